import type { Client } from '@parlour/client';
import type { PaymentMethod } from '@parlour/contract';
import type { QueryClient } from '@tanstack/react-query';
import { paymentMethodsQuery } from '../data/paymentMethodsQuery.ts';

/**
 * Changes the list of cards at hand as the server has just changed its own. An older answer on its way is not waited
 * for; where no list is at hand, it is asked for again.
 */
export async function changeCards(
  cache: QueryClient,
  client: Client,
  change: (cards: readonly PaymentMethod[]) => PaymentMethod[],
): Promise<void> {
  const { queryKey } = paymentMethodsQuery(client);
  await cache.cancelQueries({ queryKey });
  const cards = cache.getQueryData(queryKey);
  if (cards === undefined) void cache.invalidateQueries({ queryKey });
  else cache.setQueryData(queryKey, change(cards));
}
