import { ALL_CATEGORIES } from '@parlour/contract/values';
import { type CategoryOf, filterByCategory } from '../format/categories.ts';
import { ANYWHERE, type CityOf, filterByCity } from './cities.ts';

/** What a member chose to see of a list. */
export interface ListChoice {
  /** A category; `ALL` or blank for every one. */
  readonly category: string;
  /** A city; blank for every one. */
  readonly city: string;
}

/** Where the items of a list have their category and city. */
export interface ListProperties<Item> {
  readonly categoryOf: CategoryOf<Item>;
  readonly cityOf: CityOf<Item>;
}

/** Keeps the items of both the chosen category and the chosen city, in their order (core/list-filters-3). */
export function filterList<Item>(
  items: readonly Item[],
  { categoryOf, cityOf }: ListProperties<Item>,
  { category, city }: ListChoice,
): readonly Item[] {
  return filterByCity(filterByCategory(items, categoryOf, category), cityOf, city);
}

/** Whether a choice may leave items out (core/list-filters-5). */
export function isFiltered({ category, city }: ListChoice): boolean {
  const isOneCategory = ![ALL_CATEGORIES, ''].includes(category.trim().toUpperCase());
  return isOneCategory || city.trim() !== ANYWHERE;
}
