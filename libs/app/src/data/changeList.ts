import type { CallFailure, Result } from '@parlour/contract';
import { isGone } from '@parlour/core';
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** A query for a list. */
export interface ListQuery<Item> {
  readonly queryKey: DataTag<QueryKey, Item[], Error>;
}

/**
 * Applies a change made on the server to the cached list, or refetches the list when none is cached.
 * Cancels pending reads, because their response may be older than the change.
 */
export async function changeList<Item>(
  cache: QueryClient,
  { queryKey }: ListQuery<Item>,
  change: (current: readonly Item[]) => Item[],
): Promise<void> {
  await cache.cancelQueries({ queryKey });
  const list = cache.setQueryData(queryKey, (current) => current && change(current));
  if (list === undefined) void cache.invalidateQueries({ queryKey });
}

/**
 * Adds an item on the server, then adds the response to the cached list.
 * After a failure it refetches the list: the item may exist although the response was lost.
 */
export async function addToList<Item, Failure>(
  cache: QueryClient,
  query: ListQuery<Item>,
  add: () => Promise<Result<Item, Failure>>,
  withItem: (current: readonly Item[], item: Item) => Item[],
): Promise<Result<Item, Failure>> {
  const result = await add();
  if (result.ok) await changeList(cache, query, (current) => withItem(current, result.value));
  else void cache.invalidateQueries({ queryKey: query.queryKey });
  return result;
}

/**
 * Removes an item on the server, then from the cached list. An item that is already gone (404) counts as removed; the result says so as it came.
 * After any other failure it refetches the list: only the response may have been lost.
 */
export async function removeFromList<Item, Value>(
  cache: QueryClient,
  query: ListQuery<Item>,
  remove: () => Promise<Result<Value, CallFailure>>,
  withoutItem: (current: readonly Item[]) => Item[],
): Promise<Result<Value, CallFailure>> {
  const result = await remove();
  if (result.ok || isGone(result.failure)) await changeList(cache, query, withoutItem);
  else void cache.invalidateQueries({ queryKey: query.queryKey });
  return result;
}
