import { ALL_CATEGORIES } from '@parlour/contract';
import {
  ANYWHERE,
  categoriesOf,
  chosenCategory,
  chosenCity,
  citiesOf,
  filterList,
  isFiltered,
  type ListProperties,
} from '@parlour/core';
import { Button, EmptyState, FilterBar, Stack, Text } from '@parlour/ui';
import { type ReactNode, useRef } from 'react';
import * as styles from './FilteredList.css.ts';
import type { Filters } from './useFilters.ts';

export type FilteredListProps<Item> = {
  /** All items, whatever the filters choose. */
  items: readonly Item[];
  /** How to read the category and the city of an item. */
  properties: ListProperties<Item>;
  /** The chosen category and city, and how to choose others. */
  filters: Filters;
  /** A further filter of the URL, which Clear Filters ends too; null for none. */
  only?: ((item: Item) => boolean) | null;
  /** Describes the number of visible items: `3 benefits`. */
  count: (visibleItems: readonly Item[]) => string;
  /** Shown when nothing matches the filters, or the list has no items. */
  empty: { title: string; text: string };
  /** A control beside the number. */
  control?: ReactNode;
  /** Renders the visible items. There is at least one. */
  children: (visibleItems: readonly Item[]) => ReactNode;
};

/** A list with filters for category and city. The number of visible items is announced, and so is that there is none. */
export function FilteredList<Item>(props: FilteredListProps<Item>) {
  const { items, properties, filters, only = null, count, empty, control = null } = props;
  const bars = useRef<HTMLDivElement>(null);
  if (items.length === 0) return <EmptyState {...empty} />;

  const chosenItems = filterList(items, properties, filters);
  const visibleItems = only === null ? chosenItems : chosenItems.filter(only);
  const isEmpty = visibleItems.length === 0;
  const clear = (
    <Button
      variant={isEmpty ? 'secondary' : 'quiet'}
      size={isEmpty ? 'regular' : 'small'}
      onClick={() => {
        filters.onClear();
        // This button is about to disappear.
        bars.current?.querySelector('button')?.focus();
      }}
    >
      Clear Filters
    </Button>
  );
  return (
    <Stack gap={10}>
      <div>
        <div ref={bars}>
          <FilterBars items={items} properties={properties} filters={filters} />
        </div>
        <div className={styles.line}>
          <div role="status" className={isEmpty ? styles.nothing : undefined}>
            {isEmpty ? (
              <EmptyState
                title={empty.title}
                text="Try another category or city, or clear the filters."
                action={clear}
              />
            ) : (
              <Text size="small" tone="muted">
                {count(visibleItems)}
              </Text>
            )}
          </div>
          {!isEmpty && (only !== null || isFiltered(filters)) ? clear : null}
          {isEmpty || control === null ? null : <div className={styles.control}>{control}</div>}
        </div>
      </div>
      {isEmpty ? null : props.children(visibleItems)}
    </Stack>
  );
}

const optionOf = (value: string) => ({ value, label: value });

/** The filters for category and city. A list of a single city has none for it. */
function FilterBars<Item>({
  items,
  properties,
  filters,
}: Pick<FilteredListProps<Item>, 'items' | 'properties' | 'filters'>) {
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
