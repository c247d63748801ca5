import { expect, test } from 'vitest';
import { mayPreload } from './preloadPolicy.ts';

test.each([
  ['slow-2g', false],
  ['2g', false],
  ['3g', true],
  ['4g', true],
])('core/pictures-6: whether to preload on %s: %j', (effectiveType, isAllowed) => {
  expect(mayPreload({ effectiveType })).toBe(isAllowed);
});

test('core/pictures-6: nothing is preloaded for a viewer who saves data, on the fastest connection', () => {
  expect(mayPreload({ saveData: true, effectiveType: '4g' })).toBe(false);
  expect(mayPreload({ saveData: false, effectiveType: '4g' })).toBe(true);
});

test('core/pictures-6: a browser that does not report its connection preloads', () => {
  expect(mayPreload(undefined)).toBe(true);
  expect(mayPreload({})).toBe(true);
});
