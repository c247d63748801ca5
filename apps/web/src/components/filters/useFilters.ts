import { ALL_CATEGORIES } from '@parlour/contract';
import { ANYWHERE, type ListChoice } from '@parlour/core';
import { useSearchParams } from 'react-router';

/** What a list shows, and how to choose something else. */
export interface Filters extends ListChoice {
  readonly onCategoryChange: (category: string) => void;
  readonly onCityChange: (city: string) => void;
  readonly onClear: () => void;
}

/** Stores the choices in the URL as `?category=` and `?city=`. A missing or empty parameter shows everything. */
export function useFilters(): Filters {
  const [search, setSearch] = useSearchParams();
  const change = (choice: Partial<ListChoice>) =>
    setSearch((current) => withChoice(current, choice), { replace: true });
  return {
    category: search.get('category') || ALL_CATEGORIES,
    city: search.get('city') ?? ANYWHERE,
    onCategoryChange: (category) => change({ category }),
    onCityChange: (city) => change({ city }),
    onClear: () => change({ category: ALL_CATEGORIES, city: ANYWHERE }),
  };
}

const withChoice = (current: URLSearchParams, choice: Partial<ListChoice>): URLSearchParams => {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(choice)) {
    if (value === ALL_CATEGORIES || value === ANYWHERE) next.delete(name);
    else next.set(name, value);
  }
  return next;
};
