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
  readonly onMapFilterChange: (filter: MapFilter) => void;
}

/**
 * Holds the choices, and stores them in the URL as `?all=` for each expanded category and `?map=`. The page does not wait
 * for the URL, which a route's loaders can delay.
 */
export function useGuideChoice(): GuideChoice {
  const [search, setSearch] = useSearchParams();
  const [expanded, setExpanded] = useState(() => parseExpanded(search.getAll(EXPANDED_PARAMETER)));
  const change = (edit: (next: URLSearchParams) => void) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        edit(next);
        return next;
      },
      { replace: true },
    );
  return {
    expanded,
    mapFilter: parseMapFilter(search.get(MAP_FILTER_PARAMETER)),
    onToggle: (category) => {
      const chosen = expanded.includes(category)
        ? expanded.filter((other) => other !== category)
        : [...expanded, category];
      setExpanded(chosen);
      change((next) => {
        next.delete(EXPANDED_PARAMETER);
        for (const each of chosen) next.append(EXPANDED_PARAMETER, each.toLowerCase());
      });
    },
    onMapFilterChange: (filter) =>
      change((next) => {
        if (filter === 'ALL') next.delete(MAP_FILTER_PARAMETER);
        else next.set(MAP_FILTER_PARAMETER, filter.toLowerCase());
      }),
  };
}
