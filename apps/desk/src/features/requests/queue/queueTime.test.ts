import { expect, test } from 'vitest';
import { queueTimeIn } from './queueTime.ts';

test('DKR3: the times of a row are short, and say the day and the year where they are others', () => {
  const format = queueTimeIn('Europe/Vienna', new Date('2030-02-01T10:00:00.000Z'));
  // Versions of Node differ in the space before AM.
  const timeOf = (at: string) => format(at).replace('\u202F', ' ');
  expect(timeOf('2030-02-01T08:12:00.000Z')).toBe('9:12 AM');
  expect(timeOf('2030-01-31T22:59:00.000Z')).toBe('Jan 31, 11:59 PM');
  expect(timeOf('2029-12-30T08:12:00.000Z')).toBe('Dec 30, 2029');
});
