import { expect, test } from 'vitest';
import { localTimeOf, toInstant } from './localTime.ts';

test.each([
  ['2026-11-25', '09:00', 'Europe/Paris', '2026-11-25T08:00:00.000Z'],
  ['2026-07-01', '00:00', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-07-01', '12:15', 'Asia/Kathmandu', '2026-07-01T06:30:00.000Z'],
  ['2026-01-01', '00:30', 'UTC', '2026-01-01T00:30:00.000Z'],
])('CO13: %s %s in %s is an instant, and back', (day, time, zone, instant) => {
  expect(toInstant({ day, time }, zone)).toBe(instant);
  expect(localTimeOf(instant, zone)).toEqual({ day, time });
});

test('CO13: an hour that the clocks skip is none', () => {
  expect(toInstant({ day: '2026-03-29', time: '02:30' }, 'Europe/Paris')).toBeNull();
  expect(toInstant({ day: '2026-03-08', time: '02:00' }, 'America/New_York')).toBeNull();
  expect(toInstant({ day: '2026-03-29', time: '03:00' }, 'Europe/Paris')).not.toBeNull();
});

test('CO13: an hour that comes twice is its first', () => {
  expect(toInstant({ day: '2026-10-25', time: '02:30' }, 'Europe/Paris')).toBe(
    '2026-10-25T00:30:00.000Z',
  );
});

test.each([
  ['', '09:00', 'UTC'],
  ['2026-02-01', '', 'UTC'],
  ['2026-02-01', '09:00', 'Mars/Olympus'],
])('CO13: %j %j in %s is no instant', (day, time, zone) => {
  expect(toInstant({ day, time }, zone)).toBeNull();
});
