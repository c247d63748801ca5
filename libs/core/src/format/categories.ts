import { ALL_CATEGORIES } from '@parlour/contract/values';
import { NO_BENEFITS_FOUND } from './emptyLists.ts';
import { once } from '../text/once.ts';

/** The category of items without one (core/format-16). */
export const DEFAULT_CATEGORY = 'MISC';

/** Returns an item's category, or null. */
export type CategoryOf<Item> = (item: Item) => string | null;

/** A category and its items; never empty. */
export interface CategoryGroup<Item> {
  readonly category: string;
  readonly items: readonly Item[];
}

const categoryOrDefault = (category: string | null): string => category?.trim() || DEFAULT_CATEGORY;
const normalizeCategory = (category: string): string => category.toUpperCase();
const collator = once(() => new Intl.Collator('en-US'));

const compareCategories = (one: string, other: string): number => {
  const last =
    Number(normalizeCategory(one) === DEFAULT_CATEGORY) -
    Number(normalizeCategory(other) === DEFAULT_CATEGORY);
  return last || collator().compare(one, other);
};

/**
 * Groups items by category: alphabetical with {@link DEFAULT_CATEGORY} last, items in their given order (core/format-16).
 * Categories that differ only in letter case are one, spelled as first met.
 */
export function groupByCategory<Item>(
  items: readonly Item[],
  categoryOf: CategoryOf<Item>,
): readonly CategoryGroup<Item>[] {
  const groups = new Map<string, { category: string; items: Item[] }>();
  for (const item of items) {
    const category = categoryOrDefault(categoryOf(item));
    const group = groups.get(normalizeCategory(category));
    if (group === undefined) groups.set(normalizeCategory(category), { category, items: [item] });
    else group.items.push(item);
  }
  return [...groups.values()].toSorted((one, other) =>
    compareCategories(one.category, other.category),
  );
}

/** Returns the categories of the items in the order of {@link groupByCategory}. */
export function categoriesOf<Item>(
  items: readonly Item[],
  categoryOf: CategoryOf<Item>,
): readonly string[] {
  return groupByCategory(items, categoryOf).map(({ category }) => category);
}

/** A blank choice, as in `?category=`, means all categories. */
const isAllCategories = (chosen: string): boolean =>
  normalizeCategory(chosen.trim() || ALL_CATEGORIES) === ALL_CATEGORIES;

/**
 * Keeps the items of one category, in any letter case. {@link ALL_CATEGORIES} and a blank choice keep every item
 * (core/format-17).
 */
export function filterByCategory<Item>(
  items: readonly Item[],
  categoryOf: CategoryOf<Item>,
  chosen: string,
): readonly Item[] {
  return isAllCategories(chosen)
    ? items
    : items.filter(
        (item) =>
          normalizeCategory(categoryOrDefault(categoryOf(item))) ===
          normalizeCategory(categoryOrDefault(chosen)),
      );
}

/**
 * Returns a choice in the spelling of the items: {@link ALL_CATEGORIES}, one of {@link categoriesOf}, or the choice
 * itself if no item has it.
 */
export function chosenCategory<Item>(
  items: readonly Item[],
  categoryOf: CategoryOf<Item>,
  chosen: string,
): string {
  return isAllCategories(chosen)
    ? ALL_CATEGORIES
    : (categoriesOf(items, categoryOf).find(
        (each) => normalizeCategory(each) === normalizeCategory(categoryOrDefault(chosen)),
      ) ?? chosen);
}

/** The message of an empty list of benefits, in a category, a city or both (core/format-18). */
export function noBenefitsFound(chosen: string, city = ''): string {
  const places = [isAllCategories(chosen) ? '' : chosen, city].filter((place) => place !== '');
  return [NO_BENEFITS_FOUND, places.join(', ')].filter(Boolean).join(' in ');
}
