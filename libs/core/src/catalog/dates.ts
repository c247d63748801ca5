/** The parts of a date that a format shows. */
export type Shown = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

/** A day with its year: `December 5, 2026`. */
export const dayShown = { year: 'numeric', month: 'long', day: 'numeric' } as const satisfies Shown;

/** Formats in a zone, an IANA name. */
export const formatterIn = (timeZone: string, shown: Shown): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('en-US', { ...shown, timeZone });
  } catch {
    // A zone that this browser does not know: UTC is named in the text, so the time stays true.
    return new Intl.DateTimeFormat('en-US', { ...shown, timeZone: 'UTC' });
  }
};

/** A moment in a zone. */
export const format = (moment: Date, timeZone: string, shown: Shown): string =>
  formatterIn(timeZone, shown).format(moment);

/** Whether a date is one of the calendar. */
export const isValid = (date: Date): boolean => !Number.isNaN(date.getTime());

/** A plain day, read in UTC so that no zone can shift it; null where the text is no day of the calendar. */
const plainDay = (day: string): Date | null => {
  const date = new Date(`${day}T00:00:00Z`);
  return isValid(date) && date.toISOString().startsWith(day) ? date : null;
};

const formatPlain = (day: string, shown: Shown): string => {
  const date = plainDay(day);
  return date === null ? day : format(date, 'UTC', shown);
};

/** The words of a day, as {@link eventDayWords} gives them. */
export interface DayWords {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** An event's day in its venue's zone, in words that are set apart: `Sat`, `5`, `Dec`, `2026`. Null where it is no date. */
export const eventDayWords = (start: string, timeZone: string): DayWords | null => {
  const from = new Date(start);
  if (!isValid(from)) return null;
  const word = (shown: Shown) => format(from, timeZone, shown);
  return {
    weekday: word({ weekday: 'short' }),
    day: word({ day: 'numeric' }),
    month: word({ month: 'short' }),
    year: word({ year: 'numeric' }),
  };
};

/** An event's day for a card, in its venue's zone: `Sat, Dec 5, 2026`. */
export const formatEventDay = (start: string, timeZone: string): string => {
  const from = new Date(start);
  if (!isValid(from)) return start;
  return format(from, timeZone, { ...dayShown, weekday: 'short', month: 'short' });
};

/** A plain day `YYYY-MM-DD`: `December 5, 2026`. A text that is no day is given back as it is. */
export const formatDay = (day: string): string => formatPlain(day, dayShown);

/** A birthday `YYYY-MM-DD` without its year, the same in every zone (spec section 5): `March 4`. */
export const formatBirthday = (day: string): string =>
  formatPlain(day, { month: 'long', day: 'numeric' });

/** Since when a member belongs to the club, from `YYYY-MM-DD`: `May 2019`. */
export const formatMemberSince = (day: string): string =>
  formatPlain(day, { month: 'long', year: 'numeric' });

/** The calendar day `YYYY-MM-DD` that a moment falls on in a zone. */
export const dayInZone = (moment: Date, timeZone: string): string => {
  const parts = formatterIn(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(moment)
    .map(({ type, value }): [string, string] => [type, value]);
  const { year = '', month = '', day = '' } = Object.fromEntries(parts);
  return `${year.padStart(4, '0')}-${month}-${day}`;
};
