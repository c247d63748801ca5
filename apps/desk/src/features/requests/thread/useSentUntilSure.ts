import { useClient } from '@parlour/app/data-layout';
import type { DeskEntry, DeskRequestDetail, NamedPerson } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStoredPlace } from '../../../app/session/useStored.ts';
import { requestQuery } from '../queries.ts';
import { storeRequest } from '../storeRequest.ts';
import { type Outcome, type RequestCall, sendUntilSure } from './sendUntilSure.ts';
import {
  linesAfter,
  seenOf,
  type SeenRequest,
  type SentCall,
  storedCalls,
  storeIfLost,
  withCall,
} from './sentCalls.ts';

/** What makes the calls of a request. */
export interface SentUntilSure {
  /**
   * Makes a call, and caches the request that it returns. After a failure the request is read anew.
   *
   * @param after - the request as a call just before returned it, which may not be shown yet.
   */
  readonly send: (call: RequestCall, after?: DeskRequestDetail) => Promise<Outcome>;
  /** Whether this person added a line here, or may have, as its response was lost. */
  readonly isOwn: (entry: DeskEntry) => boolean;
}

/**
 * Holds what is sent for a request until its response is sure, also over a reload. After a lost response the same content
 * is sent again unchanged, so that it is not done twice (`desk/requests-9`, `desk/requests-12`, `desk/replies-7`).
 */
export function useSentUntilSure(request: DeskRequestDetail, viewer: NamedPerson): SentUntilSure {
  const client = useClient();
  const cache = useQueryClient();
  const stored = storedCalls(useStoredPlace(), request.id);
  const [calls, setCalls] = useState(stored.read);
  const [ownLines, setOwnLines] = useState<readonly string[]>([]);

  const hold = (name: string, call: SentCall | null) => {
    setCalls((latest) => withCall(latest, name, call));
    // Also after the page was left. What was refused is only held while the page is open.
    storeIfLost(stored, name, call);
  };

  /** Returns the lines in this person's name. A line has the name of its author alone. */
  const linesOf = (entries: readonly DeskEntry[], { lastEntry }: SeenRequest) =>
    linesAfter(entries, lastEntry)
      .filter(({ author }) => author.kind === 'staff' && author.name === viewer.name)
      .map(({ id }) => id);
  const linesInDoubt = Object.values(calls)
    .filter(({ isLost }) => isLost)
    .flatMap(({ seen }) => linesOf(request.entries, seen));

  return {
    send: async (call, after = request) => {
      const query = requestQuery(client, request.id);
      setOwnLines((latest) => [...latest, ...linesInDoubt]);
      const { result, seen, isAgain } = await sendUntilSure({ calls, hold }, call, seenOf(after));
      if (result.ok) {
        const added = linesOf(result.value.entries, seen);
        setOwnLines((latest) => [...latest, ...added]);
        storeRequest(cache, client, result.value);
        // The response to what was sent again is as old as the first one.
        if (isAgain) void cache.invalidateQueries(query);
      } else {
        // Also after a lost response, since it may have been done.
        await cache.invalidateQueries(query);
      }
      return { result, seen };
    },
    isOwn: ({ id }) => ownLines.includes(id) || linesInDoubt.includes(id),
  };
}
