import { ALL_CATEGORIES } from '@parlour/contract';

/** Holds the items without a category (spec section 3). */
export const DEFAULT_CATEGORY = 'MISC';

/** How an item's category is found. */
export type CategoryOf<Item> = (item: Item) => string | null;

/** A category and the items in it; never empty. */
export interface CategoryGroup<Item> {
  readonly category: string;
  readonly items: readonly Item[];
}

const named = (category: string | null): string => category?.trim() || DEFAULT_CATEGORY;
const key = (category: string): string => category.toUpperCase();
const alphabetical = new Intl.Collator('en-US');

const inOrder = (one: string, other: string): number => {
  const last = Number(key(one) === DEFAULT_CATEGORY) - Number(key(other) === DEFAULT_CATEGORY);
  return last || alphabetical.compare(one, other);
};

/**
 * The items by category: categories in alphabetical order with {@link DEFAULT_CATEGORY} last, items in their own order.
 * Categories that differ in letter case alone are one, spelled as it is first met.
 */
export const groupByCategory = <Item>(
  items: readonly Item[],
  categoryOf: CategoryOf<Item>,
): readonly CategoryGroup<Item>[] => {
  const groups = new Map<string, { category: string; items: Item[] }>();
  for (const item of items) {
    const category = named(categoryOf(item));
    const group = groups.get(key(category));
    if (group === undefined) groups.set(key(category), { category, items: [item] });
    else group.items.push(item);
  }
  return [...groups.values()].toSorted((one, other) => inOrder(one.category, other.category));
};

/** The categories of some items, in the order of {@link groupByCategory}. */
export const categoriesOf = <Item>(
  items: readonly Item[],
  categoryOf: CategoryOf<Item>,
): readonly string[] => groupByCategory(items, categoryOf).map(({ category }) => category);

/** A blank choice, as `?category=` in an address has it, is none. */
const isEveryCategory = (chosen: string): boolean =>
  key(chosen.trim() || ALL_CATEGORIES) === ALL_CATEGORIES;

/** The items of one category, in any letter case, or every item for {@link ALL_CATEGORIES} and a blank choice. */
export const filterByCategory = <Item>(
  items: readonly Item[],
  categoryOf: CategoryOf<Item>,
  chosen: string,
): readonly Item[] =>
  isEveryCategory(chosen)
    ? items
    : items.filter((item) => key(named(categoryOf(item))) === key(named(chosen)));

/** A choice spelled as the items are: {@link ALL_CATEGORIES}, one of {@link categoriesOf}, or itself where no item has it. */
export const chosenCategory = <Item>(
  items: readonly Item[],
  categoryOf: CategoryOf<Item>,
  chosen: string,
): string =>
  isEveryCategory(chosen)
    ? ALL_CATEGORIES
    : (categoriesOf(items, categoryOf).find((each) => key(each) === key(named(chosen))) ?? chosen);

/** The text of an empty list of benefits (spec section 8). */
export const noBenefitsFound = (chosen: string): string =>
  isEveryCategory(chosen) ? 'No benefits found' : `No benefits found in ${chosen}`;

/** The text of an empty list of events (spec section 8). */
export const NO_EVENTS_FOUND = 'No events found';
