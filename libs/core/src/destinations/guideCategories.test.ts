import { vendorTypes } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeVendorType } from '../text/vendorType.ts';
import { categoryDisplayName, guideCategories, guideCategoryOf } from './guideCategories.ts';

test.each(vendorTypes)(
  'core/destinations-1: %s belongs to one category, in any letter case',
  (type) => {
    const expected = { Restaurants: 'Dining', Hotels: 'Hotels' }[type as string] ?? 'Activities';
    expect(guideCategoryOf(type)).toBe(expected);
    expect(guideCategoryOf(type.toLowerCase())).toBe(expected);
    expect(guideCategoryOf(` ${type.toUpperCase()} `)).toBe(expected);
  },
);

test.each([
  ['restaurant', 'Dining'],
  ['Hotel', 'Hotels'],
  ['Hotel Sales Team', 'Activities'],
  ['Private Chef', 'Activities'],
  ['constructor', 'Activities'],
  ['', 'Activities'],
])('core/destinations-1: %j belongs to %s', (type, category) => {
  expect(guideCategoryOf(type)).toBe(category);
});

test('core/destinations-2: the categories come as Dining, Hotels, Activities', () => {
  expect(guideCategories).toEqual(['Dining', 'Hotels', 'Activities']);
});

test.each([
  ['restaurants', 'Dining'],
  ['Restaurants', 'Dining'],
  ['hotel', 'Hotels'],
  ['HOTELS', 'Hotels'],
  ['spa', 'Wellness'],
  ['Spa', 'Wellness'],
  ['Spas', 'Wellness'],
  [' SPAS ', 'Wellness'],
  ['retail', 'Shopping'],
  ['Retails', 'Shopping'],
  ['Restaurant', 'Dining'],
  ['Museums', 'Museums'],
  ['Spa & Massage Services', 'Spa & Massage Services'],
  ['toString', 'toString'],
])('core/destinations-19: %s is shown as %s', (category, shown) => {
  expect(categoryDisplayName(category)).toBe(shown);
});

test('core/destinations-19: a category without its own name stays as it is, and a displayed name does not change', () => {
  const knownTypes = ['restaurant', 'hotel', 'spa', 'retail'];
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom('Spas', 'RETAIL', 'hotels'), fc.string()), (word) => {
      const shown = categoryDisplayName(word);
      if (!knownTypes.includes(normalizeVendorType(word))) expect(shown).toBe(word.trim());
      expect(categoryDisplayName(shown)).toBe(shown);
    }),
  );
});
