import { callQuery, valueOf } from '@parlour/app/data';
import { type Client, getRequest, listRequests } from '@parlour/client';
import type { MemberRequestDetail, MemberRequestQuery } from '@parlour/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';

// Milliseconds. The concierge may write at any time, so what is cached is old soon.
const STALE_TIME = 10_000;

/** The key of all lists of the member's own requests. */
export const requestListsKey = ['requests', 'list'] as const;

/** A list of the member's own requests, in pages: those under way or those that have ended. */
export function requestsQuery(client: Client, state: MemberRequestQuery['state']) {
  return infiniteQueryOptions({
    queryKey: [...requestListsKey, state],
    queryFn: ({ pageParam, signal }) =>
      valueOf(
        listRequests(
          client,
          { query: { state, ...(pageParam === null ? {} : { before: pageParam }) } },
          { signal },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: STALE_TIME,
  });
}

/** One of the member's own requests, with the newest lines of its thread. */
export function requestQuery(client: Client, id: string) {
  return {
    ...callQuery(['requests', 'detail', id], (signal) =>
      getRequest(client, { params: { id }, query: {} }, { signal }),
    ),
    staleTime: STALE_TIME,
  };
}

/** The lines of a thread before one of them, in pages from the newest. */
export function earlierEntriesQuery(client: Client, id: string, firstEntryId: string) {
  return infiniteQueryOptions({
    queryKey: ['requests', 'earlier', id, firstEntryId],
    queryFn: ({ pageParam: before, signal }) =>
      valueOf(getRequest(client, { params: { id }, query: { before } }, { signal })),
    initialPageParam: firstEntryId,
    getNextPageParam: ({ entries: [first], hasEarlierEntries }) =>
      hasEarlierEntries ? first?.id : undefined,
    // A written line never changes.
    staleTime: Infinity,
  });
}

/** Puts a request that the server has just changed into the cache, and marks the lists as outdated. */
export function storeRequest(cache: QueryClient, client: Client, request: MemberRequestDetail) {
  const { queryKey } = requestQuery(client, request.id);
  // A read under way may be older than the change.
  void cache.cancelQueries({ queryKey });
  cache.setQueryData(queryKey, request);
  void cache.invalidateQueries({ queryKey: requestListsKey });
}
