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

test('api/access-6: very many made-up clients displace each other, and no client that has called more', () => {
  const limiter = createRateLimiter({ now: () => start }, 3);
  const count = (client: string) => limiter.count(client);
  const makeUp = (from: number) => {
    for (let number = 0; number < 51_000; number += 1) count(`${from + number}`);
  };
  const callers = ['used up', 'used up', 'used up', 'in part', 'in part'].map(count);
  expect(callers).toEqual(callers.map(() => undefined));
  makeUp(0);
  expect(count('used up')).toBe(60);
  makeUp(100_000);
  expect(['used up', 'in part', 'in part'].map(count)).toEqual([60, undefined, 60]);
  // The oldest of the others is forgotten, one that called again is not.
  const [last, oldest] = ['150999', '100000'];
  expect([last, last, last, last].map(count)).toEqual([undefined, undefined, 60, 60]);
  expect([oldest, oldest, oldest, oldest].map(count)).toEqual([
    undefined,
    undefined,
    undefined,
    60,
  ]);
});

test('api/access-6: clients that all have used up their calls are forgotten one by one, the oldest first', () => {
  const limiter = createRateLimiter({ now: () => start }, 1);
  const count = (client: number) => limiter.count(String(client));
  for (let client = 0; client < 50_000; client += 1) count(client);
  count(50_000);
  expect([1, 50_000, 0].map(count)).toEqual([60, 60, undefined]);
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
