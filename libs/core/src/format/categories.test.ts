import { ALL_CATEGORIES } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  categoriesOf,
  chosenCategory,
  filterByCategory,
  groupByCategory,
  noBenefitsFound,
} from './categories.ts';

interface Item {
  readonly id: number;
  readonly category: string | null;
}

const categoryOf = (item: Item) => item.category;
const items: readonly Item[] = [
  { id: 1, category: 'Wellness' },
  { id: 2, category: null },
  { id: 3, category: 'Dining' },
  { id: 4, category: 'wellness' },
  { id: 5, category: ' ' },
  { id: 6, category: 'Zoo' },
];

test('core/format-16: groups are in alphabetical order with MISC at the end', () => {
  const shown = groupByCategory(items, categoryOf).map((group) => [
    group.category,
    group.items.map(({ id }) => id),
  ]);
  expect(shown).toEqual([
    ['Dining', [3]],
    ['Wellness', [1, 4]],
    ['Zoo', [6]],
    ['MISC', [2, 5]],
  ]);
  expect(categoriesOf(items, categoryOf)).toEqual(['Dining', 'Wellness', 'Zoo', 'MISC']);
});

const anyItems = fc.array(
  fc.record({ id: fc.nat(), category: fc.option(fc.constantFrom('A', 'b', 'B', 'misc', '', 'Ä')) }),
);

test('core/format-16: each item is in one group, and no two groups have one name', () => {
  fc.assert(
    fc.property(anyItems, (list) => {
      const groups = groupByCategory(list, categoryOf);
      expect(groups.flatMap((group) => group.items)).toHaveLength(list.length);
      const names = groups.map(({ category }) => category.toUpperCase());
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

test('core/format-17: the filter keeps the items of the chosen category', () => {
  const ids = (chosen: string) => filterByCategory(items, categoryOf, chosen).map(({ id }) => id);
  for (const every of [ALL_CATEGORIES, 'all', '', ' ']) {
    expect(ids(every)).toEqual([1, 2, 3, 4, 5, 6]);
  }
  expect(ids('WELLNESS')).toEqual([1, 4]);
  expect(ids('MISC')).toEqual([2, 5]);
  expect(ids('Travel')).toEqual([]);
});

test('core/format-17: a choice is spelled as the items are', () => {
  const spellingOf = (chosen: string) => chosenCategory(items, categoryOf, chosen);
  for (const every of [ALL_CATEGORIES, 'all', '', ' '])
    expect(spellingOf(every)).toBe(ALL_CATEGORIES);
  expect(spellingOf('WELLNESS')).toBe('Wellness');
  expect(spellingOf('misc')).toBe('MISC');
  expect(spellingOf('Travel')).toBe('Travel');
});

test('core/format-16, core/format-17: the filter keeps the items of the group of the same name', () => {
  fc.assert(
    fc.property(anyItems, (list) => {
      for (const group of groupByCategory(list, categoryOf)) {
        expect(filterByCategory(list, categoryOf, group.category)).toEqual(group.items);
      }
    }),
  );
});

test('core/format-18: the message of an empty list of benefits', () => {
  expect(noBenefitsFound(ALL_CATEGORIES)).toBe('No benefits found');
  expect(noBenefitsFound('')).toBe('No benefits found');
  expect(noBenefitsFound('Dining')).toBe('No benefits found in Dining');
  expect(noBenefitsFound('ALL', 'Paris')).toBe('No benefits found in Paris');
  expect(noBenefitsFound('Dining', 'Paris')).toBe('No benefits found in Dining, Paris');
});
