import {
  EXPANDED_PARAMETER,
  type GuideCategory,
  MAP_FILTER_PARAMETER,
  type MapFilter,
  parseExpanded,
  parseMapFilter,
} from '@parlour/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** What a guide shows of its vendors, and how to choose something else. */
export interface GuideChoice {
  /** Categories that show all their vendors. */
  readonly expanded: readonly GuideCategory[];
  /** The vendors on the map. */
  readonly mapFilter: MapFilter;
  /** Expands or collapses a category. */
  readonly onToggle: (category: GuideCategory) => void;
  /** Called with the vendors that the map is to show. */
  readonly onMapFilterChange: (filter: MapFilter) => void;
}

/**
 * Holds the choices, and stores them in the URL as `?all=` for each expanded category and `?map=`. The page does not wait
 * for the URL, which a route's loaders can delay. So each change writes both.
 */
export function useGuideChoice(): GuideChoice {
  const [search, setSearch] = useSearchParams();
  const [expanded, setExpanded] = useState(() => parseExpanded(search.getAll(EXPANDED_PARAMETER)));
  const [mapFilter, setMapFilter] = useState(() =>
    parseMapFilter(search.get(MAP_FILTER_PARAMETER)),
  );
  const store = (categories: readonly GuideCategory[], filter: MapFilter) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(EXPANDED_PARAMETER);
        for (const each of categories) next.append(EXPANDED_PARAMETER, each.toLowerCase());
        if (filter === 'ALL') next.delete(MAP_FILTER_PARAMETER);
        else next.set(MAP_FILTER_PARAMETER, filter.toLowerCase());
        return next;
      },
      { replace: true },
    );
  return {
    expanded,
    mapFilter,
    onToggle: (category) => {
      const chosen = expanded.includes(category)
        ? expanded.filter((other) => other !== category)
        : [...expanded, category];
      setExpanded(chosen);
      store(chosen, mapFilter);
    },
    onMapFilterChange: (filter) => {
      setMapFilter(filter);
      store(expanded, filter);
    },
  };
}
