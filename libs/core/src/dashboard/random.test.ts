import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sample, seededRandom } from './random.ts';

const numbersOf = (seed: string, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

test('core/dashboard-1: a seed gives one sequence of numbers from 0 up to 1', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const numbers = numbersOf(seed, 20);
      expect(numbersOf(seed, 20)).toEqual(numbers);
      expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    }),
  );
});

test('core/dashboard-1: another seed gives another sequence, and a sequence is evenly distributed', () => {
  expect(numbersOf('member 2026-12-05', 5)).not.toEqual(numbersOf('member 2026-12-06', 5));
  const numbers = numbersOf('spread', 10_000);
  const below = (limit: number) => numbers.filter((number) => number < limit).length;
  expect(below(0.5)).toBeGreaterThan(4800);
  expect(below(0.5)).toBeLessThan(5200);
  expect(below(0.1)).toBeGreaterThan(900);
});

test('core/dashboard-1: a sample is a part of the items, each once, and the same for the same seed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat(20), fc.string(), (items, count, seed) => {
      const picked = sample(items, count, seededRandom(seed));
      expect(picked).toHaveLength(Math.min(count, items.length));
      expect(new Set(picked).size).toBe(picked.length);
      expect(picked.every((item) => items.includes(item))).toBe(true);
      expect(sample(items, count, seededRandom(seed))).toEqual(picked);
    }),
  );
});
