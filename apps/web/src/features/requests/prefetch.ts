import type { Client } from '@parlour/client';
import type { QueryClient } from '@tanstack/react-query';
import { redemptionsQuery } from '../redemptions/queries.ts';
import { registrationsQuery } from '../registrations/queries.ts';
import { requestsQuery } from './queries.ts';

/** Starts the calls of My Bookings. Resolves after all have succeeded or failed. */
export function prefetchBookings(client: Client, cache: QueryClient): Promise<unknown> {
  return Promise.allSettled([
    cache.query(registrationsQuery(client)),
    cache.query(requestsQuery(client, 'booked')),
    cache.query(requestsQuery(client, 'past')),
    cache.query(redemptionsQuery(client)),
  ]);
}

/** Starts the calls of My Requests. Resolves after both have succeeded or failed. */
export function prefetchRequests(client: Client, cache: QueryClient): Promise<unknown> {
  return Promise.allSettled([
    cache.query(requestsQuery(client, 'open')),
    cache.query(requestsQuery(client, 'past')),
  ]);
}
