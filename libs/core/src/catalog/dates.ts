/** The parts of a date that a format shows. */
type Shown = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

const dayShown = { year: 'numeric', month: 'long', day: 'numeric' } as const satisfies Shown;
const timeShown = { hour: 'numeric', minute: '2-digit' } as const satisfies Shown;

const formatterIn = (timeZone: string, shown: Shown): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('en-US', { ...shown, timeZone });
  } catch {
    // A zone that this browser does not know: UTC is named in the text, so the time stays true.
    return new Intl.DateTimeFormat('en-US', { ...shown, timeZone: 'UTC' });
  }
};

const format = (moment: Date, timeZone: string, shown: Shown): string =>
  formatterIn(timeZone, shown).format(moment);

const zoneName = (moment: Date, timeZone: string): string =>
  formatterIn(timeZone, { timeZoneName: 'short' })
    .formatToParts(moment)
    .find((part) => part.type === 'timeZoneName')?.value ?? timeZone;

const formatLongDay = (moment: Date, timeZone: string): string =>
  format(moment, timeZone, { weekday: 'long', ...dayShown });

const isValid = (date: Date): boolean => !Number.isNaN(date.getTime());

/** A plain day, read in UTC so that no zone can shift it; null where the text is no day of the calendar. */
const plainDay = (day: string): Date | null => {
  const date = new Date(`${day}T00:00:00Z`);
  return isValid(date) && date.toISOString().startsWith(day) ? date : null;
};

const formatPlain = (day: string, shown: Shown): string => {
  const date = plainDay(day);
  return date === null ? day : format(date, 'UTC', shown);
};

/**
 * From one moment to another in a zone, whose name follows: `7:00 PM – 10:00 PM EST`. An end on another day has its date
 * too, and a change of clocks in between names both zones. An end that is none, or before the start, is left out.
 */
const formatSpan = (from: Date, end: string | null, timeZone: string): string => {
  const to = end === null ? from : new Date(end);
  const day = (moment: Date) => formatLongDay(moment, timeZone);
  const time = (moment: Date) => format(moment, timeZone, timeShown);
  const fromZone = zoneName(from, timeZone);
  if (!isValid(to) || to <= from) return `${time(from)} ${fromZone}`;
  const toZone = zoneName(to, timeZone);
  const last = day(from) === day(to) ? time(to) : `${day(to)}, ${time(to)}`;
  return `${time(from)}${fromZone === toZone ? '' : ` ${fromZone}`} – ${last} ${toZone}`;
};

/**
 * When an event takes place, in its venue's zone: `Saturday, December 5, 2026, 7:00 PM EST`. An end on the same day adds
 * its time, an end on another day its date too, and a change of clocks in between names both zones.
 * @param start ISO 8601, UTC
 * @param end ISO 8601, UTC; null where the event has no known end
 * @param timeZone IANA name, such as `America/New_York`
 */
export const formatEventDate = (start: string, end: string | null, timeZone: string): string => {
  const from = new Date(start);
  if (!isValid(from)) return start;
  return `${formatLongDay(from, timeZone)}, ${formatSpan(from, end, timeZone)}`;
};

/** The same without the day of the start, for a place that shows it already: `7:00 PM – 10:00 PM EST`. */
export const formatEventTime = (start: string, end: string | null, timeZone: string): string => {
  const from = new Date(start);
  return isValid(from) ? formatSpan(from, end, timeZone) : start;
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

/** A moment in the reader's zone: `December 5, 2026, 7:00 PM EST`. `moment` is ISO 8601 in UTC. */
export const formatMoment = (moment: string, timeZone: string): string => {
  const date = new Date(moment);
  if (!isValid(date)) return moment;
  const day = format(date, timeZone, dayShown);
  return `${day}, ${format(date, timeZone, timeShown)} ${zoneName(date, timeZone)}`;
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
