import { expect, test } from 'vitest';
import { movedTo, placeOfDrop } from './places.ts';

const drop = (from: number, over: number, edge: 'top' | 'bottom') =>
  movedTo(['a', 'b', 'c', 'd'], from, placeOfDrop(from, over, edge)).join('');

test.each([
  [0, 2, 'top', 'bacd'],
  [0, 2, 'bottom', 'bcad'],
  [0, 3, 'bottom', 'bcda'],
  [3, 0, 'top', 'dabc'],
  [3, 1, 'bottom', 'abdc'],
  [1, 1, 'top', 'abcd'],
  [1, 1, 'bottom', 'abcd'],
  [1, 0, 'bottom', 'abcd'],
] as const)('item %i dropped on item %i at its %s gives %s', (from, over, edge, order) => {
  expect(drop(from, over, edge)).toBe(order);
});
