/** The parts of a date that a format shows. */
export type DateFormat = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

/** A day with its year: `December 5, 2026`. */
export const dayFormat = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
} as const satisfies DateFormat;

/** Returns a formatter for a time zone, an IANA name. */
export function dateFormatterIn(timeZone: string, options: DateFormat): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch {
    // A zone that this browser does not know: the text says Greenwich time, so it stays true.
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
}

/** Formats a date in a time zone. */
export function formatInZone(date: Date, timeZone: string, options: DateFormat): string {
  return dateFormatterIn(timeZone, options).format(date);
}

/** Returns a formatted day by its parts, those that the format leaves out empty. */
function partsOf(format: Intl.DateTimeFormat, date: Date): DayParts {
  const parts = { weekday: '', day: '', month: '', year: '' };
  const values = format.formatToParts(date).map(({ type, value }) => [type, value] as const);
  return { ...parts, ...Object.fromEntries(values) };
}

/** Whether a date is valid. */
export function isValidDate(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}

/** Parses a calendar day in UTC, so that no zone can shift it; null if the text is not a valid day. */
const parseDay = (day: string): Date | null => {
  const date = new Date(`${day}T00:00:00Z`);
  return isValidDate(date) && date.toISOString().startsWith(day) ? date : null;
};

/** Formats the parts of a calendar day `YYYY-MM-DD`, the same in every zone. Returns an invalid day unchanged. */
export function formatPlainDay(day: string, options: DateFormat): string {
  const date = parseDay(day);
  return date === null ? day : formatInZone(date, 'UTC', options);
}

/** The parts of a day, see {@link eventDayParts}. */
export interface DayParts {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/**
 * Returns an event's day in its venue's zone as separate parts: `Sat`, `5`, `Dec`, `2026` (core/format-19). Null if the start is
 * not a date.
 */
export function eventDayParts(start: string, timeZone: string): DayParts | null {
  const date = new Date(start);
  if (!isValidDate(date)) return null;
  const format = dateFormatterIn(timeZone, { ...dayFormat, weekday: 'short', month: 'short' });
  const { weekday, day, month, year } = partsOf(format, date);
  return { weekday, day, month, year };
}

/** Formats an event's day for a teaser in its venue's zone: `Sat, Dec 5, 2026`. */
export function formatEventDay(start: string, timeZone: string): string {
  const date = new Date(start);
  if (!isValidDate(date)) return start;
  return formatInZone(date, timeZone, { ...dayFormat, weekday: 'short', month: 'short' });
}

/** Formats a calendar day `YYYY-MM-DD` as `December 5, 2026`. Returns an invalid day unchanged (core/format-13). */
export function formatDay(day: string): string {
  return formatPlainDay(day, dayFormat);
}

/** A time of day: `7:00 PM`. */
export const timeFormat = { hour: 'numeric', minute: '2-digit' } as const satisfies DateFormat;

/** Formats a time of day `HH:MM` as `7:30 PM`. Returns an invalid time unchanged (core/format-28). */
export function formatTimeOfDay(time: string): string {
  const date = new Date(`1970-01-01T${time}Z`);
  return isValidDate(date) ? formatInZone(date, 'UTC', timeFormat) : time;
}

/** Returns a function that gives the calendar day `YYYY-MM-DD` of a date in a zone. */
export function createDayOf(timeZone: string): (date: Date) => string {
  const format = dateFormatterIn(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return (date) => {
    const { year, month, day } = partsOf(format, date);
    return `${year.padStart(4, '0')}-${month}-${day}`;
  };
}

/** Returns the calendar day `YYYY-MM-DD` of a date in a zone. */
export function dayInZone(date: Date, timeZone: string): string {
  return createDayOf(timeZone)(date);
}

/**
 * Returns the day of an instant in the club's calendar, `YYYY-MM-DD` (core/format-25). What ends on a day ends with that day in
 * UTC, so that members in different zones and the server never differ.
 */
export function clubDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
