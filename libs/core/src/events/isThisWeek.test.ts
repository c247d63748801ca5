import { expect, test } from 'vitest';
import { isThisWeek } from './isThisWeek.ts';

const now = new Date('2030-11-20T18:00:00Z');

test.each([
  ['2030-11-20T17:59:59Z', false],
  ['2030-11-20T18:00:00Z', true],
  ['2030-11-27T17:59:59Z', true],
  ['2030-11-27T18:00:00Z', false],
  ['never', false],
])('core/events-8: whether %s is this week: %s', (startDate, expected) => {
  expect(isThisWeek({ startDate }, now)).toBe(expected);
});
