import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOVER_PRELOAD_DELAY, isSlowConnection, preloadingPlan } from './preloading.ts';

const fast = { saveData: false, slowConnection: false };

test('DB9, DB10: the pictures of four slides', () => {
  expect(preloadingPlan(['a', 'b', 'c', 'd'], fast)).toEqual([
    { url: 'a', priority: 'high', delay: 0 },
    { url: 'b', priority: 'medium', delay: 0 },
    { url: 'd', priority: 'medium', delay: 0 },
    { url: 'c', priority: 'low', delay: 100 },
  ]);
});

test('DB10: pictures of low priority follow each other by 50 ms', () => {
  const delays = preloadingPlan(['a', 'b', 'c', 'd', 'e', 'f'], fast).map(({ delay }) => delay);
  expect(delays).toEqual([0, 0, 0, 100, 150, 200]);
});

test('DB9: slides without a picture are left out', () => {
  expect(preloadingPlan([null, 'b', null], fast)).toEqual([
    { url: 'b', priority: 'medium', delay: 0 },
  ]);
});

test('DB9, DB10: each picture is loaded once, with the highest priority that a slide gives it', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.constantFrom('a', 'b', 'c', 'd'))), (urls) => {
      const planned = preloadingPlan(urls, fast);
      const wanted = new Set(urls.filter((url) => url !== null));
      expect(new Set(planned.map(({ url }) => url))).toEqual(wanted);
      expect(planned).toHaveLength(wanted.size);
      const priorityOf = (url: string | null | undefined) =>
        planned.find((preload) => preload.url === url)?.priority ?? 'high';
      expect(priorityOf(urls[0])).toBe('high');
      expect(priorityOf(urls.at(-1))).not.toBe('low');
    }),
  );
});

test('DB11: nothing is loaded ahead when the reader saves data or the connection is slow', () => {
  expect(preloadingPlan(['a', 'b'], { ...fast, saveData: true })).toEqual([]);
  expect(preloadingPlan(['a', 'b'], { ...fast, slowConnection: true })).toEqual([]);
});

test.each([
  ['slow-2g', true],
  ['2g', true],
  ['3g', false],
  ['4g', false],
  [undefined, false],
])('DB11: whether %j is slow: %j', (type, isSlow) => {
  expect(isSlowConnection(type)).toBe(isSlow);
});

test('DB12: the pointer rests for 200 ms', () => {
  expect(HOVER_PRELOAD_DELAY).toBe(200);
});
