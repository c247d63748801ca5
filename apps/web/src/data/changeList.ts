import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** The query of a list. */
interface ListQuery<Item> {
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
