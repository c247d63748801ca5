import { ALL_CATEGORIES } from '@parlour/contract';
import { ANYWHERE } from '@parlour/core';
import type { Filters } from '../components/filters/useFilters.ts';

/** The filters of a list that shows everything. */
export const filters: Filters = {
  category: ALL_CATEGORIES,
  city: ANYWHERE,
  onCategoryChange: () => undefined,
  onCityChange: () => undefined,
  onClear: () => undefined,
};
