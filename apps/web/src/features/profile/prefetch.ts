import type { Client } from '@parlour/client';
import type { QueryClient } from '@tanstack/react-query';
import { documentsQuery } from '../documents/queries.ts';
import { paymentMethodsQuery } from '../payment-methods/queries.ts';
import { sessionsQuery } from '../sessions/queries.ts';
import { profileQuery } from './queries.ts';

/** Starts the calls of the profile page. Resolves after all have succeeded or failed. */
export function prefetchProfile(client: Client, cache: QueryClient): Promise<unknown> {
  return Promise.allSettled([
    cache.query(profileQuery(client)),
    cache.query(paymentMethodsQuery(client)),
    cache.query(documentsQuery(client)),
    cache.query(sessionsQuery(client)),
  ]);
}
