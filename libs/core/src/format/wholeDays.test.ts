import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEventDate, formatEventTime } from './dateTimes.ts';
import { wholeDaysOf } from './wholeDays.ts';
import { instantOfLocal } from './zonedTime.ts';

const newYork = 'America/New_York';
/** Midnight, where December 5, 2026 begins in New York. */
const start = '2026-12-05T05:00:00Z';

test.each([
  // Midnight after the last day, its last minute and its last second.
  ['2026-12-06T05:00:00Z', 'Saturday, December 5, 2026', 'All day'],
  ['2026-12-06T04:59:00Z', 'Saturday, December 5, 2026', 'All day'],
  ['2026-12-06T04:59:59.999Z', 'Saturday, December 5, 2026', 'All day'],
  [
    '2026-12-08T05:00:00Z',
    'Saturday, December 5, 2026 – Monday, December 7, 2026',
    'All day until Monday, December 7',
  ],
  [
    '2026-12-08T04:59:00Z',
    'Saturday, December 5, 2026 – Monday, December 7, 2026',
    'All day until Monday, December 7',
  ],
  [
    '2027-01-02T05:00:00Z',
    'Saturday, December 5, 2026 – Friday, January 1, 2027',
    'All day until Friday, January 1, 2027',
  ],
  ['9999-12-31T05:00:00Z', 'Saturday, December 5, 2026, open end', 'All day, open end'],
])('core/format-34: from midnight until %s is %j, and %j', (end, days, beside) => {
  expect(formatEventDate(start, end, newYork)).toBe(days);
  expect(formatEventTime(start, end, newYork)).toBe(beside);
});

test.each([
  [start, null, 'Saturday, December 5, 2026, 12:00 AM New York time'],
  [start, start, 'Saturday, December 5, 2026, 12:00 AM New York time'],
  [start, 'late', 'Saturday, December 5, 2026, 12:00 AM New York time'],
  [start, '2026-12-06T04:58:00Z', 'Saturday, December 5, 2026, 12:00 AM – 11:58 PM New York time'],
  [
    '2026-12-05T05:01:00Z',
    '2026-12-06T05:00:00Z',
    'Saturday, December 5, 2026, 12:01 AM – Sunday, December 6, 2026, 12:00 AM New York time',
  ],
  // A party that ends at midnight.
  [
    '2026-12-06T00:00:00Z',
    '2026-12-06T05:00:00Z',
    'Saturday, December 5, 2026, 7:00 PM – 12:00 AM New York time',
  ],
])('core/format-34: from %s until %s has its times: %j', (from, end, shown) => {
  expect(formatEventDate(from, end, newYork)).toBe(shown);
});

test('core/format-34: whole days are those of the venue’s zone, not of another', () => {
  const end = '2026-12-06T05:00:00Z';
  expect(wholeDaysOf(start, end, newYork)).toEqual({ first: '2026-12-05', last: '2026-12-05' });
  expect(wholeDaysOf(start, end, 'Europe/Paris')).toBeNull();
});

test('core/format-34: a day that begins at one o’clock, as clocks skip midnight, is a whole day', () => {
  const days = { first: '2026-03-08', last: '2026-03-08' };
  expect(wholeDaysOf('2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z', 'America/Havana')).toEqual(
    days,
  );
});

const zones = fc.constantFrom('UTC', newYork, 'Asia/Kathmandu', 'Australia/Lord_Howe');
const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2089-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('core/format-34: from midnight to the last minute of any later day are those days, over any change of clocks', () => {
  fc.assert(
    fc.property(days, days, zones, (one, other, zone) => {
      const [first = one, last = other] = [one, other].toSorted();
      const from = instantOfLocal(first, '00:00', zone);
      const to = instantOfLocal(last, '23:59', zone);
      fc.pre(from.kind === 'one' && to.kind === 'one');
      expect(wholeDaysOf(from.instant, to.instant, zone)).toEqual({ first, last });
    }),
  );
});
