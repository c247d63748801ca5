import { isDate } from '@parlour/contract/values';

/** The order of day and month in a column. `unknown` where each of its days could be read in two ways. */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'unknown';

const SLASHED = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:[ T].*)?$/;
/** The year, month and day of ISO 8601, perhaps with a time. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[ T].*)?$/;

/** A day with the name of its month, as `31 January 2030` and `Jan 31, 2030`. */
const NAMED = /^(?:(\d{1,2})\.? ([a-z]{3,9})\.?|([a-z]{3,9})\.? (\d{1,2})),? (\d{4})(?:[, ].*)?$/i;
const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const MONTHS = 12;

/** Returns what one more value says of the order of its column: a number above twelve is a day (PK3). */
export function dateOrderOf(known: DateOrder, cell: string): DateOrder {
  if (known !== 'unknown') return known;
  const [, first = '', separator, second = ''] = SLASHED.exec(cell.trim()) ?? [];
  if (separator === '.') return 'dayFirst';
  if (Number(first) > MONTHS) return 'dayFirst';
  return Number(second) > MONTHS ? 'monthFirst' : 'unknown';
}

/** Reads a day in the order of its column as `YYYY-MM-DD`. Undefined where it is none, or could be two days (PK3). */
export function readDate(cell: string, order: DateOrder): string | undefined {
  const iso = ISO.exec(cell)?.[1];
  if (iso !== undefined) return isDate(iso) ? iso : undefined;
  const named = NAMED.exec(cell);
  if (named !== null) return readNamedDay(named);
  const [, first = '', , second = '', year = ''] = SLASHED.exec(cell) ?? [];
  if (year === '' || (order === 'unknown' && first !== second)) return undefined;
  const [day, month] = order === 'monthFirst' ? [second, first] : [first, second];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
}

function readNamedDay(parts: RegExpExecArray): string | undefined {
  const name = (parts[2] ?? parts[3] ?? '').toLowerCase();
  const month = MONTH_NAMES.findIndex((each) => each.startsWith(name)) + 1;
  const day = (parts[1] ?? parts[4] ?? '').padStart(2, '0');
  const date = `${parts[5]}-${String(month).padStart(2, '0')}-${day}`;
  return isDate(date) ? date : undefined;
}

/** Whether a cell is a day that could be read in two ways. */
export function isAmbiguousDate(cell: string): boolean {
  return SLASHED.test(cell) && dateOrderOf('unknown', cell) === 'unknown';
}
