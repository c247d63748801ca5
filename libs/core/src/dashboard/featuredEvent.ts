import type { Event } from '@parlour/contract';
import { clubDay } from '../format/dates.ts';
import { seededRandom } from './random.ts';

/** The most events of the dashboard's own section (core/dashboard-2). */
export const UPCOMING_EVENTS = 3;

/** What the choice of the featured event reads. */
export type EventToFeature = Pick<Event, 'id' | 'startDate' | 'imageUrl'>;

/** Whether an event starts after `now`. */
export function isUpcoming({ startDate }: Pick<Event, 'startDate'>, now: Date): boolean {
  return new Date(startDate).getTime() > now.getTime();
}

/**
 * Selects the event that the carousel shows first, null with at most three upcoming ones. It is the same for everybody
 * on a day of the club, so that the server can send its picture with the page (core/dashboard-12).
 */
export function featuredEvent<Item extends EventToFeature>(
  events: readonly Item[],
  now: Date,
): Item | null {
  const upcoming = events.filter((event) => isUpcoming(event, now));
  if (upcoming.length <= UPCOMING_EVENTS) return null;
  const ranks = upcoming
    .filter(({ imageUrl }) => imageUrl !== null)
    .map((event) => ({ event, rank: seededRandom(`${clubDay(now)} ${event.id}`)() }));
  return ranks.toSorted((one, other) => one.rank - other.rank)[0]?.event ?? null;
}
