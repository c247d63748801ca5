import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { featuredEvent } from './featuredEvent.ts';
import { selectFeaturedItems } from './featuredItems.ts';
import { event } from './fixtures/club.ts';

const HOUR = 60 * 60 * 1000;
const now = new Date('2026-12-05T12:00:00Z');
const eventIn = (hours: number) => ({
  ...event(`in ${hours} h`, new Date(now.getTime() + hours * HOUR).toISOString()),
  imageUrl: `/pictures/${hours}.jpg`,
});
const slidesOf = (memberId: string, events: readonly ReturnType<typeof eventIn>[]) =>
  selectFeaturedItems({
    events,
    benefits: [],
    destinations: [],
    isComplete: true,
    memberId,
    now,
    day: '2026-12-05',
  });

test('core/dashboard-12: the carousel begins with the featured event for every viewer', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: -20, max: 60 }), { maxLength: 12 }),
      fc.string(),
      (hours, memberId) => {
        const events = hours.map(eventIn);
        const featured = featuredEvent(events, now);
        const upcoming = hours.filter((offset) => offset > 0);
        expect(featured === null).toBe(upcoming.length <= 3);
        if (featured === null) return;
        expect(upcoming).toContain(hours[events.indexOf(featured)]);
        const { slides, events: cards } = slidesOf(memberId, events);
        expect(slides[0]).toEqual({ kind: 'event', event: featured });
        expect(cards).not.toContain(featured);
      },
    ),
  );
});

test('core/dashboard-12: the order of the events does not matter, nor the hour of the day', () => {
  const events = Array.from({ length: 8 }, (_, index) => eventIn(24 + index));
  const featured = featuredEvent(events, now);
  expect(featuredEvent(events.toReversed(), now)).toBe(featured);
  expect(featuredEvent(events, new Date('2026-12-05T00:00:00Z'))).toBe(featured);
});

test('core/dashboard-12: each day features another event, and every event has its turn', () => {
  const events = Array.from({ length: 5 }, (_, index) => eventIn(100 * 24 + index));
  const days = Array.from({ length: 60 }, (_, day) => new Date(now.getTime() + day * 24 * HOUR));
  expect(new Set(days.map((day) => featuredEvent(events, day)?.id)).size).toBe(5);
});

test('core/dashboard-12: an event without a picture is not featured', () => {
  const events = Array.from({ length: 5 }, (_, index) => ({
    ...eventIn(24 + index),
    imageUrl: null,
  }));
  expect(featuredEvent(events, now)).toBeNull();
  const pictured = eventIn(50);
  expect(featuredEvent([...events, pictured], now)).toBe(pictured);
});
