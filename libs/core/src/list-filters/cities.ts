import { once } from '../text/once.ts';

/** Returns an item's city, or null. */
export type CityOf<Item> = (item: Item) => string | null;

/** The choice of every city. */
export const ANYWHERE = '';

const collator = once(() => new Intl.Collator('en-US'));
const normalizeCity = (city: string): string => city.trim().toUpperCase();

/** Returns the cities of the items, spelled as first met, in alphabetical order (core/list-filters-1). */
export function citiesOf<Item>(items: readonly Item[], cityOf: CityOf<Item>): readonly string[] {
  const cities = new Map<string, string>();
  for (const item of items) {
    const city = cityOf(item)?.trim() ?? '';
    if (city !== '' && !cities.has(normalizeCity(city))) cities.set(normalizeCity(city), city);
  }
  return [...cities.values()].toSorted(collator().compare);
}

/** Keeps the items of one city, in any letter case. A blank choice keeps every item (core/list-filters-2). */
export function filterByCity<Item>(
  items: readonly Item[],
  cityOf: CityOf<Item>,
  chosen: string,
): readonly Item[] {
  const city = normalizeCity(chosen);
  return city === ANYWHERE
    ? items
    : items.filter((item) => normalizeCity(cityOf(item) ?? '') === city);
}

/** Returns a choice in the spelling of the items, or the choice itself if no item has it (core/list-filters-4). */
export function chosenCity<Item>(
  items: readonly Item[],
  cityOf: CityOf<Item>,
  chosen: string,
): string {
  const city = chosen.trim();
  return (
    citiesOf(items, cityOf).find((each) => normalizeCity(each) === normalizeCity(city)) ?? city
  );
}
