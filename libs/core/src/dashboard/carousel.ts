import type { Benefit, Destination, Event } from '@parlour/contract';

/** The most slides of the carousel, and the most events among them (core/dashboard-7). */
export const CAROUSEL_SLIDES = 4;
const CAROUSEL_EVENTS = 2;

/** A slide of the carousel. */
export type Slide =
  | { readonly kind: 'event'; readonly event: Event }
  | { readonly kind: 'benefit'; readonly benefit: Benefit }
  | { readonly kind: 'destination'; readonly destination: Destination };

/**
 * Selects up to four slides: up to two events, then benefits, then one destination (core/dashboard-7). Benefits fill what remains
 * after the destination's place is reserved.
 */
export function carouselSlides(
  events: readonly Event[],
  benefits: readonly Benefit[],
  destinations: readonly Destination[],
): readonly Slide[] {
  const first = events.slice(0, CAROUSEL_EVENTS).map((event): Slide => ({ kind: 'event', event }));
  const last = destinations
    .slice(0, 1)
    .map((destination): Slide => ({ kind: 'destination', destination }));
  const between = benefits
    .slice(0, CAROUSEL_SLIDES - first.length - last.length)
    .map((benefit): Slide => ({ kind: 'benefit', benefit }));
  return [...first, ...between, ...last];
}

/** Returns the picture URL of a slide, or null. */
export function slideImage(slide: Slide): string | null {
  switch (slide.kind) {
    case 'event':
      return slide.event.imageUrl;
    case 'benefit':
      return slide.benefit.imageUrl;
    case 'destination':
      return slide.destination.imageUrl;
  }
}

/** Returns the index of the next slide, wrapping to the first (core/dashboard-8); 0 for an empty carousel. */
export function nextSlide(index: number, count: number): number {
  return count === 0 ? 0 : (index + 1) % count;
}

/** Returns the index of the previous slide, wrapping to the last (core/dashboard-8); 0 for an empty carousel. */
export function previousSlide(index: number, count: number): number {
  return count === 0 ? 0 : (index + count - 1) % count;
}
