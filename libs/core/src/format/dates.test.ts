import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clubDay,
  dayInZone,
  eventDayParts,
  formatDay,
  formatEventDay,
  formatTimeOfDay,
} from './dates.ts';
import { formatEventDate, formatEventTime, formatDateTime } from './dateTimes.ts';
import { nextDayStart } from './nextDay.ts';
import { formatBirthday, formatMemberSince } from './profileDates.ts';

const newYork = 'America/New_York';
const tokyo = 'Asia/Tokyo';

test.each([
  ['2026-12-06T00:00:00Z', newYork, 'Saturday, December 5, 2026, 7:00 PM New York time'],
  ['2026-07-04T16:30:00Z', newYork, 'Saturday, July 4, 2026, 12:30 PM New York time'],
  ['2026-12-05T15:30:00Z', tokyo, 'Sunday, December 6, 2026, 12:30 AM Tokyo time'],
  ['2026-12-05T15:30:00Z', 'UTC', 'Saturday, December 5, 2026, 3:30 PM Greenwich time'],
  ['2026-12-05T15:30:00Z', 'Etc/GMT', 'Saturday, December 5, 2026, 3:30 PM Greenwich time'],
  ['2026-12-05T15:30:00Z', 'Etc/GMT+5', 'Saturday, December 5, 2026, 10:30 AM GMT-5'],
  [
    '2026-12-05T15:30:00Z',
    'America/Argentina/Buenos_Aires',
    'Saturday, December 5, 2026, 12:30 PM Buenos Aires time',
  ],
  ['2026-12-05T15:30:00Z', 'Asia/Kolkata', 'Saturday, December 5, 2026, 9:00 PM Kolkata time'],
  ['2026-12-05T15:30:00Z', 'Nowhere/Land', 'Saturday, December 5, 2026, 3:30 PM Greenwich time'],
])('core/format-11: %s in %s is %j', (start, zone, shown) => {
  expect(formatEventDate(start, null, zone)).toBe(shown);
});

test('core/format-11: a teaser shows the day in the venue’s zone', () => {
  expect(formatEventDay('2026-12-06T00:00:00Z', newYork)).toBe('Sat, Dec 5, 2026');
  expect(formatEventDay('2026-12-06T00:00:00Z', tokyo)).toBe('Sun, Dec 6, 2026');
});

test('core/format-11: an instant is shown in the given zone', () => {
  expect(formatDateTime('2026-12-06T00:00:00Z', newYork)).toBe(
    'December 5, 2026, 7:00 PM New York time',
  );
});

test.each([
  ['2026-12-06T03:00:00Z', 'Saturday, December 5, 2026, 7:00 PM – 10:00 PM New York time'],
  ['2026-12-06T05:00:00Z', 'Saturday, December 5, 2026, 7:00 PM – 12:00 AM New York time'],
  ['2026-12-06T11:59:00Z', 'Saturday, December 5, 2026, 7:00 PM – 6:59 AM New York time'],
  [
    '2026-12-06T12:00:00Z',
    'Saturday, December 5, 2026, 7:00 PM – Sunday, December 6, 2026, 7:00 AM New York time',
  ],
  ['2026-12-06T00:00:00Z', 'Saturday, December 5, 2026, 7:00 PM New York time'],
  ['2026-12-05T00:00:00Z', 'Saturday, December 5, 2026, 7:00 PM New York time'],
])('core/format-12: an event until %s shows %j', (end, shown) => {
  expect(formatEventDate('2026-12-06T00:00:00Z', end, newYork)).toBe(shown);
});

test('core/format-12: an end that says that there is none is an open end', () => {
  const shown = formatEventDate('2026-12-05T18:00:00Z', '9999-12-31T22:59:59Z', 'Europe/Paris');
  expect(shown).toBe('Saturday, December 5, 2026, 7:00 PM Paris time, open end');
});

test('core/format-12: an event over a change of clocks has the local time of both days', () => {
  expect(formatEventDate('2026-10-31T22:00:00Z', '2026-11-01T22:00:00Z', newYork)).toBe(
    'Saturday, October 31, 2026, 6:00 PM – Sunday, November 1, 2026, 5:00 PM New York time',
  );
});

test.each([
  [null, '7:00 PM New York time'],
  ['2026-12-06T03:00:00Z', '7:00 PM – 10:00 PM New York time'],
  ['2026-12-06T06:00:00Z', '7:00 PM – 1:00 AM New York time'],
  ['2026-12-06T18:00:00Z', '7:00 PM – Sunday, December 6, 2026, 1:00 PM New York time'],
])('core/format-19: beside its day, an event until %s shows %j', (end, shown) => {
  expect(formatEventTime('2026-12-06T00:00:00Z', end, newYork)).toBe(shown);
});

test('core/format-19: an event’s day is split into parts in the venue’s zone', () => {
  const start = '2026-12-06T00:00:00Z';
  const sixth = { weekday: 'Sun', day: '6', month: 'Dec', year: '2026' };
  expect(eventDayParts(start, tokyo)).toEqual(sixth);
  expect(eventDayParts(start, newYork)).toEqual({ ...sixth, weekday: 'Sat', day: '5' });
});

test('core/format-19: a start that is no date stays, and has no day', () => {
  expect(formatEventTime('soon', null, newYork)).toBe('soon');
  expect(eventDayParts('soon', newYork)).toBeNull();
});

const zones = fc.constantFrom('UTC', newYork, tokyo, 'Pacific/Kiritimati', 'Pacific/Pago_Pago');
const instants = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2199-12-31T00:00:00Z'),
  noInvalidDate: true,
});

test('core/format-12: the day of an event’s text is the day of its start in the venue’s zone', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const day = formatDay(dayInZone(instant, zone));
      expect(formatEventDate(instant.toISOString(), null, zone)).toContain(`${day}, `);
    }),
  );
});

test('core/format-13: a plain day shows its own day', () => {
  expect(formatDay('2026-12-05')).toBe('December 5, 2026');
  expect(formatDay('2024-02-29')).toBe('February 29, 2024');
});

test.each(['', 'soon', '2026-02-30', '2026-13-01'])(
  'core/format-13: %j, which is no day, stays',
  (text) => {
    expect(formatDay(text)).toBe(text);
  },
);

test('core/format-13, core/format-14: any birthday shows the number of its own day, and no year', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const day = instant.toISOString().slice(0, 10);
      expect(formatBirthday(day)).toMatch(new RegExp(`^[A-Z][a-z]+ ${Number(day.slice(8))}$`));
    }),
  );
});

test('core/format-14: birthday and membership', () => {
  expect(formatBirthday('1980-03-04')).toBe('March 4');
  expect(formatBirthday('2000-01-01')).toBe('January 1');
  expect(formatMemberSince('2019-05-01')).toBe('May 2019');
});

test('core/format-13: an instant has the day of the given zone', () => {
  const instant = new Date('2026-12-31T23:30:00Z');
  expect(dayInZone(instant, 'UTC')).toBe('2026-12-31');
  expect(dayInZone(instant, tokyo)).toBe('2027-01-01');
});

test('core/format-11: a text that is no instant stays as it is', () => {
  expect(formatEventDate('soon', null, 'UTC')).toBe('soon');
  expect(formatEventDay('soon', 'UTC')).toBe('soon');
  expect(formatDateTime('soon', 'UTC')).toBe('soon');
  expect(formatEventDate('2026-12-05T15:30:00Z', 'late', 'UTC')).toBe(
    'Saturday, December 5, 2026, 3:30 PM Greenwich time',
  );
});

test.each([
  ['2026-12-05T23:59:59.999Z', '2026-12-05'],
  ['2026-12-06T00:00:00.000Z', '2026-12-06'],
])('core/format-25: in the club’s calendar %s is on %s', (instant, day) => {
  expect(clubDay(new Date(instant))).toBe(day);
});

test.each([
  ['UTC', '2026-12-05T15:00:00Z', '2026-12-06T00:00:00.000Z'],
  [newYork, '2026-12-05T15:00:00Z', '2026-12-06T05:00:00.000Z'],
  // Clocks go forward at midnight, so the day begins at one o'clock.
  ['America/Havana', '2026-03-08T03:00:00Z', '2026-03-08T05:00:00.000Z'],
  // December 30 does not exist.
  ['Pacific/Apia', '2011-12-30T09:00:00Z', '2011-12-30T10:00:00.000Z'],
])('core/format-26: in %s the day after %s begins at %s', (zone, now, start) => {
  expect(nextDayStart(new Date(now), zone).toISOString()).toBe(start);
});

test('core/format-26: the day changes at that instant and not before, in every zone', () => {
  fc.assert(
    fc.property(instants, zones, (now, zone) => {
      const start = nextDayStart(now, zone);
      expect(dayInZone(new Date(start.getTime() - 1), zone)).toBe(dayInZone(now, zone));
      expect(dayInZone(start, zone) > dayInZone(now, zone)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['00:00', '12:00 AM'],
  ['12:05', '12:05 PM'],
  ['19:30', '7:30 PM'],
  ['late', 'late'],
])('core/format-28: %s is %s', (time, shown) => expect(formatTimeOfDay(time)).toBe(shown));
