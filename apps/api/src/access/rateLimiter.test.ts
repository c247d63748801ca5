import { expect, test } from 'vitest';
import { after, HOUR, MINUTE, SECOND } from '../platform/process/clock.ts';
import { createRateLimiter } from './rateLimiter.ts';

const start = new Date('2030-03-01T12:00:00Z');

test('AC5: a clock that is set back makes no wait longer than its window', () => {
  let now = start;
  const limiter = createRateLimiter({ now: () => now }, 2);
  const count = () => limiter.count('client');
  expect([count(), count(), count()]).toEqual([undefined, undefined, 60]);
  now = after(start, -HOUR);
  expect([count(), count(), count()]).toEqual([undefined, undefined, 60]);
  now = after(now, MINUTE - SECOND);
  expect(count()).toBe(1);
  now = after(now, SECOND);
  expect(count()).toBeUndefined();
});
