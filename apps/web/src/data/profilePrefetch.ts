import type { Client } from '@parlour/client';
import type { QueryClient } from '@tanstack/react-query';
import { documentsQuery } from './documentsQuery.ts';
import { paymentMethodsQuery } from './paymentMethodsQuery.ts';
import { profileQuery } from './profileQuery.ts';

/** Starts the three calls of the profile page. Resolves after all have succeeded or failed. */
export const startProfile = (client: Client, cache: QueryClient): Promise<unknown> =>
  Promise.allSettled([
    cache.query(profileQuery(client)),
    cache.query(paymentMethodsQuery(client)),
    cache.query(documentsQuery(client)),
  ]);
