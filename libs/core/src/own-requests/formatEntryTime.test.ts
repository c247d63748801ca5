import { expect, test } from 'vitest';
import { formatConfirmedDate, formatEntryTime } from './formatEntryTime.ts';

const now = new Date('2030-06-15T20:00:00Z');

test.each([
  ['2030-06-15T15:45:00Z', 'UTC', 'Today at 3:45 PM'],
  ['2030-06-15T20:30:00Z', 'Asia/Tokyo', 'Today at 5:30 AM'],
  ['2030-06-15T14:00:00Z', 'Asia/Tokyo', 'June 15, 2030 at 11:00 PM'],
  ['2030-06-14T09:05:00Z', 'UTC', 'June 14, 2030 at 9:05 AM'],
])('core/own-requests-10: %s in %s is %j', (createdAt, timeZone, text) => {
  expect(formatEntryTime(createdAt, now, timeZone).replaceAll('\u202f', ' ')).toBe(text);
});

test.each([
  [{ date: '2030-12-05', time: null, endDate: null }, 'December 5, 2030'],
  [{ date: '2030-12-05', time: '19:30', endDate: null }, 'December 5, 2030, 7:30 PM'],
  [{ date: '2030-12-05', time: null, endDate: '2030-12-05' }, 'December 5, 2030'],
  [
    { date: '2030-12-05', time: null, endDate: '2030-12-08' },
    'December 5, 2030 to December 8, 2030',
  ],
  [
    { date: '2030-12-05', time: '19:30', endDate: null, endTime: '21:30' },
    'December 5, 2030, 7:30 PM to 9:30 PM',
  ],
  [
    { date: '2030-12-05', time: '22:30', endDate: '2030-12-06', endTime: '00:30' },
    'December 5, 2030, 10:30 PM to December 6, 2030, 12:30 AM',
  ],
])('core/own-requests-10: a confirmed request of %j takes place on %j', (confirmed, text) => {
  expect(formatConfirmedDate(confirmed)).toBe(text);
});
