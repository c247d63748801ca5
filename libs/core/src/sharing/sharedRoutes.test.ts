import { expect, test } from 'vitest';
import { sharedRouteOf, sharedRoutes } from './sharedRoutes.ts';

test.each(sharedRoutes)('SR5: %s is shared', (route) => {
  expect(sharedRouteOf(route.replaceAll(/:\w+/g, 'a%2Fb'))).toBe(route);
  expect(sharedRouteOf(`${route.replaceAll(/:\w+/g, 'x')}/`)).toBe(route);
});

test.each([
  '/',
  '/login',
  '/dashboard',
  '/profile',
  '/events',
  '/events/',
  '/member-benefits',
  '/destination-guides',
  '/gift-guides',
  '/vendors',
  '/events/e1/register',
  '/gift-guides/products/p1/more',
  '/api/events/e1',
  '',
])('SR5: %s is not shared', (path) => {
  expect(sharedRouteOf(path)).toBeNull();
});
