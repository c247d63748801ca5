import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CAROUSEL_SLIDES,
  carouselSlides,
  nextSlide,
  previousSlide,
  slideImage,
} from './carousel.ts';
import { benefit, destination, event } from './fixtures/club.ts';

const list = <Item>(count: number, make: (id: string) => Item) =>
  Array.from({ length: count }, (_, index) => make(`${index}`));
const slides = (events: number, benefits: number, destinations: number) =>
  carouselSlides(
    list(events, (id) => event(id, '2026-12-05T12:00:00Z')),
    list(benefits, (id) => benefit(id)),
    list(destinations, (id) => destination(id)),
  ).map(({ kind }) => kind);

test.each([
  [3, 4, 4, ['event', 'event', 'benefit', 'destination']],
  [3, 4, 0, ['event', 'event', 'benefit', 'benefit']],
  [1, 4, 4, ['event', 'benefit', 'benefit', 'destination']],
  [0, 4, 4, ['benefit', 'benefit', 'benefit', 'destination']],
  [0, 9, 0, ['benefit', 'benefit', 'benefit', 'benefit']],
  [5, 0, 5, ['event', 'event', 'destination']],
  [0, 0, 0, []],
] as const)(
  'core/dashboard-7: %d events, %d benefits and %d destinations',
  (events, benefits, others, kinds) => {
    expect(slides(events, benefits, others)).toEqual(kinds);
  },
);

test('core/dashboard-7: there are never more than four slides', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), fc.nat(9), (events, benefits, destinations) => {
      expect(slides(events, benefits, destinations).length).toBeLessThanOrEqual(CAROUSEL_SLIDES);
    }),
  );
});

test('core/dashboard-7: a slide shows the picture of its item', () => {
  const shown = carouselSlides(
    [event('e', '2026-12-05T12:00:00Z')],
    [benefit('b')],
    [destination('d')],
  );
  expect(shown.map(slideImage)).toEqual(['/e.webp', '/b.webp', null]);
});

test('core/dashboard-8: next and previous undo each other, and walking on comes round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(), (count, start) => {
      const index = start % count;
      expect(previousSlide(nextSlide(index, count), count)).toBe(index);
      expect(nextSlide(previousSlide(index, count), count)).toBe(index);
      let walked = index;
      const seen = new Set<number>();
      for (let step = 0; step < count; step += 1) {
        seen.add(walked);
        walked = nextSlide(walked, count);
      }
      expect(walked).toBe(index);
      expect(seen.size).toBe(count);
    }),
  );
});

test('core/dashboard-8: an empty carousel stays at its start', () => {
  expect(nextSlide(0, 0)).toBe(0);
  expect(previousSlide(0, 0)).toBe(0);
});
