import type { Benefit, Destination, Event } from '@parlour/contract';
import { sample, seededRandom, type Random } from './random.ts';

/** How many of each the dashboard shows (spec section 9). */
export const UPCOMING_EVENTS = 3;
export const FEATURED_BENEFITS = 4;
export const TRENDING_DESTINATIONS = 4;

/** How many destinations the dashboard asks the server for (spec section 9). */
export const DESTINATION_FETCH_LIMIT = 6;

const WEEK = 7 * 24 * 60 * 60 * 1000;

const startOf = (event: Event): number => new Date(event.startDate).getTime();

/** Up to three events that start after `now`, picked at random where there are more, sorted by date (spec section 9). */
export const upcomingEvents = (
  events: readonly Event[],
  { now, random }: { readonly now: Date; readonly random: Random },
): readonly Event[] => {
  const future = events.filter((event) => startOf(event) > now.getTime());
  return sample(future, UPCOMING_EVENTS, random).toSorted(
    (one, other) => startOf(one) - startOf(other),
  );
};

/** Up to four benefits: featured or new ones first in their own order, then others at random (spec section 9). */
export const featuredBenefits = (
  benefits: readonly Benefit[],
  { random }: { readonly random: Random },
): readonly Benefit[] => {
  const isFirst = (benefit: Benefit) => benefit.isFeatured || benefit.isNew;
  const first = benefits.filter(isFirst).slice(0, FEATURED_BENEFITS);
  const rest = benefits.filter((benefit) => !isFirst(benefit));
  return [...first, ...sample(rest, FEATURED_BENEFITS - first.length, random)];
};

/** Up to four destinations: all of them in their own order, or four at random where there are more (spec section 9). */
export const trendingDestinations = (
  destinations: readonly Destination[],
  { random }: { readonly random: Random },
): readonly Destination[] =>
  destinations.length > TRENDING_DESTINATIONS
    ? sample(destinations, TRENDING_DESTINATIONS, random)
    : destinations;

/** The number of events that start within the seven days after `now`. */
export const weekCount = (events: readonly Event[], now: Date): number =>
  events.filter((event) => {
    const wait = startOf(event) - now.getTime();
    return wait >= 0 && wait < WEEK;
  }).length;

/** What the dashboard is made of. A list that could not be loaded is empty (spec section 7). */
export interface DashboardSource {
  readonly events: readonly Event[];
  readonly benefits: readonly Benefit[];
  readonly destinations: readonly Destination[];
  readonly memberId: string;
  readonly now: Date;
  /** The member's calendar day, `YYYY-MM-DD`: with the member it seeds the picks, so that a reload does not shuffle them. */
  readonly day: string;
}

/** What the dashboard shows of its source, each list in the order of the page. */
export interface DashboardPicks {
  readonly events: readonly Event[];
  readonly benefits: readonly Benefit[];
  readonly destinations: readonly Destination[];
  readonly weekCount: number;
}

/** All that the dashboard shows. Each list has numbers of its own, so that one that fails leaves the others as they were. */
export const dashboardPicks = (source: DashboardSource): DashboardPicks => {
  const randomFor = (list: string) => seededRandom(`${source.memberId} ${source.day} ${list}`);
  return {
    events: upcomingEvents(source.events, { now: source.now, random: randomFor('events') }),
    benefits: featuredBenefits(source.benefits, { random: randomFor('benefits') }),
    destinations: trendingDestinations(source.destinations, {
      random: randomFor('destinations'),
    }),
    weekCount: weekCount(source.events, source.now),
  };
};
