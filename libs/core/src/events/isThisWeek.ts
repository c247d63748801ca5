import type { Event } from '@parlour/contract';

/** Milliseconds. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Whether an event starts within the next seven days (core/events-8). */
export function isThisWeek({ startDate }: Pick<Event, 'startDate'>, now: Date): boolean {
  const timeUntilStart = Date.parse(startDate) - now.getTime();
  return timeUntilStart >= 0 && timeUntilStart < WEEK;
}
