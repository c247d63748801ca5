import type { Client } from '@parlour/client';
import type { QueryClient } from '@tanstack/react-query';
import { benefitQuery, benefitsQuery, eventsQuery, trendingDestinationsQuery } from './queries.ts';

/** Starts the calls of a page while its code is loading. What is fresh in the cache is not asked for again. */
export interface Prefetch {
  readonly dashboard: () => void;
  readonly benefits: () => void;
  readonly benefit: (id: string) => void;
}

/** Makes {@link Prefetch} for one client and its cache. Failures stay in the cache, where the page finds them. */
export const createPrefetch = (client: Client, cache: QueryClient): Prefetch => ({
  dashboard: () => {
    void cache.prefetchQuery(eventsQuery(client));
    void cache.prefetchQuery(benefitsQuery(client));
    void cache.prefetchQuery(trendingDestinationsQuery(client));
  },
  benefits: () => void cache.prefetchQuery(benefitsQuery(client)),
  benefit: (id) => void cache.prefetchQuery(benefitQuery(client, id)),
});
