import { createDayOf } from './dates.ts';

/** Milliseconds. Longer than any day, also where clocks go back or a zone skips a day. */
const LONGEST_DAY = 50 * 60 * 60 * 1000;

/** Returns the first instant of the next calendar day in a zone, when "today" changes there (core/format-26). */
export function nextDayStart(now: Date, timeZone: string): Date {
  const dayOf = createDayOf(timeZone);
  const today = dayOf(now);
  let [before, after] = [now.getTime(), now.getTime() + LONGEST_DAY];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(new Date(middle)) === today) before = middle;
    else after = middle;
  }
  return new Date(after);
}
