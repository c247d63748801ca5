import * as fc from 'fast-check';
import { expect, test } from 'vitest';
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

test('DB2: the events are future ones, at most three, sorted by date, and the same for one seed', () => {
  fc.assert(
    fc.property(offsets, fc.string(), (hours, seed) => {
      const events = hours.map((offset) => eventIn(offset));
      const pick = () => upcomingEvents(events, { now, random: seededRandom(seed) });
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

test('DB2: with more than three every future event can be picked', () => {
  const events = [1, 2, 3, 4, 5, 6].map((offset) => eventIn(offset));
  const seen = new Set(
    Array.from({ length: 60 }, (_, seed) =>
      ids(upcomingEvents(events, { now, random: seededRandom(`${seed}`) })),
    ).flat(),
  );
  expect(seen.size).toBe(6);
});

test('DB3: featured or new benefits come first, in their own order', () => {
  const benefits = [
    benefit('a'),
    benefit('b', { isNew: true }),
    benefit('c'),
    benefit('d', { isFeatured: true }),
    benefit('e'),
    benefit('f'),
  ];
  const picked = ids(featuredBenefits(benefits, { random: random() }));
  expect(picked.slice(0, 2)).toEqual(['b', 'd']);
  expect(picked).toHaveLength(4);
  expect(new Set(picked).size).toBe(4);
});

test('DB3: more than four marked benefits leave no place for others', () => {
  const marked = ['a', 'b', 'c', 'd', 'e'].map((id) => benefit(id, { isFeatured: true }));
  expect(ids(featuredBenefits([benefit('x'), ...marked], { random: random() }))).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});

test('DB3: the pick has four benefits or all of them, each once', () => {
  const marks = fc.record({ isFeatured: fc.boolean(), isNew: fc.boolean() });
  fc.assert(
    fc.property(fc.array(marks), fc.string(), (list, seed) => {
      const benefits = list.map((mark, index) => benefit(`${index}`, mark));
      const picked = featuredBenefits(benefits, { random: seededRandom(seed) });
      expect(new Set(picked).size).toBe(Math.min(4, list.length));
      const isMarked = picked.map(({ isFeatured, isNew }) => isFeatured || isNew);
      expect(isMarked).toEqual(isMarked.toSorted((one, other) => Number(other) - Number(one)));
    }),
  );
});

test('DB4: up to four destinations stay in their order, and four of more are selected', () => {
  const destinationList = (count: number) =>
    Array.from({ length: count }, (_, id) => destination(`${id}`));
  expect(ids(trendingDestinations(destinationList(4), { random: random() }))).toEqual([
    '0',
    '1',
    '2',
    '3',
  ]);
  expect(new Set(trendingDestinations(destinationList(6), { random: random() })).size).toBe(4);
  expect(trendingDestinations([], { random: random() })).toEqual([]);
});

const source = {
  events: [1, 2, 3, 4, 5, 6, 200].map((offset) => eventIn(offset)),
  benefits: Array.from({ length: 20 }, (_, id) => benefit(`${id}`)),
  destinations: Array.from({ length: 6 }, (_, id) => destination(`${id}`)),
  memberId: 'member',
  now,
  day: '2026-12-05',
};

test('DB5: a reload on the same day shows the same', () => {
  expect(selectFeaturedItems(source)).toEqual(selectFeaturedItems({ ...source }));
});

test('DB5: another day or member shows others', () => {
  const benefits = ids(selectFeaturedItems(source).benefits);
  expect(ids(selectFeaturedItems({ ...source, day: '2026-12-06' }).benefits)).not.toEqual(benefits);
  expect(ids(selectFeaturedItems({ ...source, memberId: 'other' }).benefits)).not.toEqual(benefits);
});

test('DB5: a list that failed leaves the others as they were', () => {
  const { benefits, destinations } = selectFeaturedItems(source);
  const without = selectFeaturedItems({ ...source, events: [] });
  expect(without).toEqual({ events: [], benefits, destinations, weekCount: 0 });
});

test('DB6: the week counts the events of the next seven days', () => {
  const events = [-1, 0, 1, 24 * 7 - 1, 24 * 7].map((offset) => eventIn(offset));
  expect(weekCount(events, now)).toBe(3);
  expect(selectFeaturedItems(source).weekCount).toBe(6);
});
