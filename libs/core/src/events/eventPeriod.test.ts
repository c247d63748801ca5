import { expect, test } from 'vitest';
import { isThisWeek, parseEventPeriod } from './eventPeriod.ts';

const now = new Date('2030-11-20T18:00:00Z');

test('EP13: the list has all events unless its URL says week', () => {
  expect(parseEventPeriod('week')).toBe('week');
  for (const value of [null, '', 'month']) expect(parseEventPeriod(value)).toBeNull();
});

test.each([
  ['2030-11-20T17:59:59Z', false],
  ['2030-11-20T18:00:00Z', true],
  ['2030-11-27T17:59:59Z', true],
  ['2030-11-27T18:00:00Z', false],
  ['never', false],
])('EP13: whether %s is this week: %s', (startDate, expected) => {
  expect(isThisWeek({ startDate }, now)).toBe(expected);
});
