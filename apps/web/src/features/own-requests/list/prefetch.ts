import type { Client } from '@parlour/client';
import type { QueryClient } from '@tanstack/react-query';
import { requestsQuery } from '../../requests/queries.ts';

/** Starts the calls of the page. Resolves after both have succeeded or failed. */
export function prefetchRequests(client: Client, cache: QueryClient): Promise<unknown> {
  return Promise.allSettled([
    cache.query(requestsQuery(client, 'open')),
    cache.query(requestsQuery(client, 'past')),
  ]);
}
