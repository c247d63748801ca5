import { ALL_CATEGORIES } from '@parlour/contract';
import { ANYWHERE, categoriesOf, chosenCategory, chosenCity, citiesOf } from '@parlour/core';
import { FilterBar } from '@parlour/ui';
import type { FilteredListProps } from './FilteredList.tsx';

export type FilterBarsProps<Item> = Pick<
  FilteredListProps<Item>,
  'items' | 'properties' | 'filters'
>;

const optionOf = (value: string) => ({ value, label: value });

/** The filters for category and city. A list of a single city has none for it. */
export function FilterBars<Item>({ items, properties, filters }: FilterBarsProps<Item>) {
  const { categoryOf, cityOf } = properties;
  const cities = citiesOf(items, cityOf);
  const city = chosenCity(items, cityOf, filters.city);
  return (
    <>
      <FilterBar
        label="Category"
        options={[
          { value: ALL_CATEGORIES, label: 'All' },
          ...categoriesOf(items, categoryOf).map(optionOf),
        ]}
        value={chosenCategory(items, categoryOf, filters.category)}
        onChange={filters.onCategoryChange}
      />
      {cities.length < 2 && city === ANYWHERE ? null : (
        <FilterBar
          label="City"
          options={[{ value: ANYWHERE, label: 'Anywhere' }, ...cities.map(optionOf)]}
          value={city}
          onChange={filters.onCityChange}
        />
      )}
    </>
  );
}
