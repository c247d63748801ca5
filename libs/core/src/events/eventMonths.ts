import type { Event } from '@parlour/contract';
import { dayInZone, formatInZone, isValidDate } from '../format/dates.ts';
import { splitPastAndUpcoming } from './splitPastAndUpcoming.ts';

/** One month and its events; never empty. */
export interface EventMonth {
  /** `2026-12`. */
  readonly month: string;
  /** `December 2026`. */
  readonly title: string;
  /** Soonest first. */
  readonly events: readonly Event[];
}

/** Returns the month of a date in a zone, `2026-12`. */
const monthInZone = (date: Date, timeZone: string): string =>
  dayInZone(date, timeZone).slice(0, -'-dd'.length);

/** Whether an event starts in a month `2026-12` of its venue's calendar, so that a heading can say it (core/events-9). */
export function startsInMonth(
  { startDate, timeZone }: Pick<Event, 'startDate' | 'timeZone'>,
  month: string,
): boolean {
  const start = new Date(startDate);
  return isValidDate(start) && monthInZone(start, timeZone) === month;
}

/**
 * Groups the events that are not over by month, the next one first (core/events-5). An event is in the month that its venue's
 * calendar shows. One that has begun is in the current month.
 */
export function eventMonths(events: readonly Event[], now: Date): readonly EventMonth[] {
  const months = new Map<string, { month: string; title: string; events: Event[] }>();
  for (const event of splitPastAndUpcoming(events, now).upcoming) {
    const date = new Date(Math.max(new Date(event.startDate).getTime(), now.getTime()));
    const month = monthInZone(date, event.timeZone);
    const known = months.get(month);
    if (known !== undefined) known.events.push(event);
    else {
      const title = formatInZone(date, event.timeZone, { month: 'long', year: 'numeric' });
      months.set(month, { month, title, events: [event] });
    }
  }
  return [...months.values()].toSorted((one, other) => (one.month < other.month ? -1 : 1));
}
