import { expect, test } from 'vitest';
import { dayAfter, instantOf } from './day.ts';

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2027-06-15', 0, '2027-06-15'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected);
});

test.each([
  ['winter', '2027-01-10', '19:30', 'America/New_York', '2027-01-11T00:30:00.000Z'],
  ['summer', '2027-07-10', '19:30', 'America/New_York', '2027-07-10T23:30:00.000Z'],
  ['east of UTC', '2027-01-10', '08:30', 'Asia/Tokyo', '2027-01-09T23:30:00.000Z'],
  ['south', '2027-01-10', '08:00', 'Africa/Johannesburg', '2027-01-10T06:00:00.000Z'],
  ['before the clocks change', '2027-03-28', '00:30', 'Europe/Paris', '2027-03-27T23:30:00.000Z'],
  ['after the clocks change', '2027-03-28', '10:00', 'Europe/Paris', '2027-03-28T08:00:00.000Z'],
])('instantOf: %s', (_case, day, time, timeZone, expected) => {
  expect(instantOf(day, time, timeZone)).toBe(expected);
});
