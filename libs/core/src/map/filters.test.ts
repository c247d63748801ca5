import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { vendor } from '../destinations/fixtures/guide.ts';
import { filterPins, mapFilterLabel, mapFilters, parseMapFilter } from './filters.ts';
import { pinsOf } from './pins.ts';

const pins = pinsOf(
  ['Restaurants', 'hotel', 'Museum', 'HOTELS', 'Store', 'restaurants'].map((type) =>
    vendor(type, { type, latitude: 1, longitude: 1 }),
  ),
);

test('core/map-1: the filters in their order, ACTIVITIES shortened on small screens', () => {
  expect(mapFilters).toEqual(['ALL', 'HOTELS', 'DINING', 'ACTIVITIES']);
  const labels = (isSmallScreen: boolean) =>
    mapFilters.map((filter) => mapFilterLabel(filter, isSmallScreen));
  expect(labels(false)).toEqual(['ALL', 'HOTELS', 'DINING', 'ACTIVITIES']);
  expect(labels(true)).toEqual(['ALL', 'HOTELS', 'DINING', 'ACTIVITY']);
});

test('core/map-21: a URL names the filter, or the map has every vendor', () => {
  expect(parseMapFilter('hotels')).toBe('HOTELS');
  for (const value of [null, '', 'all', 'spas']) expect(parseMapFilter(value)).toBe('ALL');
});

test.each([
  ['ALL', ['Restaurants', 'hotel', 'Museum', 'HOTELS', 'Store', 'restaurants']],
  ['HOTELS', ['hotel', 'HOTELS']],
  ['DINING', ['Restaurants', 'restaurants']],
  ['ACTIVITIES', ['Museum', 'Store']],
] as const)('core/map-2: %s keeps %j', (filter, ids) => {
  expect(filterPins(pins, filter).map(({ vendorId }) => vendorId)).toEqual(ids);
});

test('core/map-2: each vendor is kept by ALL and by one other filter', () => {
  const anyType = fc.oneof(fc.constantFrom('Restaurants', 'Hotels', 'Museum'), fc.string());
  fc.assert(
    fc.property(anyType, (type) => {
      const keeping = mapFilters.filter(
        (filter) => filterPins([{ info: { type } }], filter).length === 1,
      );
      expect(keeping).toHaveLength(2);
      expect(keeping[0]).toBe('ALL');
    }),
  );
});

test('core/map-16: a filter leaves the numbers as they are', () => {
  const numbersOf = (filter: (typeof mapFilters)[number]) =>
    filterPins(pins, filter).map(({ number }) => number);
  expect(numbersOf('ALL')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbersOf('DINING')).toEqual([1, 6]);
  expect(numbersOf('HOTELS')).toEqual([2, 4]);
});
