import { formatPlainDay } from './dates.ts';

/** Formats a birthday `YYYY-MM-DD` without its year, the same in every zone (core/format-14): `March 4`. */
export function formatBirthday(day: string): string {
  return formatPlainDay(day, { month: 'long', day: 'numeric' });
}

/** Formats the start of a membership, `YYYY-MM-DD`, as `May 2019`. */
export function formatMemberSince(day: string): string {
  return formatPlainDay(day, { month: 'long', year: 'numeric' });
}
