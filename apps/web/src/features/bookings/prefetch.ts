import type { Client } from '@parlour/client';
import type { QueryClient } from '@tanstack/react-query';
import { redemptionsQuery } from '../redemptions/queries.ts';
import { registrationsQuery } from '../registrations/queries.ts';
import { requestsQuery } from '../requests/queries.ts';

/** Starts the calls of the page. Resolves after all have succeeded or failed. */
export function prefetchBookings(client: Client, cache: QueryClient): Promise<unknown> {
  return Promise.allSettled([
    cache.query(registrationsQuery(client)),
    cache.query(requestsQuery(client, 'booked')),
    cache.query(requestsQuery(client, 'past')),
    cache.query(redemptionsQuery(client)),
  ]);
}
