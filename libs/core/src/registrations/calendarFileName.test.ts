import { expect, test } from 'vitest';
import { calendarFileName } from './calendarFileName.ts';

const event = {
  title: 'Stars over Agafay',
  startDate: '2026-12-05T23:30:00.000Z',
  timeZone: 'Africa/Lagos',
};

test('core/registrations-7: a calendar file is named by the title and the day at the venue', () => {
  expect(calendarFileName(event)).toBe('stars-over-agafay-2026-12-06.ics');
});

test('core/registrations-7: a long title is cut, and one without a letter or digit is an event', () => {
  const long = calendarFileName({ ...event, title: 'An evening '.repeat(20) });
  expect(long).toBe('an-evening-an-evening-an-evening-an-evening-an-eve-2026-12-06.ics');
  expect(calendarFileName({ ...event, title: '…/../' })).toBe('event-2026-12-06.ics');
});
