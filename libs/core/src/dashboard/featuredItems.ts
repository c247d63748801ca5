import type { Benefit, Destination, Event } from '@parlour/contract';
import { isThisWeek } from '../events/isThisWeek.ts';
import { CAROUSEL_SLIDES, carouselSlides, type Slide } from './carousel.ts';
import { featuredEvent, isUpcoming, UPCOMING_EVENTS } from './featuredEvent.ts';
import { sample, seededRandom, type Random } from './random.ts';

/** How many benefits and destinations the dashboard shows (core/dashboard-3, core/dashboard-4). */
const FEATURED_BENEFITS = 4;
const TRENDING_DESTINATIONS = 4;

/** How many destinations the dashboard requests (core/dashboard-4). */
export const DESTINATION_FETCH_LIMIT = 6;

const startOf = (event: Event): number => new Date(event.startDate).getTime();

/** A selection from one list. */
interface Selection<Item> {
  /** The items of the list's own section, in display order. */
  readonly cards: readonly Item[];
  /** Further items for the carousel, without cards (core/dashboard-10). */
  readonly others: readonly Item[];
}

const select = <Item>(items: readonly Item[], cards: number): Selection<Item> => ({
  cards: items.slice(0, cards),
  others: items.slice(cards),
});

/**
 * Selects up to three events after `now`, at random if there are more, sorted by date (core/dashboard-2). The day's featured event
 * comes first among the others (core/dashboard-12).
 */
export function upcomingEvents(
  events: readonly Event[],
  { now, random }: { readonly now: Date; readonly random: Random },
): Selection<Event> {
  const featured = featuredEvent(events, now);
  const rest = events.filter((event) => event !== featured && isUpcoming(event, now));
  const { cards, others } = select(
    sample(rest, UPCOMING_EVENTS + CAROUSEL_SLIDES, random),
    UPCOMING_EVENTS,
  );
  const byDate = (one: Event, other: Event) => startOf(one) - startOf(other);
  const first = featured === null ? [] : [featured];
  return { cards: cards.toSorted(byDate), others: [...first, ...others.toSorted(byDate)] };
}

/** Selects up to four benefits: featured or new ones first in their given order, then others at random (core/dashboard-3). */
export function featuredBenefits(
  benefits: readonly Benefit[],
  { random }: { readonly random: Random },
): Selection<Benefit> {
  const hasPriority = (benefit: Benefit) => benefit.isFeatured || benefit.isNew;
  const first = benefits.filter(hasPriority);
  const rest = benefits.filter((benefit) => !hasPriority(benefit));
  const count = FEATURED_BENEFITS + CAROUSEL_SLIDES;
  return select([...first, ...sample(rest, count - first.length, random)], FEATURED_BENEFITS);
}

/** Selects up to four destinations: all in their given order, or four at random if there are more (core/dashboard-4). */
export function trendingDestinations(
  destinations: readonly Destination[],
  { random }: { readonly random: Random },
): Selection<Destination> {
  return destinations.length > TRENDING_DESTINATIONS
    ? select(sample(destinations, destinations.length, random), TRENDING_DESTINATIONS)
    : { cards: destinations, others: [] };
}

/** Counts the events that start within seven days of `now` (core/dashboard-6). */
export function weekCount(events: readonly Event[], now: Date): number {
  return events.filter((event) => isThisWeek(event, now)).length;
}

/** The dashboard's input. A list that failed to load is empty. */
export interface DashboardSource {
  readonly events: readonly Event[];
  readonly benefits: readonly Benefit[];
  readonly destinations: readonly Destination[];
  /** Whether no list is loading any more. */
  readonly isComplete: boolean;
  readonly memberId: string;
  readonly now: Date;
  /**
   * The member's calendar day, `YYYY-MM-DD`. Day and member seed the selection, so that a reload does not shuffle it
   * (core/dashboard-5).
   */
  readonly day: string;
}

/** The items that the dashboard shows, each list in display order. */
export interface FeaturedItems {
  readonly events: readonly Event[];
  readonly benefits: readonly Benefit[];
  readonly destinations: readonly Destination[];
  readonly weekCount: number;
  readonly slides: readonly Slide[];
}

/**
 * Selects everything that the dashboard shows. Each list has its own random numbers, so that one failed list does not
 * change the others (core/dashboard-5).
 */
export function selectFeaturedItems(source: DashboardSource): FeaturedItems {
  const randomFor = (list: string) => seededRandom(`${source.memberId} ${source.day} ${list}`);
  const events = upcomingEvents(source.events, { now: source.now, random: randomFor('events') });
  const benefits = featuredBenefits(source.benefits, { random: randomFor('benefits') });
  const destinations = trendingDestinations(source.destinations, {
    random: randomFor('destinations'),
  });
  const slides = carouselSlides(events.others, benefits.others, destinations.others);
  const [repeated] = carouselSlides(events.cards, benefits.cards, destinations.cards);
  const mayRepeat = slides.length === 0 && source.isComplete && repeated !== undefined;
  return {
    events: events.cards,
    benefits: benefits.cards,
    destinations: destinations.cards,
    weekCount: weekCount(source.events, source.now),
    slides: mayRepeat ? [repeated] : slides,
  };
}
