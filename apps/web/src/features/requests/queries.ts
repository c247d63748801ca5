import { callQuery, resultQuery } from '@parlour/app/data';
import { type Client, send } from '@parlour/client';
import {
  getRequest,
  listRequests,
  type MemberRequestDetail,
  type MemberRequestPage,
  type MemberRequestQuery,
} from '@parlour/contract';
import type { QueryClient } from '@tanstack/react-query';

// Milliseconds. The concierge may write at any time, so what is cached is old soon.
const STALE_TIME = 10_000;

/** The key of all lists of the member's own requests. */
export const requestListsKey = ['requests', 'list'] as const;

/**
 * A list of the member's own requests: those under way or those that have ended, a page of it until more were shown, or all
 * that is booked. Read again, it is at least as long as before.
 */
export function requestsQuery(client: Client, state: MemberRequestQuery['state']) {
  const queryKey = [...requestListsKey, state] as const;
  const readPage = (signal: AbortSignal, before?: string) =>
    send(client, listRequests, { query: { state, before } }, { signal });
  return {
    ...resultQuery(queryKey, async (signal, cache) => {
      const shown = cache.getQueryData<MemberRequestPage>(queryKey)?.requests.length ?? 0;
      let list = await readPage(signal);
      const isShort = (length: number) => state === 'booked' || length < shown;
      while (list.ok && list.value.next !== null && isShort(list.value.requests.length)) {
        const { requests, next } = list.value;
        const page = await readPage(signal, next);
        if (!page.ok) return page;
        list = {
          ...page,
          value: { ...page.value, requests: [...requests, ...page.value.requests] },
        };
      }
      return list;
    }),
    staleTime: STALE_TIME,
  };
}

/** One of the member's own requests, with the newest lines of its thread. */
export function requestQuery(client: Client, id: string) {
  return {
    ...callQuery(['requests', 'detail', id], client, getRequest, { params: { id }, query: {} }),
    staleTime: STALE_TIME,
  };
}

/** Puts a request that the server has just changed into the cache, and marks the lists as outdated. */
export function storeRequest(cache: QueryClient, client: Client, request: MemberRequestDetail) {
  const { queryKey } = requestQuery(client, request.id);
  // A read under way may be older than the change.
  void cache.cancelQueries({ queryKey });
  cache.setQueryData(queryKey, request);
  void cache.invalidateQueries({ queryKey: requestListsKey });
}
