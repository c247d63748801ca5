import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import { isMissing } from './refusal.ts';

/** The query of a list. */
export interface ListQuery<Item> {
  readonly queryKey: DataTag<QueryKey, Item[], Error>;
}

/**
 * Changes the list at hand as the server has just changed its own. An older answer on its way is not waited for, since it
 * may know nothing of the change; where no list is at hand, it is asked for.
 */
export async function changeList<Item>(
  cache: QueryClient,
  { queryKey }: ListQuery<Item>,
  change: (known: readonly Item[]) => Item[],
): Promise<void> {
  await cache.cancelQueries({ queryKey });
  const list = cache.setQueryData(queryKey, (known) => known && change(known));
  if (list === undefined) void cache.invalidateQueries({ queryKey });
}

/**
 * Has the server add something, and puts what it answers into the list at hand. Rejects with what `add` rejects with; the
 * list is then asked for again, since the server may have added it, and only its answer was lost.
 */
export async function addToList<Item>(
  cache: QueryClient,
  query: ListQuery<Item>,
  add: () => Promise<Item>,
  withItem: (known: readonly Item[], item: Item) => Item[],
): Promise<Item> {
  try {
    const item = await add();
    await changeList(cache, query, (known) => withItem(known, item));
    return item;
  } catch (error) {
    void cache.invalidateQueries({ queryKey: query.queryKey });
    throw error;
  }
}

/**
 * Has the server remove something, and takes it off the list at hand. What is already gone counts as removed. Rejects with
 * what else `remove` rejects with; the list is then asked for again, since it may be gone, and only the answer was lost.
 */
export async function removeFromList<Item>(
  cache: QueryClient,
  query: ListQuery<Item>,
  remove: () => Promise<unknown>,
  withoutItem: (known: readonly Item[]) => Item[],
): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (!isMissing(error)) {
      void cache.invalidateQueries({ queryKey: query.queryKey });
      throw error;
    }
  }
  await changeList(cache, query, withoutItem);
}
