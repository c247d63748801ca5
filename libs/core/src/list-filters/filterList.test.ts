import { ALL_CATEGORIES } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterList, isFiltered } from './filterList.ts';

interface Item {
  readonly id: number;
  readonly category: string | null;
  readonly city: string | null;
}

const properties = {
  categoryOf: ({ category }: Item) => category,
  cityOf: ({ city }: Item) => city,
};
const items: readonly Item[] = [
  { id: 1, category: 'Dining', city: 'Rome' },
  { id: 2, category: 'Dining', city: 'Paris' },
  { id: 3, category: 'Wellness', city: 'Rome' },
  { id: 4, category: null, city: null },
];
const ids = (category: string, city: string) =>
  filterList(items, properties, { category, city }).map(({ id }) => id);

test('core/list-filters-3: an item needs both the category and the city', () => {
  expect(ids(ALL_CATEGORIES, '')).toEqual([1, 2, 3, 4]);
  expect(ids('Dining', '')).toEqual([1, 2]);
  expect(ids(ALL_CATEGORIES, 'Rome')).toEqual([1, 3]);
  expect(ids('Dining', 'Rome')).toEqual([1]);
  expect(ids('Wellness', 'Paris')).toEqual([]);
  expect(ids('MISC', '')).toEqual([4]);
});

test('core/list-filters-3: what both filters keep is what each of them keeps, in the order of the list', () => {
  const anyItems = fc.array(
    fc.record({
      id: fc.nat(),
      category: fc.option(fc.constantFrom('A', 'a', 'B', '')),
      city: fc.option(fc.constantFrom('X', 'x', 'Y', '')),
    }),
  );
  const anyChoice = fc.record({
    category: fc.constantFrom(ALL_CATEGORIES, '', 'A', 'b', 'MISC', 'none'),
    city: fc.constantFrom('', 'x', 'Y', 'none'),
  });
  fc.assert(
    fc.property(anyItems, anyChoice, (list, choice) => {
      const ofCategory = filterList(list, properties, { ...choice, city: '' });
      const ofCity = filterList(list, properties, { ...choice, category: ALL_CATEGORIES });
      expect(filterList(list, properties, choice)).toEqual(
        list.filter((item) => ofCategory.includes(item) && ofCity.includes(item)),
      );
      if (!isFiltered(choice)) expect(filterList(list, properties, choice)).toEqual(list);
    }),
  );
});

test('core/list-filters-5: a list is filtered by a category or by a city', () => {
  expect(isFiltered({ category: ALL_CATEGORIES, city: ' ' })).toBe(false);
  expect(isFiltered({ category: 'all', city: '' })).toBe(false);
  expect(isFiltered({ category: '', city: '' })).toBe(false);
  expect(isFiltered({ category: 'Dining', city: '' })).toBe(true);
  expect(isFiltered({ category: ALL_CATEGORIES, city: 'Rome' })).toBe(true);
});
