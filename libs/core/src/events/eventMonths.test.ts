import type { Event } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventMonths, startsInMonth } from './eventMonths.ts';
import { splitPastAndUpcoming } from './splitPastAndUpcoming.ts';

const now = new Date('2030-11-20T18:00:00Z');

const event = (
  id: string,
  startDate: string,
  timeZone = 'Europe/Paris',
  endDate: string | null = null,
): Event => ({
  id,
  title: id,
  description: '',
  imageUrl: null,
  category: null,
  location: null,
  url: null,
  startDate,
  endDate,
  timeZone,
});

const shown = (events: readonly Event[]) =>
  eventMonths(events, now).map((month) => [month.title, month.events.map(({ id }) => id)]);

test('core/events-5: the next month comes first, and past events are in none', () => {
  expect(
    shown([
      event('spring', '2031-03-08T18:00:00Z'),
      event('over', '2030-11-08T18:00:00Z'),
      event('second', '2030-12-09T18:00:00Z'),
      event('next', '2030-11-21T18:00:00Z'),
      event('first', '2030-12-08T18:00:00Z'),
    ]),
  ).toEqual([
    ['November 2030', ['next']],
    ['December 2030', ['first', 'second']],
    ['March 2031', ['spring']],
  ]);
});

test('core/events-5: the month is that of the venue’s calendar', () => {
  expect(
    shown([
      event('tokyo', '2030-12-31T20:00:00Z', 'Asia/Tokyo'),
      event('new york', '2030-12-31T23:00:00Z', 'America/New_York'),
    ]),
  ).toEqual([
    ['December 2030', ['new york']],
    ['January 2031', ['tokyo']],
  ]);
});

test('core/events-5: an event that has begun is in the current month', () => {
  expect(
    shown([event('running', '2030-09-01T18:00:00Z', 'Europe/Paris', '2030-12-30T18:00:00Z')]),
  ).toEqual([['November 2030', ['running']]]);
});

test('core/events-9: an event starts in the month of its venue’s calendar', () => {
  const newYear = event('tokyo', '2030-12-31T20:00:00Z', 'Asia/Tokyo');
  expect(startsInMonth(newYear, '2031-01')).toBe(true);
  expect(startsInMonth(newYear, '2030-12')).toBe(false);
  expect(startsInMonth(event('odd', 'never'), '2031-01')).toBe(false);
});

test('core/events-5: each upcoming event is in one month, and the months ascend', () => {
  const anyEvents = fc.array(
    fc.record({
      id: fc.nat().map(String),
      start: fc.date({
        min: new Date('2030-01-01'),
        max: new Date('2032-01-01'),
        noInvalidDate: true,
      }),
      timeZone: fc.constantFrom('Asia/Tokyo', 'America/New_York', 'Europe/Paris', 'No/Where'),
    }),
  );
  fc.assert(
    fc.property(anyEvents, (drafts) => {
      const events = drafts.map(({ id, start, timeZone }) =>
        event(id, start.toISOString(), timeZone),
      );
      const months = eventMonths(events, now);
      expect(months.flatMap((month) => month.events)).toHaveLength(
        splitPastAndUpcoming(events, now).upcoming.length,
      );
      const names = months.map(({ month }) => month);
      expect(names).toEqual([...new Set(names)].toSorted());
    }),
  );
});
