import { ALL_CATEGORIES } from '@parlour/contract';
import { ANYWHERE, EVENT_PERIOD_PARAMETER, type ListChoice } from '@parlour/core';
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
    onClear: () =>
      setSearch((current) => without(current, ['category', 'city', EVENT_PERIOD_PARAMETER]), {
        replace: true,
      }),
  };
}

const without = (current: URLSearchParams, names: readonly string[]): URLSearchParams => {
  const next = new URLSearchParams(current);
  for (const name of names) next.delete(name);
  return next;
};

const withChoice = (current: URLSearchParams, choice: Partial<ListChoice>): URLSearchParams => {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(choice)) {
    if (value === ALL_CATEGORIES || value === ANYWHERE) next.delete(name);
    else next.set(name, value);
  }
  return next;
};
