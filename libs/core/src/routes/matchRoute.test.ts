import { expect, test } from 'vitest';
import { matchDeskRoute, matchRoute, matchSharedRoute, matchVisitorRoute } from './matchRoute.ts';
import { type RouteName, routes, type SharedRouteName } from './routes.ts';

const shared: readonly SharedRouteName[] = [
  'vendor',
  'event',
  'benefit',
  'destination',
  'giftGuide',
  'giftProduct',
];

test.each(shared)('core/sharing-5: %s is shared', (name) => {
  const { path } = routes[name];
  expect(matchSharedRoute(path.replaceAll(/:\w+/g, 'a%2Fb'))).toBe(name);
  expect(matchSharedRoute(`${path.replaceAll(/:\w+/g, 'x')}/`)).toBe(name);
  expect(matchVisitorRoute(path.replaceAll(/:\w+/g, 'x'))).toBe(name);
});

test.each([
  '/',
  '/login',
  '/dashboard',
  '/profile',
  '/my-bookings',
  '/search',
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
])('core/sharing-5: %s is not shared', (path) => {
  expect(matchSharedRoute(path)).toBeNull();
});

test.each<[string, RouteName | null]>([
  ['/', 'home'],
  ['/login', 'signIn'],
  ['/events', 'events'],
  ['/events/e1', 'event'],
  ['/gift-guides/products/p1', 'giftProduct'],
  ['/events/e1/register', null],
  ['/event', null],
])('the page at %s is %s', (path, name) => {
  expect(matchRoute(path)).toBe(name);
});

test('the server also renders the sign-in page', () => {
  expect(matchVisitorRoute('/login')).toBe('signIn');
  expect(matchVisitorRoute('/profile')).toBeNull();
});

test('the desk has pages of its own', () => {
  expect(matchDeskRoute('/account')).toBe('account');
  expect(matchDeskRoute('/')).toBe('home');
  expect(matchDeskRoute('/dashboard')).toBeNull();
});
