import type { Event } from '@parlour/contract';
import { expect, test } from 'vitest';
import { isOver, splitPastAndUpcoming } from './splitPastAndUpcoming.ts';

const now = new Date('2030-03-08T18:00:00Z');

const event = (id: string, startDate: string, endDate: string | null = null): Event => ({
  id,
  title: id,
  description: '',
  imageUrl: null,
  category: null,
  location: null,
  url: null,
  startDate,
  endDate,
  timeZone: 'Europe/Paris',
});

test.each([
  ['2030-03-08T18:00:01Z', null, false],
  ['2030-03-08T18:00:00Z', null, true],
  ['2030-03-08T17:00:00Z', '2030-03-08T18:00:01Z', false],
  ['2030-03-08T17:00:00Z', '2030-03-08T18:00:00Z', true],
  ['2030-03-08T19:00:00Z', '2030-03-08T17:00:00Z', false],
])('core/events-1: an event from %s to %s is over: %s', (startDate, endDate, over) => {
  expect(isOver({ startDate, endDate }, now)).toBe(over);
});

test('core/events-2: upcoming events are sorted by start, and past ones are separate with the latest first', () => {
  const events = [
    event('later', '2030-05-01T18:00:00Z'),
    event('older', '2029-05-01T18:00:00Z'),
    event('running', '2030-03-08T17:00:00Z', '2030-03-08T20:00:00Z'),
    event('old', '2030-03-01T18:00:00Z'),
    event('soon', '2030-03-09T18:00:00Z'),
    event('also soon', '2030-03-09T18:00:00Z'),
  ];
  const { upcoming, past } = splitPastAndUpcoming(events, now);
  expect(upcoming.map(({ id }) => id)).toEqual(['running', 'also soon', 'soon', 'later']);
  expect(past.map(({ id }) => id)).toEqual(['old', 'older']);
});

test('core/events-2: a club without events has two empty lists', () => {
  expect(splitPastAndUpcoming([], now)).toEqual({ upcoming: [], past: [] });
});
