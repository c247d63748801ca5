import { isDate } from '@parlour/contract/values';

/**
 * The order of day and month in a column. `unknown` where each of its days could be read in two ways, `mixed` where its days
 * contradict each other.
 */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'unknown' | 'mixed';

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

/** Returns what a day says of its order: a number above twelve is a day, and one before a point too. */
function orderOfDay(cell: string): 'dayFirst' | 'monthFirst' | 'unknown' {
  const [, first = '', separator, second = ''] = SLASHED.exec(cell.trim()) ?? [];
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

/** Reads a day in the order of its column as `YYYY-MM-DD`. Undefined where it is none, or could be two days (core/imports-3). */
export function readDate(cell: string, order: DateOrder): string | undefined {
  const iso = ISO.exec(cell)?.[1];
  if (iso !== undefined) return isDate(iso) ? iso : undefined;
  const named = NAMED.exec(cell);
  if (named !== null) return readNamedDay(named);
  const [, first = '', , second = '', year = ''] = SLASHED.exec(cell) ?? [];
  // In a column whose days contradict each other, only what says its order itself is read.
  const own = order === 'unknown' || order === 'mixed' ? orderOfDay(cell) : order;
  if (year === '' || (own === 'unknown' && first !== second)) return undefined;
  const [day, month] = own === 'monthFirst' ? [second, first] : [first, second];
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
  const [, first, , second] = SLASHED.exec(cell.trim()) ?? [];
  return first !== undefined && first !== second && orderOfDay(cell) === 'unknown';
}
