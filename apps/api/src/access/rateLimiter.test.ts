import { expect, test } from 'vitest';
import { after, HOUR, MINUTE, SECOND } from '../platform/process/clock.ts';
import { createRateLimiter } from './rateLimiter.ts';

const start = new Date('2030-03-01T12:00:00Z');

test('api/access-4: a clock that is set back makes no wait longer than its window', () => {
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

test('api/access-6: among very many clients the oldest count is forgotten, and no other', () => {
  const limiter = createRateLimiter({ now: () => start }, 1);
  const count = (client: number) => limiter.count(String(client));
  for (let client = 0; client < 50_000; client += 1) count(client);
  expect(count(0)).toBe(60);
  count(50_000);
  expect(count(1)).toBe(60);
  expect(count(0)).toBeUndefined();
  expect(count(1)).toBeUndefined();
  expect([3, 49_999, 50_000].map(count)).toEqual([60, 60, 60]);
});

test('api/access-6: the window of a client begins with its first call', () => {
  let now = start;
  const limiter = createRateLimiter({ now: () => now }, 1);
  limiter.count('one');
  now = after(start, MINUTE - SECOND);
  limiter.count('other');
  expect(limiter.count('one')).toBe(1);
  now = after(start, MINUTE);
  expect(limiter.count('one')).toBeUndefined();
  expect(limiter.count('other')).toBe(59);
});
