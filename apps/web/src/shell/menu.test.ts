import { expect, test } from 'vitest';
import { isCurrent, menu, openLink, openPath } from './menu.ts';

const [home, benefits] = menu;

test('WS1: the menu stands in the order of the specification', () => {
  expect(menu.map(({ label }) => label)).toEqual([
    'Home',
    'Member Benefits',
    'Destination Guides',
    'Events',
    'Gift Guides',
    'Profile',
  ]);
});

test('WS2: only what can be opened is linked to', () => {
  expect(openPath('/member-benefits/b1')).toBe('/member-benefits/b1');
  expect(openPath('/events/e1')).toBeUndefined();
  expect(openPath('/member-benefits-of-old')).toBeUndefined();
  expect(openLink('/dashboard')).toEqual({ href: '/dashboard' });
  expect(openLink('/destination-guides/d1')).toEqual({});
});

test('WS3: an entry is current on its own pages, and Home at the root', () => {
  expect(isCurrent(benefits!, '/member-benefits/b1')).toBe(true);
  expect(isCurrent(benefits!, '/dashboard')).toBe(false);
  expect(isCurrent(home!, '/')).toBe(true);
  expect(isCurrent(home!, '/dashboard')).toBe(true);
});
