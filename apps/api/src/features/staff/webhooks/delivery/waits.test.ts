import { expect, test } from 'vitest';
import { DAY } from '../../../../platform/process/clock.ts';
import { TRIES, waitAfter } from './waits.ts';

const shortest = { bytes: Buffer.alloc, below: () => 0 };
const longest = { bytes: Buffer.alloc, below: (limit: number) => limit - 1 };

test('api/staff/webhooks-6: the waits grow, and end after ten tries in about three days', () => {
  const waits = Array.from({ length: TRIES }, (_, made) => waitAfter(made + 1, shortest));
  expect(TRIES).toBe(10);
  expect(waits.at(-1)).toBeNull();
  const milliseconds = waits.flatMap((wait) => wait ?? []);
  expect(milliseconds).toEqual(milliseconds.toSorted((one, other) => one - other));
  const days = milliseconds.reduce((sum, wait) => sum + wait) / DAY;
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(3.5);
});

test('api/staff/webhooks-6: chance makes a wait up to a tenth longer', () => {
  expect(waitAfter(1, shortest)).toBe(5000);
  expect(waitAfter(1, longest)).toBeGreaterThan(5400);
  expect(waitAfter(1, longest)).toBeLessThanOrEqual(5500);
});
