import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { preloadingPlan } from './preloading.ts';

test('core/pictures-4, core/pictures-5: the pictures of four slides', () => {
  expect(preloadingPlan(['a', 'b', 'c', 'd'])).toEqual([
    { url: 'a', priority: 'high', delay: 0 },
    { url: 'b', priority: 'medium', delay: 0 },
    { url: 'd', priority: 'medium', delay: 0 },
    { url: 'c', priority: 'low', delay: 100 },
  ]);
});

test('core/pictures-5: pictures of low priority follow each other by 50 ms', () => {
  const delays = preloadingPlan(['a', 'b', 'c', 'd', 'e', 'f']).map(({ delay }) => delay);
  expect(delays).toEqual([0, 0, 0, 100, 150, 200]);
});

test('core/pictures-4: slides without a picture are left out', () => {
  expect(preloadingPlan([null, 'b', null])).toEqual([{ url: 'b', priority: 'medium', delay: 0 }]);
});

test('core/pictures-4, core/pictures-5: each picture is loaded once, with the highest priority that a slide gives it', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.constantFrom('a', 'b', 'c', 'd'))), (urls) => {
      const planned = preloadingPlan(urls);
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
