import type { Event } from '@parlour/contract';
import { isOpenEnd } from '../format/openEnd.ts';

/** Hours that an event without a known end takes in a calendar (core/events-4). Without an end it would take none. */
const USUAL_HOURS = 3;

/**
 * Returns when an event ends in a calendar (core/events-4). Whether it is over is another question (core/events-1).
 *
 * @param event with times in ISO 8601, UTC
 */
export function calendarEnd({ startDate, endDate }: Pick<Event, 'startDate' | 'endDate'>): Date {
  const start = new Date(startDate);
  const end = new Date(endDate ?? startDate);
  return end > start && !isOpenEnd(start, end)
    ? end
    : new Date(start.getTime() + USUAL_HOURS * 60 * 60 * 1000);
}
