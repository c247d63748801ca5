import { instantOfLocal, NO_SUCH_LOCAL_TIME } from '../format/zonedTime.ts';
import { type DateOrder, isAmbiguousDate, readDate } from './dates.ts';

const ZONED =
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})$/i;
/** A day and what a clock shows, as `2030-01-31 19:00`, `31/01/2030 19:00` and `January 31, 2030 7:00 PM`. */
const LOCAL = /^(.*\d)(?:T|,? )(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?(?: ?([ap])\.?m\.?)?$/i;
const NOON = 12;

/** A timestamp of a cell, or why there is none. */
export type ReadDateTime =
  | { readonly instant: string; readonly isLocal: boolean }
  | { readonly message: string };

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
  const time = ZONED.test(text) ? Date.parse(text.replace(' ', 'T').replace(' ', '')) : Number.NaN;
  if (!Number.isNaN(time)) return { instant: new Date(time).toISOString(), isLocal: false };
  const [, day = '', hour = '', minute = '', half] = LOCAL.exec(text) ?? [];
  if (zone === null || day === '') {
    const example = zone === null ? '2030-01-31T19:00+01:00' : '2030-01-31 19:00';
    const what = zone === null ? 'a moment with its zone' : 'a day and a time';
    return { message: `${label} must be ${what}, such as ${example}.` };
  }
  if (isAmbiguousDate(day) && readDate(day, order) === undefined) {
    return { message: `${label} could be two days. Write it as 2030-01-31 19:00.` };
  }
  const found = instantOfLocal(
    readDate(day, order) ?? '',
    `${hourOfDay(hour, half)}:${minute}`,
    zone,
  );
  if (found.kind === 'one') return { instant: found.instant, isLocal: true };
  if (found.kind === 'twice') {
    return {
      message: `${label} comes twice in ${zone}, since the clocks go back. Write it with its zone.`,
    };
  }
  const isTime = instantOfLocal(readDate(day, order) ?? '', '12:00', 'UTC').kind === 'one';
  return {
    message:
      isTime && Number(hour) < 24 && Number(minute) < 60
        ? `${label}: ${NO_SUCH_LOCAL_TIME}`
        : `${label} must be a day and a time, such as 2030-01-31 19:00.`,
  };
}

/** Returns the hour of a clock with 24 hours, with two digits. */
function hourOfDay(hour: string, half: string | undefined): string {
  if (half === undefined) return hour.padStart(2, '0');
  const inHalf = Number(hour) % NOON;
  return String(half.toLowerCase() === 'p' ? inHalf + NOON : inHalf).padStart(2, '0');
}
