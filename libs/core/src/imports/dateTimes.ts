import { instantOfLocal, NO_SUCH_LOCAL_TIME } from '../format/zonedTime.ts';
import { type DateOrder, isAmbiguousDate, readDate, readSerialDay } from './dates.ts';

/** A day, a time and its zone: ISO 8601, emails, and what browsers write, as `Thu Jan 31 2030 19:00:00 GMT+0100 (CET)`. */
const ZONED =
  /^(.+?)[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(?:Z|UTC|GMT|(?:UTC|GMT)?([+-]\d{2})(?::?(\d{2}))?)(?: \(.*\))?$/i;
/** Year, month, day and time without marks between. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(?:(\d{2}))?(?=Z?$)/;

/** What clocks show, in the ways of several countries. */
const CLOCKS = [
  /^(\d{1,2})[:h](\d{2})(?::\d{2}(?:[.,]\d{1,9})?)?(?: ?([ap])\.? ?m\.?| ?uhr| ?h)?$/i,
  /^(\d{1,2})(?: ?([ap])\.? ?m\.?| ?h| ?uhr)$/i,
  /^(\d{1,2})\.(\d{2})(?: ?([ap])\.? ?m\.?| ?uhr)?$/i,
] as const;
const NOON = 12;
/** What is between a day and a time. */
const BETWEEN = /(?<=\d)T(?=\d)|(?:,| -)? (?:(?:at|um|à) )?/g;
/** A time within a text: what follows it is no time of a day alone, as in `7:00 PM (GMT+2) → 11:00 PM`. */
const HAS_CLOCK = /\d[:h]\d{2}|\d ?[ap]\.? ?m\b/i;
/** A time of a spreadsheet whose day was never set. */
const DAY_OF_TIMES = /^(?:1899-12-3[01]|1900-01-0[01]|(?:12\/3[01]\/1899|0?1\/0?[01]\/1900))$/;

/** A timestamp of a cell, or why there is none. */
export type ReadDateTime =
  | { readonly instant: string; readonly isLocal: boolean }
  | { readonly message: string };

/** The day and the time of a cell, each as it is written. Empty for what it does not have. */
interface CellTime {
  readonly day: string;
  /** `HH:MM`, at most `24:00`. */
  readonly clock: string;
}

/** Reads a time of the day, as `19:00`, `7:00 PM`, `7 pm`, `19h00` and `19.00 Uhr`. Undefined for anything else. */
export function readClock(text: string): string | undefined {
  const [first, second, third] = CLOCKS.map((pattern) => pattern.exec(text));
  const whole = first ?? third;
  const [hour, minute, half] = whole
    ? [whole[1] ?? '', whole[2] ?? '', whole[3]]
    : [second?.[1] ?? '', '00', second?.[2]];
  if (hour === '') return undefined;
  if (half?.toLowerCase() === 'a' && Number(hour) > NOON) return undefined;
  return `${hourOfDay(hour, half)}:${minute}`;
}

/** Returns the hour of a clock with 24 hours, with two digits. */
function hourOfDay(hour: string, half: string | undefined): string {
  if (half === undefined) return hour.padStart(2, '0');
  const inHalf = Number(hour) % NOON;
  return String(half.toLowerCase() === 'p' ? inHalf + NOON : inHalf).padStart(2, '0');
}

/** Splits a cell into its day and its time. One with a zone of its own has neither. */
export function splitTime(cell: string, order: DateOrder): CellTime {
  const text = plainOf(cell);
  if (zonedTime(text, order) !== undefined) return { day: '', clock: '' };
  const serial = order === 'serial' ? readSerialDay(text) : undefined;
  if (serial !== undefined) {
    return { day: serial.date, clock: /\D/.test(text) ? serial.time : '' };
  }
  const alone = readClock(text);
  if (alone !== undefined) return { day: '', clock: alone };
  let first: CellTime | undefined;
  for (const { 0: between, index } of text.matchAll(BETWEEN)) {
    const [before, after] = [text.slice(0, index), text.slice(index + between.length)];
    const late = readClock(after);
    if (late !== undefined && !HAS_CLOCK.test(before))
      return { day: DAY_OF_TIMES.test(before) ? '' : before, clock: late };
    const early = readClock(before);
    // The longest one: `7:00 PM Jan 31, 2030` is not 07:00.
    if (early !== undefined) first = { day: after, clock: early };
  }
  return first ?? { day: text, clock: '' };
}

/** Returns a cell with one space where it has some, and with marks within its day and its time. */
const plainOf = (cell: string): string =>
  cell
    .trim()
    .replace(/\s+/g, ' ')
    .replace(
      COMPACT,
      (_, year: string, month: string, day: string, hour: string, minute: string, second = '00') =>
        `${year}-${month}-${day}T${hour}:${minute}:${second}`,
    )
    .replace(/日(?=\d)/, '日 ');

/** Returns the moment of a text with a zone of its own, in milliseconds. Undefined where it has none. */
function zonedTime(text: string, order: DateOrder): number | undefined {
  const [, day, clock = '', hours = '+00', minutes = '00'] = ZONED.exec(text) ?? [];
  const date = day === undefined ? undefined : readDate(day, order);
  if (date === undefined) return undefined;
  const time = Date.parse(`${date}T${clock}${hours}:${minutes}`);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Reads a timestamp. One without a zone is what clocks of a zone show, to the minute (core/imports-11).
 *
 * @param zone - IANA name. Null refuses what has no zone of its own.
 */
export function readDateTime(
  label: string,
  text: string,
  order: DateOrder,
  zone: string | null,
): ReadDateTime {
  const plain = plainOf(text);
  const time = zonedTime(plain, order);
  if (time !== undefined) return { instant: new Date(time).toISOString(), isLocal: false };
  const { day, clock } = splitTime(plain, order);
  if (zone === null || clock === '') {
    const example = zone === null ? '2030-01-31T19:00+01:00' : '2030-01-31 19:00';
    const what = zone === null ? 'a moment with its zone' : 'a day and a time';
    return { message: `${label} must be ${what}, such as ${example}.` };
  }
  const date = readDate(day, order);
  if (isAmbiguousDate(day) && date === undefined) {
    return { message: `${label} could be two days. Write it as 2030-01-31 19:00.` };
  }
  const [onDay, at] = clock === '24:00' ? [nextDay(date ?? ''), '00:00'] : [date ?? '', clock];
  const found = instantOfLocal(onDay, at, zone);
  if (found.kind === 'one') return { instant: found.instant, isLocal: true };
  if (found.kind === 'twice') {
    return {
      message: `${label} comes twice in ${zone}, since the clocks go back. Write it with its zone.`,
    };
  }
  const isDay = instantOfLocal(onDay, '12:00', 'UTC').kind === 'one';
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(at);
  return {
    message:
      isDay && isTime
        ? `${label}: ${NO_SUCH_LOCAL_TIME}`
        : `${label} must be a day and a time, such as 2030-01-31 19:00.`,
  };
}

const DAY = 24 * 60 * 60 * 1000;

/** Returns the day after a day, both `YYYY-MM-DD`. Any other text is unchanged. */
export function nextDay(date: string): string {
  const time = Date.parse(`${date}T00:00Z`);
  return Number.isNaN(time) ? date : new Date(time + DAY).toISOString().slice(0, 10);
}
