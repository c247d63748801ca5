import { vendorTypes } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeVendorType } from './vendorType.ts';

test.each([
  ['hotel', ['Hotels', 'HOTELS', ' hotel ', 'Hotel']],
  ['bakery', ['Bakery', 'bakeries']],
  ['spa & massage service', ['Spa & Massage Services', 'SPAS  &\tmassages service']],
  ['café', ['CAFÉS', 'Café']],
  ['beach & business', ['Beaches & Businesses', 'beach & business']],
  ['', ['', ' \n']],
])('core/format-22: %j is the normalized form of %j', (normalized, types) => {
  for (const type of types) expect(normalizeVendorType(type)).toBe(normalized);
});

test('core/format-22: the types of vendors stay apart', () => {
  expect(new Set(vendorTypes.map(normalizeVendorType)).size).toBe(vendorTypes.length);
});

test('core/format-22: neither letter case nor spacing nor the plural changes the type', () => {
  // Excludes words in -ie, and in -e after a sibilant: their plurals equal those of words in -y and without -e.
  const singular = fc
    .stringMatching(/^[a-z&]{0,8}[a-rt-z&]$/)
    .filter((word) => !/(?:i|ch|sh|ss|x)e$/.test(word));
  const spacing = fc.constantFrom(' ', '  ', '\t', '\n');
  fc.assert(
    fc.property(fc.array(singular, { minLength: 1 }), spacing, (parts, space) => {
      const normalized = parts.join(' ');
      const pluralOf = (part: string) =>
        `${part.replace(/y$/, 'ie').replace(/(ch|sh|x)$/, '$1e')}s`;
      const plural = parts.map(pluralOf).join(space);
      expect(normalizeVendorType(plural)).toBe(normalized);
      expect(normalizeVendorType(space + plural.toUpperCase() + space)).toBe(normalized);
    }),
  );
});
