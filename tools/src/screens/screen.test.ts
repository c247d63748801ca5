import { expect, test } from 'vitest';
import { screensOf } from './screen.ts';

const routes = {
  home: { path: '/' },
  giftGuides: { path: '/gift-guides' },
  guide: { path: '/gift-guides/:id' },
} as const;

test('each route has a screen at its path, or at the one with a value', () => {
  const changes = { home: null, guide: { path: '/gift-guides/1' } };
  expect(screensOf(routes, changes)).toEqual([
    { name: 'gift-guides', isSignedIn: true, path: '/gift-guides' },
    { name: 'guide', isSignedIn: true, path: '/gift-guides/1' },
  ]);
});

test('a path that needs a value does not compile without one', () => {
  // @ts-expect-error The path of `guide` needs an id.
  expect(screensOf(routes, { home: null })).toHaveLength(2);
});
