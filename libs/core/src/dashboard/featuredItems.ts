import type { Benefit, Destination, Event } from '@parlour/contract';
import { sample, seededRandom, type Random } from './random.ts';

/** How many of each the dashboard shows (DB2 to DB4). */
export const UPCOMING_EVENTS = 3;
const FEATURED_BENEFITS = 4;
const TRENDING_DESTINATIONS = 4;

/** How many destinations the dashboard requests (DB4). */
export const DESTINATION_FETCH_LIMIT = 6;

const WEEK = 7 * 24 * 60 * 60 * 1000;

const startOf = (event: Event): number => new Date(event.startDate).getTime();

/** Selects up to three events after `now`, at random if there are more, sorted by date (DB2). */
export function upcomingEvents(
  events: readonly Event[],
  { now, random }: { readonly now: Date; readonly random: Random },
): readonly Event[] {
  const future = events.filter((event) => startOf(event) > now.getTime());
  return sample(future, UPCOMING_EVENTS, random).toSorted(
    (one, other) => startOf(one) - startOf(other),
  );
}

/** Selects up to four benefits: featured or new ones first in their given order, then others at random (DB3). */
export function featuredBenefits(
  benefits: readonly Benefit[],
  { random }: { readonly random: Random },
): readonly Benefit[] {
  const hasPriority = (benefit: Benefit) => benefit.isFeatured || benefit.isNew;
  const first = benefits.filter(hasPriority).slice(0, FEATURED_BENEFITS);
  const rest = benefits.filter((benefit) => !hasPriority(benefit));
  return [...first, ...sample(rest, FEATURED_BENEFITS - first.length, random)];
}

/** Selects up to four destinations: all in their given order, or four at random if there are more (DB4). */
export function trendingDestinations(
  destinations: readonly Destination[],
  { random }: { readonly random: Random },
): readonly Destination[] {
  return destinations.length > TRENDING_DESTINATIONS
    ? sample(destinations, TRENDING_DESTINATIONS, random)
    : destinations;
}

/** Counts the events that start within seven days of `now` (DB6). */
export function weekCount(events: readonly Event[], now: Date): number {
  return events.filter((event) => {
    const timeUntilStart = startOf(event) - now.getTime();
    return timeUntilStart >= 0 && timeUntilStart < WEEK;
  }).length;
}

/** The dashboard's input. A list that failed to load is empty. */
export interface DashboardSource {
  readonly events: readonly Event[];
  readonly benefits: readonly Benefit[];
  readonly destinations: readonly Destination[];
  readonly memberId: string;
  readonly now: Date;
  /**
   * The member's calendar day, `YYYY-MM-DD`. Day and member seed the selection, so that a reload does not shuffle it
   * (DB5).
   */
  readonly day: string;
}

/** The items that the dashboard shows, each list in display order. */
export interface FeaturedItems {
  readonly events: readonly Event[];
  readonly benefits: readonly Benefit[];
  readonly destinations: readonly Destination[];
  readonly weekCount: number;
}

/**
 * Selects everything that the dashboard shows. Each list has its own random numbers, so that one failed list does not
 * change the others (DB5).
 */
export function selectFeaturedItems(source: DashboardSource): FeaturedItems {
  const randomFor = (list: string) => seededRandom(`${source.memberId} ${source.day} ${list}`);
  return {
    events: upcomingEvents(source.events, { now: source.now, random: randomFor('events') }),
    benefits: featuredBenefits(source.benefits, { random: randomFor('benefits') }),
    destinations: trendingDestinations(source.destinations, {
      random: randomFor('destinations'),
    }),
    weekCount: weekCount(source.events, source.now),
  };
}
