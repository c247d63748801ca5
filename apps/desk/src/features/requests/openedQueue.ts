import type { KeyValueStorage } from '@parlour/app/session';
import { href, parseJson, recordOf } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { storageKeys } from '../../app/storageKeys.ts';

/** The page of the queue that threads are opened from, in one tab. */
interface OpenedQueue {
  /** The query of its URL, with its `?`, or empty. */
  readonly search: string;
  /** The ids of its requests in their order. */
  readonly ids: readonly string[];
}

/** Where a thread leads: back to the queue, and to the requests beside it there. */
export interface QueueNeighbors {
  readonly queue: string;
  /** The path of the request before it; null for none. */
  readonly previous: string | null;
  readonly next: string | null;
  /** The ids of both, the next one first. */
  readonly ids: readonly string[];
}

/** Stores the page of the queue that is shown. */
export function storeOpenedQueue(storage: KeyValueStorage, opened: OpenedQueue): void {
  storage.setItem(storageKeys.queue, JSON.stringify(opened));
}

function readOpenedQueue(storage: KeyValueStorage): OpenedQueue {
  const stored = recordOf(parseJson(storage.getItem(storageKeys.queue) ?? ''));
  const { search, ids } = stored ?? {};
  return {
    search: typeof search === 'string' ? search : '',
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
  };
}

/** Returns where the thread of a request leads, in the order of the queue as it was seen last (`desk/requests/thread-10`). */
export function neighborsOf(storage: KeyValueStorage, requestId: string): QueueNeighbors {
  const { search, ids } = readOpenedQueue(storage);
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
