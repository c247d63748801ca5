import { ALL_CATEGORIES } from '@parlour/contract';
import {
  categoriesOf,
  chosenCategory,
  filterByCategory,
  groupByCategory,
  slugify,
} from '@parlour/core';
import { Button, EmptyState, FilterBar, SectionHeading, Stack, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import type { CategoryChoice } from './useCategory.ts';

export type CategoryListProps<Item> = CategoryChoice & {
  items: readonly Item[];
  /** Describes the number of visible items: `3 benefits`. */
  count: (visibleItems: readonly Item[]) => string;
  /** Shown when the chosen category, or the whole list, has no items. */
  empty: { title: string; text: string; showAllLabel: string };
  /** Renders the items of one category. The first category holds the page's first picture. */
  children: (items: readonly Item[], isFirst: boolean) => ReactNode;
};

const categoryOf = ({ category }: { category: string | null }) => category;

/** Items grouped under category headings, with a category filter and the number of visible items. */
export function CategoryList<Item extends { category: string | null }>({
  items,
  category,
  onCategoryChange,
  count,
  empty,
  children,
}: CategoryListProps<Item>) {
  const visibleItems = filterByCategory(items, categoryOf, category);
  const options = [
    { value: ALL_CATEGORIES, label: 'All' },
    ...categoriesOf(items, categoryOf).map((name) => ({ value: name, label: name })),
  ];
  return (
    <>
      <Stack gap={4}>
        {items.length === 0 ? null : (
          <FilterBar
            label="Category"
            options={options}
            value={chosenCategory(items, categoryOf, category)}
            onChange={onCategoryChange}
          />
        )}
        <div role="status">
          {visibleItems.length === 0 ? null : (
            <Text size="small" tone="muted">
              {count(visibleItems)}
            </Text>
          )}
        </div>
      </Stack>
      {visibleItems.length === 0 ? (
        <EmptyState
          title={empty.title}
          text={empty.text}
          action={
            items.length === 0 ? null : (
              <Button variant="secondary" onClick={() => onCategoryChange(ALL_CATEGORIES)}>
                {empty.showAllLabel}
              </Button>
            )
          }
        />
      ) : null}
      <Stack gap={16}>
        {groupByCategory(visibleItems, categoryOf).map((group, index) => (
          <section key={group.category} aria-labelledby={`category-${slugify(group.category)}`}>
            <Stack gap={8}>
              <SectionHeading id={`category-${slugify(group.category)}`} title={group.category} />
              {children(group.items, index === 0)}
            </Stack>
          </section>
        ))}
      </Stack>
    </>
  );
}
