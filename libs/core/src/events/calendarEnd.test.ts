import { expect, test } from 'vitest';
import { calendarEnd } from './calendarEnd.ts';

const startDate = '2026-12-05T18:00:00.000Z';

test('core/events-4: in a calendar an event ends at its end', () => {
  const endDate = '2026-12-05T20:30:00.000Z';
  expect(calendarEnd({ startDate, endDate })).toEqual(new Date(endDate));
});

test.each([
  null,
  startDate,
  '2026-12-05T17:00:00.000Z',
  '4000-12-31T00:00:00.000Z',
  '9999-12-31T23:59:59.000Z',
])('core/events-4: an event with the end %s takes three hours in a calendar', (endDate) => {
  expect(calendarEnd({ startDate, endDate })).toEqual(new Date('2026-12-05T21:00:00.000Z'));
});
