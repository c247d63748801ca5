import {
  ALL_CATEGORIES,
  categoriesOf,
  chosenCategory,
  filterByCategory,
  groupByCategory,
  slugify,
} from '@parlour/core';
import { Button, EmptyState, FilterBar, SectionHeading, Stack, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import type { CategoryChoice } from './useCategory.ts';

/** Props of {@link CategoryList}. */
export type CategoryListProps<Item> = CategoryChoice & {
  items: readonly Item[];
  /** How many there are, in words: `3 benefits`. */
  count: (shown: readonly Item[]) => string;
  /** Stands in for a list without items, within the chosen category or at all. */
  empty: { title: string; text: string; showAllLabel: string };
  /** Draws the items of one category; those of the first have the page's first picture among them. */
  children: (items: readonly Item[], isFirst: boolean) => ReactNode;
};

const categoryOf = ({ category }: { category: string | null }) => category;

/** Items under the headings of their categories, with a filter of one category and the number of what is shown. */
export function CategoryList<Item extends { category: string | null }>({
  items,
  category,
  onCategoryChange,
  count,
  empty,
  children,
}: CategoryListProps<Item>) {
  const shown = filterByCategory(items, categoryOf, category);
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
          {shown.length === 0 ? null : (
            <Text size="small" tone="muted">
              {count(shown)}
            </Text>
          )}
        </div>
      </Stack>
      {shown.length === 0 ? (
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
        {groupByCategory(shown, categoryOf).map((group, index) => (
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
