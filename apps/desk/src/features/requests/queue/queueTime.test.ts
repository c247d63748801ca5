import { expect, test } from 'vitest';
import { queueDaysIn, queueTimeIn, waitingTime } from './queueTime.ts';

test('desk/requests-3: the times of a row are short, and say the day and the year where they are others', () => {
  const timeOf = queueTimeIn('Europe/Vienna', new Date('2030-02-01T10:00:00.000Z'));
  expect(timeOf('2030-02-01T08:12:00.000Z')).toMatch(/^9:12\sAM$/);
  expect(timeOf('2030-01-31T22:59:00.000Z')).toMatch(/^Jan 31, 11:59\sPM$/);
  expect(timeOf('2029-12-30T08:12:00.000Z')).toBe('Dec 30, 2029');
});

test.each([
  ['2030-02-01T10:00:30.000Z', '0 min'],
  ['2030-02-01T09:15:00.000Z', '45 min'],
  ['2030-02-01T08:12:00.000Z', '1 h'],
  ['2030-01-30T10:00:00.000Z', '2 d'],
])('desk/requests-3: since %s it waits %s', (since, waits) => {
  expect(waitingTime(since, new Date('2030-02-01T10:00:00.000Z'))).toBe(waits);
});

test('desk/requests/queue-6: days are short, and have their year where it is another one', () => {
  const daysOf = queueDaysIn('Europe/Vienna', new Date('2030-02-01T10:00:00.000Z'));
  expect(daysOf({ date: null })).toBe('');
  expect(daysOf({ date: '2030-12-13', endDate: '2030-12-13' })).toBe('Fri, Dec 13');
  expect(daysOf({ date: '2030-12-30', endDate: '2031-01-02' })).toBe('Dec 30 – Jan 2, 2031');
});
