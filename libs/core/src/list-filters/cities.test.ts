import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenCity, citiesOf, filterByCity } from './cities.ts';

interface Item {
  readonly id: number;
  readonly city: string | null;
}

const cityOf = ({ city }: Item) => city;
const items: readonly Item[] = [
  { id: 1, city: 'Rome' },
  { id: 2, city: null },
  { id: 3, city: 'Évora' },
  { id: 4, city: ' ROME ' },
  { id: 5, city: ' ' },
  { id: 6, city: 'Faro' },
];

const anyItems = fc.array(
  fc.record({ id: fc.nat(), city: fc.option(fc.constantFrom('Rome', 'rome', 'Paris', ' ', '')) }),
);

test('core/list-filters-1: cities are in alphabetical order, each once, and a blank one is none', () => {
  expect(citiesOf(items, cityOf)).toEqual(['Évora', 'Faro', 'Rome']);
});

test('core/list-filters-2: the filter keeps the items of the chosen city', () => {
  const ids = (chosen: string) => filterByCity(items, cityOf, chosen).map(({ id }) => id);
  expect(ids('')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ids(' ')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ids('rome')).toEqual([1, 4]);
  expect(ids('Oslo')).toEqual([]);
});

test('core/list-filters-1, core/list-filters-2: each offered city has items, and together they have every item with a city', () => {
  fc.assert(
    fc.property(anyItems, (list) => {
      const found = citiesOf(list, cityOf).map((city) => filterByCity(list, cityOf, city));
      expect(found.every(({ length }) => length > 0)).toBe(true);
      const withCity = list.filter(({ city }) => (city ?? '').trim() !== '');
      expect(found.flat()).toHaveLength(withCity.length);
    }),
  );
});

test('core/list-filters-4: a choice is spelled as the items spell it', () => {
  expect(chosenCity(items, cityOf, ' rome')).toBe('Rome');
  expect(chosenCity(items, cityOf, 'Oslo ')).toBe('Oslo');
  expect(chosenCity(items, cityOf, '')).toBe('');
});
