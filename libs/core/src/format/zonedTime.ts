import { isValidDate } from './dates.ts';

/** The instants when a zone's clock shows a date and a time: one, none where it skips that time, or two. */
export type LocalInstant =
  | { readonly kind: 'one'; readonly instant: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'twice'; readonly first: string; readonly second: string };

/** A date and a time that a zone's clock shows. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 24-hour `HH:MM`. */
  readonly time: string;
}

/** Said where {@link instantOfLocal} finds none (core/format-30). */
export const NO_SUCH_LOCAL_TIME =
  'This time does not exist there: the clocks go forward. Please choose another one.';

/** Said where {@link instantOfLocal} finds two: the first one is taken (core/format-30). */
export const LOCAL_TIME_TWICE =
  'The clocks go back there, so this time comes twice. The first one is taken.';

const HOUR = 60 * 60 * 1000;

// Creating a formatter takes longer than everything else here.
const MOST_FORMATTERS = 50;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formatters.size >= MOST_FORMATTERS) formatters.clear();
  formatters.set(timeZone, format);
  return format;
}

/**
 * Returns a zone's offset from UTC at an instant, both in milliseconds.
 *
 * @throws RangeError where the zone is unknown.
 */
export function offsetAt(instant: number, timeZone: string): number {
  const seconds = Math.floor(instant / 1000) * 1000;
  const numbers = formatterOf(timeZone).format(seconds).match(/\d+/g)?.map(Number);
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = numbers ?? [];
  return Date.UTC(year, month - 1, day, hour, minute, second) - seconds;
}

/** Whether times can be computed in a zone. */
export function isKnownZone(timeZone: string): boolean {
  try {
    formatterOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** As a formatted date: a zone that is not known here has the time of UTC. */
const zoneOrUtc = (timeZone: string) => (isKnownZone(timeZone) ? timeZone : 'UTC');

/** The last minute of four digits of a year, in milliseconds. A later one could not be written as other times are. */
const LAST_MINUTE = Date.UTC(9999, 11, 31, 23, 59);

/** Returns a date and a time in UTC, in milliseconds. Null if there is no such day or time. */
function parseLocal(date: string, time: string): number | null {
  const text = `${date}T${time}:00.000Z`;
  const parsed = new Date(text);
  return isValidDate(parsed) && parsed.toISOString() === text ? parsed.getTime() : null;
}

/** Hours around a time within which every offset that may hold then is found, also where a zone skips a day. */
const AROUND = [-36, -24, -12, 0, 12, 24, 36];

/**
 * Returns the instants when a zone's clock shows a date and a time (core/format-29, core/format-30). There is none for a day or time
 * that does not exist, such as February 30.
 * @param date `YYYY-MM-DD`
 * @param time 24-hour `HH:MM`
 * @param timeZone IANA name; an unknown one has the time of UTC
 */
export function instantOfLocal(date: string, time: string, timeZone: string): LocalInstant {
  const local = parseLocal(date, time);
  if (local === null) return { kind: 'none' };
  const zone = zoneOrUtc(timeZone);
  const offsets = new Set(AROUND.map((hours) => offsetAt(local + hours * HOUR, zone)));
  const [first, second] = [...offsets]
    .map((offset) => ({ offset, instant: local - offset }))
    .filter(({ offset, instant }) => offsetAt(instant, zone) === offset)
    .map(({ instant }) => instant)
    .toSorted((one, other) => one - other)
    .map((instant) => new Date(Math.min(instant, LAST_MINUTE)).toISOString());
  if (first === undefined) return { kind: 'none' };
  return second === undefined ? { kind: 'one', instant: first } : { kind: 'twice', first, second };
}

/**
 * Returns what a zone's clock shows at an instant, to the minute (core/format-29). Both parts are empty for a text that is no
 * instant.
 * @param instant ISO 8601, UTC
 * @param timeZone IANA name; an unknown one has the time of UTC
 */
export function localOfInstant(instant: string, timeZone: string): LocalTime {
  const date = new Date(instant);
  if (!isValidDate(date)) return { date: '', time: '' };
  const local = date.getTime() + offsetAt(date.getTime(), zoneOrUtc(timeZone));
  const text = new Date(Math.min(local, LAST_MINUTE)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
