import { ALL_CATEGORIES } from '@parlour/contract';
import { useSearchParams } from 'react-router';

/** The category shown by a list, and how to choose another one. */
export interface CategoryChoice {
  /** {@link ALL_CATEGORIES} when no filter is set. */
  readonly category: string;
  readonly onCategoryChange: (category: string) => void;
}

/** Stores the chosen category in the URL as `?category=`. A missing or empty parameter means all categories. */
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
