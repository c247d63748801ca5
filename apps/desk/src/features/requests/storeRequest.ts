import type { Client } from '@parlour/client';
import type { DeskRequestDetail } from '@parlour/contract/staff';
import type { QueryClient } from '@tanstack/react-query';
import { requestQuery } from './queries.ts';

/**
 * Caches a request as the server returned it after a change. The pages of the queue are read anew, and so are other
 * requests, which a link or a merge changes too.
 */
export function storeRequest(cache: QueryClient, client: Client, request: DeskRequestDetail): void {
  const { queryKey } = requestQuery(client, request.id);
  cache.setQueryData(queryKey, request);
  void cache.invalidateQueries({
    queryKey: ['requests'],
    predicate: (query) => query.queryKey[2] !== request.id,
  });
}
