import { isDate, typedDigits } from '@parlour/contract/values';

/** A day and a time as somebody wrote them. */
export interface WrittenTime {
  /** `YYYY-MM-DD`. Null where no day was written. */
  readonly date: string | null;
  /** `HH:MM`. Null where no time was written. */
  readonly time: string | null;
}

const DAY = 24 * 60 * 60 * 1000;
const NOON = 12;
/** The years between two that have a February 29, around the turn of most centuries. */
const LEAP = 8;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

const TIME =
  /(?:^|\s)(?:at )?(?:(?<half>\d{1,2})(?:[:.](?<halfMinute>\d{2}))? ?(?<side>[ap])\.?m\.?|(?<hour>\d{1,2}):(?<minute>\d{2})|(?<hours>\d{1,2})h(?<hoursMinute>\d{2})?|(?<noon>noon))(?=$|\s)/u;
const DAY_FIRST =
  /^(?<day>\d{1,2})(?:st|nd|rd|th|\.)? ?(?<month>[a-z]{3,9})\.?(?: (?<year>\d{4}))?$/u;
const MONTH_FIRST =
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?: (?<year>\d{4}))?$/u;

const two = (value: number) => `${value}`.padStart(2, '0');

/** Returns the place of a name that a text begins, with three letters or more. Without one it is -1. */
const placeOf = (names: readonly string[], text: string) =>
  text.length < 3 ? -1 : names.findIndex((name) => name.startsWith(text));

const after = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10);

const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay();

type Parts = Readonly<Record<string, string | undefined>>;

/** Returns the time of its parts. Null for one that no clock shows. */
function timeOf(parts: Parts): string | null {
  const { half, halfMinute = '0', side, hour, minute, hours, hoursMinute, noon } = parts;
  if (noon !== undefined) return '12:00';
  const isHalf = half !== undefined;
  const written = Number(half ?? hour ?? hours);
  if (isHalf && (written < 1 || written > NOON)) return null;
  const at = isHalf ? (written % NOON) + (side === 'p' ? NOON : 0) : written;
  const minutes = Number(isHalf ? halfMinute : (minute ?? hoursMinute ?? '0'));
  return at > 23 || minutes > 59 ? null : `${two(at)}:${two(minutes)}`;
}

/** Returns the day of its parts: without a year the next such day from today on. Null for one that does not exist. */
function dayOf({ day = '', month = '', year }: Parts, today: string): string | null {
  const place = placeOf(months, month);
  if (place < 0) return null;
  const inYear = (of: string) => `${of}-${two(place + 1)}-${day.padStart(2, '0')}`;
  if (year !== undefined) return isDate(inYear(year)) ? inYear(year) : null;
  const first = Number(today.slice(0, 4));
  const years = Array.from({ length: LEAP + 1 }, (_, index) => `${first + index}`);
  return years.map(inYear).find((each) => isDate(each) && each >= today) ?? null;
}

function dateOf(text: string, today: string): string | null {
  if (text === 'today' || text === 'tonight') return today;
  if (text === 'tomorrow') return after(today, 1);
  if (isDate(text)) return text;
  const [first = '', ...rest] = text.split(' ');
  const weekday = placeOf(weekdays, first);
  if (weekday >= 0) {
    if (rest.length === 0) return after(today, (weekday - weekdayOf(today) + 7) % 7);
    const day = dateOf(rest.join(' '), today);
    // A weekday that contradicts its day tells of a slip.
    return day === null || weekdayOf(day) !== weekday ? null : day;
  }
  const parts = (DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups;
  return parts === undefined ? null : dayOf(parts, today);
}

/**
 * Reads a day and a time as people write them (core/staff-21): `fri 8pm`, `12 dec 20:00`, `tomorrow noon`, `2030-12-12`. Null where
 * any of the text is not understood. Digits may be of any script. A day in figures with slashes is not, as it can be read in two ways.
 *
 * @param today - the writer's day, `YYYY-MM-DD`.
 */
export function parseWrittenTime(text: string, today: string): WrittenTime | null {
  const written = typedDigits(text)
    .toLowerCase()
    .replaceAll(/[,\s]+/gu, ' ')
    .trim();
  const match = TIME.exec(written);
  const time = match === null ? null : timeOf(match.groups ?? {});
  if (match !== null && time === null) return null;
  const rest = match === null ? written : written.replace(match[0], ' ');
  const day = rest.replaceAll(/\s+/gu, ' ').trim().replace(/^on /u, '');
  if (day === '') return time === null ? null : { date: null, time };
  const date = dateOf(day, today);
  return date === null ? null : { date, time };
}
