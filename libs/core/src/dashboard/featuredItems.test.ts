import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { carouselSlides, type Slide } from './carousel.ts';
import { benefit, destination, event } from './fixtures/club.ts';
import {
  selectFeaturedItems,
  featuredBenefits,
  trendingDestinations,
  upcomingEvents,
  weekCount,
} from './featuredItems.ts';
import { seededRandom } from './random.ts';

const now = new Date('2026-12-05T12:00:00Z');
const HOUR = 60 * 60 * 1000;
const eventIn = (hours: number, id = `in ${hours} h`) =>
  event(id, new Date(now.getTime() + hours * HOUR).toISOString());
const random = () => seededRandom('seed');
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

const offsets = fc.uniqueArray(fc.integer({ min: -1000, max: 1000 }), { maxLength: 30 });

test('core/dashboard-2: the events are future ones, at most three, sorted by date, and the same for one seed', () => {
  fc.assert(
    fc.property(offsets, fc.string(), (hours, seed) => {
      const events = hours.map((offset) => eventIn(offset));
      const pick = () => upcomingEvents(events, { now, random: seededRandom(seed) }).cards;
      const future = hours.filter((offset) => offset > 0);
      expect(pick()).toHaveLength(Math.min(3, future.length));
      expect(pick().every((picked) => events.includes(picked))).toBe(true);
      const starts = pick().map(({ startDate }) => new Date(startDate).getTime());
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      expect(starts.every((start) => start > now.getTime())).toBe(true);
      expect(pick()).toEqual(pick());
    }),
  );
});

test('core/dashboard-2: with more than three every future event can be picked, on one day or another', () => {
  const events = [1, 2, 3, 4, 5, 6].map((offset) => eventIn(100 * 24 + offset));
  const seen = new Set(
    Array.from({ length: 60 }, (_, seed) =>
      ids(
        upcomingEvents(events, {
          now: new Date(now.getTime() + seed * 24 * HOUR),
          random: seededRandom(`${seed}`),
        }).cards,
      ),
    ).flat(),
  );
  expect(seen.size).toBe(6);
});

test('core/dashboard-3: featured or new benefits come first, in their own order', () => {
  const benefits = [
    benefit('a'),
    benefit('b', { isNew: true }),
    benefit('c'),
    benefit('d', { isFeatured: true }),
    benefit('e'),
    benefit('f'),
  ];
  const picked = ids(featuredBenefits(benefits, { random: random() }).cards);
  expect(picked.slice(0, 2)).toEqual(['b', 'd']);
  expect(picked).toHaveLength(4);
  expect(new Set(picked).size).toBe(4);
});

test('core/dashboard-3: more than four marked benefits leave no place for others', () => {
  const marked = ['a', 'b', 'c', 'd', 'e'].map((id) => benefit(id, { isFeatured: true }));
  expect(ids(featuredBenefits([benefit('x'), ...marked], { random: random() }).cards)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});

test('core/dashboard-3: the pick has four benefits or all of them, each once', () => {
  const marks = fc.record({ isFeatured: fc.boolean(), isNew: fc.boolean() });
  fc.assert(
    fc.property(fc.array(marks), fc.string(), (list, seed) => {
      const benefits = list.map((mark, index) => benefit(`${index}`, mark));
      const picked = featuredBenefits(benefits, { random: seededRandom(seed) }).cards;
      expect(new Set(picked).size).toBe(Math.min(4, list.length));
      const isMarked = picked.map(({ isFeatured, isNew }) => isFeatured || isNew);
      expect(isMarked).toEqual(isMarked.toSorted((one, other) => Number(other) - Number(one)));
    }),
  );
});

test('core/dashboard-4: up to four destinations stay in their order, and four of more are selected', () => {
  const destinationList = (count: number) =>
    Array.from({ length: count }, (_, id) => destination(`${id}`));
  expect(ids(trendingDestinations(destinationList(4), { random: random() }).cards)).toEqual([
    '0',
    '1',
    '2',
    '3',
  ]);
  expect(new Set(trendingDestinations(destinationList(6), { random: random() }).cards).size).toBe(
    4,
  );
  expect(trendingDestinations([], { random: random() }).cards).toEqual([]);
});

const source = {
  events: [1, 2, 3, 4, 5, 6, 200].map((offset) => eventIn(offset)),
  benefits: Array.from({ length: 20 }, (_, id) => benefit(`${id}`)),
  destinations: Array.from({ length: 6 }, (_, id) => destination(`${id}`)),
  isComplete: true,
  memberId: 'member',
  now,
  day: '2026-12-05',
};

test('core/dashboard-5: a reload on the same day shows the same', () => {
  expect(selectFeaturedItems(source)).toEqual(selectFeaturedItems({ ...source }));
});

test('core/dashboard-5: another day or member shows others', () => {
  const benefits = ids(selectFeaturedItems(source).benefits);
  expect(ids(selectFeaturedItems({ ...source, day: '2026-12-06' }).benefits)).not.toEqual(benefits);
  expect(ids(selectFeaturedItems({ ...source, memberId: 'other' }).benefits)).not.toEqual(benefits);
});

test('core/dashboard-5: a list that failed leaves the others as they were', () => {
  const { benefits, destinations } = selectFeaturedItems(source);
  const without = selectFeaturedItems({ ...source, events: [] });
  expect(without).toMatchObject({ events: [], benefits, destinations, weekCount: 0 });
});

test('core/dashboard-6: the week counts the events of the next seven days', () => {
  const events = [-1, 0, 1, 24 * 7 - 1, 24 * 7].map((offset) => eventIn(offset));
  expect(weekCount(events, now)).toBe(3);
  expect(selectFeaturedItems(source).weekCount).toBe(6);
});

const club = fc.record({
  events: fc
    .uniqueArray(fc.integer({ min: -5, max: 20 }), { maxLength: 9 })
    .map((hours) => hours.map((offset) => eventIn(offset))),
  benefits: fc
    .array(fc.boolean(), { maxLength: 12 })
    .map((marks) => marks.map((isFeatured, index) => benefit(`${index}`, { isFeatured }))),
  destinations: fc
    .nat(6)
    .map((count) => Array.from({ length: count }, (_, id) => destination(`${id}`))),
  day: fc.constantFrom('2026-12-05', '2026-12-06', '2026-12-07'),
});
const itemOf = (slide: Slide) =>
  slide.kind === 'event'
    ? slide.event
    : slide.kind === 'benefit'
      ? slide.benefit
      : slide.destination;
const without = <Item>(items: readonly Item[], others: readonly Item[]) =>
  items.filter((item) => !others.includes(item));

test('core/dashboard-10: no slide repeats a card, and there are as many slides as other items allow', () => {
  fc.assert(
    fc.property(club, (lists) => {
      const shown = selectFeaturedItems({ ...source, ...lists, isComplete: false });
      const cards = [...shown.events, ...shown.benefits, ...shown.destinations];
      const items = shown.slides.map(itemOf);
      expect(items.filter((item) => cards.some((card) => card === item))).toEqual([]);
      expect(new Set(items).size).toBe(items.length);
      const others = carouselSlides(
        without(
          lists.events.filter(({ startDate }) => new Date(startDate) > now),
          shown.events,
        ),
        without(lists.benefits, shown.benefits),
        without(lists.destinations, shown.destinations),
      );
      expect(shown.slides.map(({ kind }) => kind)).toEqual(others.map(({ kind }) => kind));
    }),
  );
});

test('core/dashboard-11: a club with little to show has one slide, and an empty one none', () => {
  fc.assert(
    fc.property(club, (lists) => {
      const shown = selectFeaturedItems({ ...source, ...lists });
      const cards = [...shown.events, ...shown.benefits, ...shown.destinations];
      const loading = selectFeaturedItems({ ...source, ...lists, isComplete: false });
      if (loading.slides.length > 0) expect(shown.slides).toEqual(loading.slides);
      else expect(shown.slides.map(itemOf)).toEqual(cards.slice(0, 1));
    }),
  );
});
