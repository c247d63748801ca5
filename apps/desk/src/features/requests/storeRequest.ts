import type { Client } from '@parlour/client';
import type { DeskRequestDetail } from '@parlour/contract/staff';
import type { QueryClient } from '@tanstack/react-query';
import { requestQuery } from './queries.ts';

/** Caches a request as the server returned it after a change. The pages of the queue are read anew. */
export function storeRequest(cache: QueryClient, client: Client, request: DeskRequestDetail): void {
  cache.setQueryData(requestQuery(client, request.id).queryKey, request);
  void cache.invalidateQueries({ queryKey: ['requests', 'queue'] });
}
