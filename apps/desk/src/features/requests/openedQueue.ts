import type { KeyValueStorage } from '@parlour/app/session';
import { href, parseJson, recordOf } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { storageKeys } from '../../app/storageKeys.ts';

/** Where a thread leads: back to the queue, and to the requests beside it there. */
export interface QueueNeighbors {
  readonly queue: string;
  /** The path of the request before it; null for none. */
  readonly previous: string | null;
  readonly next: string | null;
  /** The ids of both, the next one first. */
  readonly ids: readonly string[];
}

/** Stores the ids of the page of the queue that is shown, in their order. */
export function storeOpenedQueue(storage: KeyValueStorage, ids: readonly string[]): void {
  storage.setItem(storageKeys.queue, JSON.stringify({ ids }));
}

/** Returns the ids of the page of the queue that this tab showed last. */
export function readOpenedQueue(storage: KeyValueStorage): readonly string[] {
  const { ids } = recordOf(parseJson(storage.getItem(storageKeys.queue) ?? '')) ?? {};
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/**
 * Returns where the thread of a request leads, in the order of the queue as it was seen last (`desk/requests/thread-10`).
 *
 * @param search - the query of the queue, with its `?`, or empty.
 */
export function neighborsOf(
  ids: readonly string[],
  search: string,
  requestId: string,
): QueueNeighbors {
  const index = ids.indexOf(requestId);
  const previousId = index < 1 ? undefined : ids[index - 1];
  const nextId = index < 0 ? undefined : ids[index + 1];
  const pathOf = (id: string | undefined) =>
    id === undefined ? null : `${href(deskRoutes.request, { requestId: id })}${search}`;
  return {
    queue: `${deskRoutes.requests.path}${search}`,
    previous: pathOf(previousId),
    next: pathOf(nextId),
    ids: [nextId, previousId].filter((id) => id !== undefined),
  };
}
