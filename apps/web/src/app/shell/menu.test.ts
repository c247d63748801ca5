import { expect, test } from 'vitest';
import { isCurrent, menu } from './menu.ts';

const [home, benefits] = menu;

test('web/app/shell-1: the menu has the specified order', () => {
  expect(menu.map(({ label }) => label)).toEqual([
    'Home',
    'Member Benefits',
    'Destination Guides',
    'Events',
    'Gift Guides',
    'My Bookings',
  ]);
});

test('web/app/shell-3: an entry is current on its own pages, and Home at the root', () => {
  expect(isCurrent(benefits!, '/member-benefits/b1')).toBe(true);
  expect(isCurrent(benefits!, '/dashboard')).toBe(false);
  expect(isCurrent(home!, '/')).toBe(true);
  expect(isCurrent(home!, '/dashboard')).toBe(true);
});
