import { createDayOf, isValidDate } from './dates.ts';

/** The calendar days that an event takes as a whole, both `YYYY-MM-DD`. */
export interface WholeDays {
  readonly first: string;
  readonly last: string;
}

/** Milliseconds. An end of a day may be written as its last minute. */
const MINUTE = 60 * 1000;

/**
 * Returns the days of an event that takes whole days where it is: from the start of a day to the end of that or a later one, which
 * is midnight or the last minute before it (core/format-34). Null for any other, also for one without an end, which may begin at
 * midnight.
 * @param start ISO 8601, UTC
 * @param end ISO 8601, UTC; null if unknown
 * @param timeZone IANA name of the venue's zone
 */
export function wholeDaysOf(start: string, end: string | null, timeZone: string): WholeDays | null {
  const [from, to] = [new Date(start), new Date(end ?? '')];
  if (!isValidDate(from) || !isValidDate(to) || to <= from) return null;
  const dayOf = createDayOf(timeZone);
  const dayAt = (date: Date, shift: number) => dayOf(new Date(date.getTime() + shift));
  const [first, last] = [dayOf(from), dayAt(to, -1)];
  // The first instant of a day is not always midnight: some clocks skip that hour.
  if (dayAt(from, -1) === first || dayAt(to, MINUTE) === last) return null;
  return { first, last };
}
