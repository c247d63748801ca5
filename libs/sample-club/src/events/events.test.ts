import { expect, test } from 'vitest';
import { createSampleClub } from '../createSampleClub.ts';
import { dayAfter } from '../day.ts';
import { eventRows } from './index.ts';

/** Days over two years, including a leap day, both clock changes and two New Years. */
const days = [
  ...Array.from({ length: 24 }, (_, index) => dayAfter('2027-01-01', index * 31)),
  '2027-03-14',
  '2027-03-28',
  '2027-10-31',
  '2027-11-07',
  '2027-12-31',
  '2028-01-01',
  '2028-02-29',
];
const { events } = createSampleClub({ today: '2027-03-14' });

test.each(days)(
  'sample-club-20: on %s there are enough events to come, soon, and past',
  (today) => {
    const club = createSampleClub({ today });
    const endOfToday = `${dayAfter(today, 1)}T00:00:00.000Z`;
    const inSevenDays = `${dayAfter(today, 7)}T00:00:00.000Z`;
    const future = club.events.filter(({ startDate }) => startDate >= endOfToday);
    const soon = future.filter(({ startDate }) => startDate < inSevenDays);
    const past = club.events.filter(
      ({ startDate, endDate }) => (endDate ?? startDate) < `${today}T00:00:00.000Z`,
    );
    expect(club.events).toHaveLength(24);
    expect(future.length).toBeGreaterThanOrEqual(14);
    expect(soon.length).toBeGreaterThanOrEqual(3);
    expect(past.length).toBeGreaterThanOrEqual(6);
  },
);

test('sample-club-21: events have several categories and sometimes none', () => {
  const categories = events.map(({ category }) => category);
  expect(categories).toContain(null);
  expect(new Set(categories).size).toBeGreaterThanOrEqual(5);
});

test.each(['endDate', 'url', 'location', 'vendorId'] as const)(
  'sample-club-21: some have a %s and some none',
  (field) => {
    const values = events.map((event) => event[field]);
    expect(values).toContain(null);
    expect(values.some((value) => value !== null)).toBe(true);
  },
);

test('sample-club-21: an end follows its start', () => {
  expect(
    events.filter(({ startDate, endDate }) => endDate !== null && endDate <= startDate),
  ).toEqual([]);
});

test.each(days)(
  'sample-club-22: on %s every start is at the intended hour of the venue',
  (today) => {
    createSampleClub({ today }).events.forEach(({ startDate, timeZone }, index) => {
      const row = eventRows[index]!;
      const localTime = new Intl.DateTimeFormat('sv-SE', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(new Date(startDate));
      expect(localTime).toBe(`${dayAfter(today, row.inDays)} ${row.at}`);
    });
  },
);

test('sample-club-22: no text names a season, a month or a weekday', () => {
  const dated =
    /\b(spring|summer|autumn|winter|christmas|january|february|march|april|june|july|august|september|october|november|december|(mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/i;
  expect(events.filter((event) => dated.test(`${event.title} ${event.description}`))).toEqual([]);
});
