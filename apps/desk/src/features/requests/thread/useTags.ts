import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import {
  changeDeskTags,
  type DeskRequestDetail,
  type DeskRequestPage,
  type RequestTagChange,
} from '@parlour/contract/staff';
import { changeTags } from '@parlour/core/staff';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { storeRequest } from '../storeRequest.ts';

/** The tags of a request, and what changes them. */
export interface Tags {
  readonly tags: readonly string[];
  /** The tags of the requests that were loaded. */
  readonly suggestions: readonly string[];
  readonly failure: string | null;
  readonly onAdd: (tag: string) => void;
  readonly onRemove: (tag: string) => void;
}

/** Returns the tags of the rows that were loaded, each once and in order. */
function knownTags(cache: QueryClient): readonly string[] {
  const pages = cache.getQueriesData<DeskRequestPage>({ queryKey: ['requests', 'queue'] });
  const tags = pages.flatMap(([, page]) => page?.requests.flatMap((row) => row.tags) ?? []);
  return [...new Set(tags)].toSorted();
}

/** Adds and removes tags at once, and one change after another at the server (`desk/requests/thread-1`). */
export function useTags(request: DeskRequestDetail): Tags {
  const client = useClient();
  const cache = useQueryClient();
  /** What was asked for and is not stored yet, in its order. */
  const [changes, setChanges] = useState<readonly RequestTagChange[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef<Promise<void>>(Promise.resolve());
  const tags = changes.reduce<readonly string[]>(changeTags, request.tags);

  const change = (body: RequestTagChange) => {
    setChanges((former) => [...former, body]);
    setFailure(null);
    latest.current = latest.current.then(async () => {
      const result = await send(client, changeDeskTags, { params: { id: request.id }, body });
      if (result.ok) storeRequest(cache, client, result.value);
      else setFailure(result.failure.message);
      setChanges((former) => former.filter((each) => each !== body));
    });
  };
  return {
    tags,
    suggestions: knownTags(cache),
    failure,
    onAdd: (typed) => {
      const tag = typed.toLowerCase();
      if (!tags.includes(tag)) change({ added: [tag], removed: [] });
    },
    onRemove: (tag) => change({ added: [], removed: [tag] }),
  };
}
