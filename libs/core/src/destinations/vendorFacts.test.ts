import type { Vendor } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { connection } from './fixtures/guide.ts';
import { activityBadges, relatedHeading } from './vendorFacts.ts';

const inParis = { city: 'Paris', country: 'France', category: null, type: 'Other' };
const heading = (facts: Partial<Vendor>, related: Partial<Vendor>[] = []) =>
  relatedHeading(
    { ...inParis, ...facts },
    related.map((other, index) => connection(`${index}`, { ...inParis, ...other })),
  );

test.each([
  ['restaurants', 'More Paris Dining'],
  ['hotel', 'More Paris Hotels'],
  ['spa', 'More Paris Wellness'],
  ['retail', 'More Paris Shopping'],
  ['Museums', 'More Paris Museums'],
])('core/destinations-18: vendors related by %s have the heading %s', (category, expected) => {
  expect(heading({ category }, [{ category: category.toUpperCase() }])).toBe(expected);
});

test.each([null, '', ' '])(
  'core/destinations-20: with the category %j the type decides',
  (category) => {
    expect(heading({ category, type: 'Restaurants' }, [{ category: 'restaurants' }])).toBe(
      'More Paris Dining',
    );
    const museum = { category: 'Museums', type: 'Museum' };
    expect(heading({ category, type: 'Special Projects' }, [museum])).toBe('More Paris Activities');
  },
);

test.each([null, '', ' '])(
  'core/destinations-20: with the city %j the heading has the category only',
  (city) => {
    expect(heading({ city, category: 'spa' }, [{ city, category: 'Spas' }])).toBe('More Wellness');
  },
);

test('core/destinations-20: a heading names no category and no city that one of them is not of', () => {
  const dining = { category: 'restaurants' };
  expect(heading(dining, [dining, { category: 'hotel' }])).toBe('More Paris Favorites');
  expect(heading(dining, [dining, { ...dining, city: 'Lyon' }])).toBe('More Dining');
  expect(heading(dining, [dining, { ...dining, country: 'United States' }])).toBe('More Dining');
  expect(heading(dining, [{ category: 'hotel', city: 'Lyon' }])).toBe('More Favorites');
});

test('core/destinations-20: vendors of several cities of one destination have its name', () => {
  const coast = { id: 'paris', name: 'Amalfi Coast', parentDestination: null };
  const ravello = { category: 'restaurants', city: 'Ravello' };
  const vendor = { category: 'restaurants', city: 'Praiano', destination: coast };
  expect(heading(vendor, [ravello])).toBe('More Amalfi Coast Dining');
  expect(heading(vendor, [{ ...ravello, category: 'hotel' }])).toBe('More Amalfi Coast Favorites');
  expect(heading({ ...vendor, destination: { ...coast, id: 'rome' } }, [ravello])).toBe(
    'More Dining',
  );
});

test.each([
  [null, []],
  ['', []],
  [' ; ;', []],
  ['Botany', ['Botany']],
  ['Boat days; Swimming ;Capri crossings;', ['Boat days', 'Swimming', 'Capri crossings']],
  ['Spa; spa; Yoga', ['Spa', 'Yoga']],
])('core/destinations-22: %j gives the badges %j', (activityCategory, badges) => {
  expect(activityBadges({ activityCategory })).toEqual(badges);
});

test('core/destinations-22: badges are trimmed, filled and each there once', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', ';', ' ') }), (activityCategory) => {
      const badges = activityBadges({ activityCategory });
      expect(badges.every((badge) => /^[aB](?:[aB ]*[aB])?$/.test(badge))).toBe(true);
      expect(new Set(badges.map((badge) => badge.toLowerCase())).size).toBe(badges.length);
      expect(activityBadges({ activityCategory: badges.join('; ') })).toEqual(badges);
    }),
  );
});
