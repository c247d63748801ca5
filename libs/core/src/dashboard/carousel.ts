import type { Benefit, Destination, Event } from '@parlour/contract';

/** The most slides of the carousel, and the most events among them (spec section 9). */
export const CAROUSEL_SLIDES = 4;
const CAROUSEL_EVENTS = 2;

/** One slide of the carousel: what it shows, by its kind. */
export type Slide =
  | { readonly kind: 'event'; readonly event: Event }
  | { readonly kind: 'benefit'; readonly benefit: Benefit }
  | { readonly kind: 'destination'; readonly destination: Destination };

/**
 * Up to four slides: up to two events, then benefits, then one destination (spec section 9). Benefits take what
 * remains, less the destination's place where there is one.
 */
export const carouselSlides = (
  events: readonly Event[],
  benefits: readonly Benefit[],
  destinations: readonly Destination[],
): readonly Slide[] => {
  const first = events.slice(0, CAROUSEL_EVENTS).map((event): Slide => ({ kind: 'event', event }));
  const last = destinations
    .slice(0, 1)
    .map((destination): Slide => ({ kind: 'destination', destination }));
  const between = benefits
    .slice(0, CAROUSEL_SLIDES - first.length - last.length)
    .map((benefit): Slide => ({ kind: 'benefit', benefit }));
  return [...first, ...between, ...last];
};

/** The picture of a slide, null where it has none. */
export const slideImage = (slide: Slide): string | null => {
  switch (slide.kind) {
    case 'event':
      return slide.event.imageUrl;
    case 'benefit':
      return slide.benefit.imageUrl;
    case 'destination':
      return slide.destination.imageUrl;
  }
};

/** The slide after `index`; the first one follows the last. 0 where there are none. */
export const nextSlide = (index: number, count: number): number =>
  count === 0 ? 0 : (index + 1) % count;

/** The slide before `index`; the last one comes before the first. 0 where there are none. */
export const previousSlide = (index: number, count: number): number =>
  count === 0 ? 0 : (index + count - 1) % count;
