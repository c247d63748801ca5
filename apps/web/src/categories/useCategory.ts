import { ALL_CATEGORIES } from '@parlour/core';
import { useSearchParams } from 'react-router';

/** The category that a list shows, and how to choose another. */
export interface CategoryChoice {
  /** {@link ALL_CATEGORIES} for every one. */
  readonly category: string;
  readonly onCategoryChange: (category: string) => void;
}

/** Keeps the chosen category in the address as `?category=`; every category leaves it out, and an empty one is none. */
export function useCategory(): CategoryChoice {
  const [search, setSearch] = useSearchParams();
  return {
    category: search.get('category') || ALL_CATEGORIES,
    onCategoryChange: (category) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (category === ALL_CATEGORIES) next.delete('category');
          else next.set('category', category);
          return next;
        },
        { replace: true },
      ),
  };
}
