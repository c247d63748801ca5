import { isDate } from '@parlour/contract/values';
import { once } from '../text/once.ts';

/**
 * The order of day and month in a column. `unknown` where each of its days could be read in two ways, `mixed` where its days
 * contradict each other, `serial` where all of its values are the numbers of spreadsheets.
 */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'unknown' | 'mixed' | 'serial';

const SLASHED = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:[ T,].*)?$/;
/** The year, month and day of ISO 8601 and its like, perhaps with a time. */
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?:[ T,].*)?$/;
const COMPACT = /^((?:19|20|21)\d{2})(\d{2})(\d{2})(?:T.*)?$/;
/** What spreadsheets store in place of a day: a number of days, and of a time its fraction. */
const SERIAL = /^(\d{5})(?:[.,](\d+))?$/;

/** A day with the name of its month, as `31 January 2030`, `31-Jan-2030` and `Jan 31, 2030`. */
const NAMED =
  /^(?:(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[ /-](?:de |d[’'])?(\p{L}{3,10})\.?|(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?),?(?: de)?[ /-](\d{4})(?:[, ].*)?$/iu;
/** A weekday before a day, as `Sat, Jan 31, 2030`. */
const WEEKDAY = /^(?![ap]\.?m\b)\p{L}{2,10}\.?,? (?=\p{L}{3,10}\.? \d|\d)/iu;

/** The year of a day in two digits, as `31.1.30` and `31-Jan-30`. */
const SHORT_YEAR = /^(\d{1,2}([./])\d{1,2}\2|\d{1,2}([-/])\p{L}{3,10}\.?\3)(\d{2})(?=$|[ T,])/u;
const EAST_ASIAN = /^(\d{4})年(\d{1,2})月(\d{1,2})日/;
const CENTURY = 100;
/** The middle of the hundred years that two digits can mean. */
const MIDDLE_YEAR = 2026;

const MONTHS = 12;
/** Days from the one that serial numbers count from to that of the clocks of computers. */
const SERIAL_OFFSET = 25_569;
const DAY = 24 * 60 * 60 * 1000;

/** The languages whose names of months are read. */
const LANGUAGES = ['en', 'de', 'de-AT', 'fr', 'it', 'es', 'pt', 'nl'];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

const monthNames = once(() =>
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: MONTHS }, (_, index) => ({
        month: index + 1,
        name: plain(format.format(Date.UTC(2030, index, 15))),
      }));
    }),
  ),
);

/** Returns the month of a name or of its beginning. Undefined where none or several begin so. */
function monthOf(name: string): number | undefined {
  const start = plain(name);
  const known = monthNames();
  const exact = known.find((each) => each.name === start);
  if (exact !== undefined) return exact.month;
  const found = new Set(
    known.filter((each) => each.name.startsWith(start)).map(({ month }) => month),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

/** Returns what a day says of its order: a number above twelve is a day, and one before a point too. */
function orderOfDay(cell: string): 'dayFirst' | 'monthFirst' | 'unknown' {
  const [, first = '', separator, second = ''] = SLASHED.exec(wholeYear(cell.trim())) ?? [];
  if (separator === '.' || Number(first) > MONTHS) return 'dayFirst';
  return Number(second) > MONTHS ? 'monthFirst' : 'unknown';
}

/** Returns what is known of the order of a column with one more of its values (core/imports-3). */
export function dateOrderOf(known: DateOrder, cell: string): DateOrder {
  const order = orderOfDay(cell);
  if (known === 'unknown' || order === 'unknown' || known === order) {
    return known === 'unknown' ? order : known;
  }
  return 'mixed';
}

/** Whether a cell could be the number that a spreadsheet stores in place of a day. */
export function isSerialDay(cell: string): boolean {
  return SERIAL.test(cell.trim());
}

const dayOf = (year: string, month: string | number, day: string) =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
const existing = (date: string) => (isDate(date) ? date : undefined);

/** Reads a day in the order of its column as `YYYY-MM-DD`. Undefined where it is none, or could be two days (core/imports-3). */
export function readDate(written: string, order: DateOrder): string | undefined {
  const cell = wholeYear(written).replace(EAST_ASIAN, '$1-$2-$3');
  const [, year, , month = '', day = ''] = YEAR_FIRST.exec(cell) ?? [];
  if (year !== undefined) return existing(dayOf(year, month, day));
  const [, compactYear, compactMonth = '', compactDay = ''] = COMPACT.exec(cell) ?? [];
  if (compactYear !== undefined) return existing(dayOf(compactYear, compactMonth, compactDay));
  const named = NAMED.exec(cell) ?? NAMED.exec(cell.replace(WEEKDAY, ''));
  if (named !== null) {
    const name = monthOf(named[2] ?? named[3] ?? '');
    return existing(dayOf(named[5] ?? '', name ?? '', named[1] ?? named[4] ?? ''));
  }
  if (order === 'serial') return readSerialDay(cell)?.date;
  return readSlashed(cell, order) ?? readSlashed(cell.replace(WEEKDAY, ''), order);
}

/** Writes a year of two digits with four: the one at most 50 years from this one. */
function wholeYear(cell: string): string {
  return cell.replace(SHORT_YEAR, (_, start: string, _dot, _dash, year: string) => {
    const away = Math.round((MIDDLE_YEAR - Number(year)) / CENTURY);
    return `${start}${Number(year) + away * CENTURY}`;
  });
}

function readSlashed(cell: string, order: DateOrder): string | undefined {
  const [, first = '', , second = '', year = ''] = SLASHED.exec(cell) ?? [];
  // In a column whose days contradict each other, only what says its order itself is read.
  const own = order === 'dayFirst' || order === 'monthFirst' ? order : orderOfDay(cell);
  if (year === '' || (own === 'unknown' && first !== second)) return undefined;
  const [day, month] = own === 'monthFirst' ? [second, first] : [first, second];
  return existing(dayOf(year, month, day));
}

/** Reads the number of a spreadsheet as a day and a time, of the clocks that its writer looked at. */
export function readSerialDay(
  cell: string,
): { readonly date: string; readonly time: string } | undefined {
  const [, days, fraction = '0'] = SERIAL.exec(cell.trim()) ?? [];
  if (days === undefined) return undefined;
  const part = Math.round(Number(`0.${fraction}`) * 24 * 60) / (24 * 60);
  const text = new Date((Number(days) - SERIAL_OFFSET + part) * DAY + 1).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Whether a cell is a day that could be read in two ways. */
export function isAmbiguousDate(cell: string): boolean {
  const [, first, , second] = SLASHED.exec(wholeYear(cell.trim())) ?? [];
  return first !== undefined && first !== second && orderOfDay(cell) === 'unknown';
}
