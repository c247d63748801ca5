import { instantOfLocal } from '@parlour/core';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { expect, inject, test } from 'vitest';
import { type CalendarEntry, renderCalendarFile } from './calendarFile.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const entryAt = (start: number, timeZone: string): CalendarEntry => ({
  uid: '018e0000-0000-7000-8000-000000000001',
  sequence: 3,
  isCanceled: false,
  organizer: { name: 'The Club, Parlour: "a house"', email: 'concierge@club.example' },
  writtenAt: new Date('2026-11-23T12:00:00Z'),
  start: new Date(start),
  end: new Date(start + 3 * HOUR),
  timeZone,
  summary: 'Dîner, 東京; \\ "late"',
  description: 'One\nTwo',
  location: 'Row 1\nTown',
  url: 'https://club.example/events/a',
});

/** What ical.js reads. It knows zones by the file alone. */
function readByIcalJs(file: string) {
  const root = new ICAL.Component(ICAL.parse(file));
  const event = new ICAL.Event(root.getFirstSubcomponent('vevent')!);
  return {
    summary: event.summary,
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().getTime(),
    end: event.endDate.toJSDate().getTime(),
  };
}

/** What node-ical reads. It knows zones by their names. */
function readByNodeIcal(file: string) {
  const event = Object.values(sync.parseICS(file)).find((part) => part?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('There is no event.');
  const { summary, uid, sequence, start, end } = event;
  return {
    summary,
    uid,
    sequence: Number(sequence),
    start: start.getTime(),
    end: end?.getTime(),
  };
}

const zones = ['Asia/Tokyo', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'UTC'];
const moreZones = inject('isLong') ? Intl.supportedValuesOf('timeZone') : [];

test.each([...zones, ...moreZones])(
  'api/registrations-6, api/registrations-13: programs that read calendars find the same event in %s, at any time of the year',
  (timeZone) => {
    for (
      let start = Date.parse('2026-11-23T19:30:00Z');
      start < Date.parse('2027-12-01');
      start += 11 * DAY
    ) {
      const entry = entryAt(start, timeZone);
      const file = renderCalendarFile(entry);
      const { summary, uid, sequence } = entry;
      const expected = { summary, uid, sequence, start, end: start + 3 * HOUR };
      expect(readByIcalJs(file)).toEqual(expected);
      expect(readByNodeIcal(file)).toEqual(expected);
    }
  },
);

test.each(['Asia/Tokyo', 'America/New_York'])(
  'api/registrations-17: programs that read calendars find whole days in %s',
  (timeZone) => {
    const local = (day: string) => instantOfLocal(day, '00:00', timeZone);
    const [start, end] = [local('2030-07-05'), local('2030-07-07')];
    if (start.kind !== 'one' || end.kind !== 'one') throw new Error('These days exist once.');
    const file = renderCalendarFile({
      ...entryAt(Date.parse(start.instant), timeZone),
      end: new Date(end.instant),
    });
    const event = new ICAL.Event(
      new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')!,
    );
    expect(event.startDate.isDate).toBe(true);
    expect([event.startDate, event.endDate].map(String)).toEqual(['2030-07-05', '2030-07-07']);
    const read = Object.values(sync.parseICS(file)).find((part) => part?.type === 'VEVENT');
    expect(read).toMatchObject({ datetype: 'date' });
  },
);
