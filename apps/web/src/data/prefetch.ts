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
export function createPrefetch(client: Client, cache: QueryClient): Prefetch {
  const ignore = () => undefined;
  return {
    dashboard: () => {
      cache.query(eventsQuery(client)).catch(ignore);
      cache.query(benefitsQuery(client)).catch(ignore);
      cache.query(trendingDestinationsQuery(client)).catch(ignore);
    },
    benefits: () => {
      cache.query(benefitsQuery(client)).catch(ignore);
    },
    benefit: (id) => {
      cache.query(benefitQuery(client, id)).catch(ignore);
    },
  };
}
