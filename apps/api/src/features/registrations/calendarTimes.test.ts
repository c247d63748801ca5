import { expect, test } from 'vitest';
import { calendarTimes } from './calendarTimes.ts';

const timesOf = (start: string, end: string, timeZone: string) =>
  calendarTimes(new Date(start), new Date(end), timeZone);

test('api/registrations-13: times are those of the venue, with the change of its zone before and the one after', () => {
  const { zone, start, end } = timesOf(
    '2030-07-05T18:00:00Z',
    '2030-07-05T21:00:00Z',
    'Europe/Paris',
  );
  expect([start, end]).toEqual([
    'DTSTART;TZID=Europe/Paris:20300705T200000',
    'DTEND;TZID=Europe/Paris:20300705T230000',
  ]);
  expect(zone).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Paris',
    'BEGIN:DAYLIGHT',
    'DTSTART:20300331T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20301027T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]);
});

test('api/registrations-13: a zone that does not change has one offset', () => {
  const { zone, start } = timesOf('2030-07-05T10:00:00Z', '2030-07-05T13:00:00Z', 'Asia/Kathmandu');
  expect(start).toBe('DTSTART;TZID=Asia/Kathmandu:20300705T154500');
  expect(zone.slice(2, -1)).toEqual([
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0545',
    'TZOFFSETTO:+0545',
    'END:STANDARD',
  ]);
});

test('api/registrations-13: the night when the clock changes ends in its other offset', () => {
  const { zone, end } = timesOf('2030-03-30T21:00:00Z', '2030-03-31T02:00:00Z', 'Europe/Paris');
  expect(end).toBe('DTEND;TZID=Europe/Paris:20300331T040000');
  expect(zone.filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
    'BEGIN:DAYLIGHT',
    'BEGIN:STANDARD',
  ]);
});

test('api/registrations-13: no time is after the last one that the format has', () => {
  const evening = timesOf('9999-12-31T20:00:00Z', '9999-12-31T23:00:00Z', 'Asia/Tokyo');
  expect(evening.start).toBe('DTSTART;TZID=Asia/Tokyo:99991231T235959');
  const day = timesOf('9999-12-30T15:00:00Z', '9999-12-31T15:00:00Z', 'Asia/Tokyo');
  expect([day.start, day.end]).toEqual([
    'DTSTART;VALUE=DATE:99991231',
    'DTEND;VALUE=DATE:99991231',
  ]);
});

test('api/registrations-13: however long it takes, a file has at most four changes of the clock', () => {
  const { zone, start, end } = timesOf(
    '2030-07-05T18:00:00Z',
    '2299-12-31T21:00:00Z',
    'Europe/Paris',
  );
  expect(zone.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(5);
  expect([start, end]).toEqual([
    'DTSTART;TZID=Europe/Paris:20300705T200000',
    'DTEND;TZID=Europe/Paris:22991231T220000',
  ]);
});

test.each([
  ['UTC', '2030-07-05T10:00:00Z'],
  ['+05:30', '2030-07-05T10:00:00Z'],
  ['Atlantis/Capital', '2030-07-05T10:00:00Z'],
  // Both times 2:30 in the night in Paris.
  ['Europe/Paris', '2030-10-27T00:30:00Z'],
  ['Europe/Paris', '2030-10-27T01:30:00Z'],
])('api/registrations-13: in %s at %s times are in UTC', (timeZone, start) => {
  const times = timesOf(start, '2030-12-05T10:00:00Z', timeZone);
  expect(times.zone).toEqual([]);
  expect(times.start).toBe(`DTSTART:${start.replaceAll(/[-:]/g, '')}`);
});

test.each([
  // Midnight after the last day, and its last minute, over the change of clocks of March 31.
  ['2030-03-31T22:00:00Z', '20300401'],
  ['2030-03-31T21:59:00Z', '20300401'],
  ['2030-04-02T22:00:00Z', '20300403'],
])('api/registrations-17: from midnight until %s are days', (end, after) => {
  expect(timesOf('2030-03-29T23:00:00Z', end, 'Europe/Paris')).toEqual({
    zone: [],
    start: 'DTSTART;VALUE=DATE:20300330',
    end: `DTEND;VALUE=DATE:${after}`,
  });
});
