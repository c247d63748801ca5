import { useClient } from '@parlour/app/data-layout';
import { setDeskTags } from '@parlour/client/staff';
import type { DeskRequestDetail, DeskRequestPage } from '@parlour/contract/staff';
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

/** Adds and removes tags at once, and one change after another at the server (`DKT1`). */
export function useTags(request: DeskRequestDetail): Tags {
  const client = useClient();
  const cache = useQueryClient();
  /** What was asked for and is not stored yet; null for nothing. */
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  const tags = wanted ?? request.tags;

  const change = (next: readonly string[]) => {
    setWanted(next);
    setFailure(null);
    const call: Promise<void> = latest.current.then(async () => {
      const result = await setDeskTags(client, {
        params: { id: request.id },
        body: { tags: [...next] },
      });
      // A later change has all that this one asked for.
      if (latest.current !== call) return;
      if (result.ok) storeRequest(cache, client, result.value);
      else setFailure(result.failure.message);
      setWanted(null);
    });
    latest.current = call;
  };
  return {
    tags,
    suggestions: knownTags(cache),
    failure,
    onAdd: (tag) => {
      const added = tag.toLowerCase();
      if (!tags.includes(added)) change([...tags, added].toSorted());
    },
    onRemove: (tag) => change(tags.filter((each) => each !== tag)),
  };
}
