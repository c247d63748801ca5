import { expect, test } from 'vitest';
import { afterLoad } from './idleHeap.ts';

/** Returns how often garbage was collected after each share of a processor, with so many calls in each interval. */
function collectionsAfter(shares: readonly number[], calls = 0): readonly number[] {
  let count = 0;
  const takeActivity = afterLoad(() => void (count += 1));
  return shares.map((share) => {
    takeActivity({ share, calls });
    return count;
  });
}

test('an idle server collects once what its start and each load have left', () => {
  expect(collectionsAfter([0.02, 0.02, 0.8, 0.3, 0.02, 0.02])).toEqual([1, 1, 1, 1, 2, 2]);
});

test('a busy server is not interrupted', () => {
  expect(collectionsAfter([0.3, 0.9, 0.1])).toEqual([0, 0, 0]);
});

test('a server that serves cheap calls is not interrupted, and one that only says that it is ready is idle', () => {
  expect(collectionsAfter([0.02, 0.02], 100)).toEqual([0, 0]);
  expect(collectionsAfter([0.02, 0.02], 10)).toEqual([1, 1]);
});
