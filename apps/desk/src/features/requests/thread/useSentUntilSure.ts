import { newIdempotencyKey } from '@parlour/client';
import { useClient } from '@parlour/app/data-layout';
import type { CallFailure, Result } from '@parlour/contract';
import type { DeskEntry, DeskRequestDetail, NamedPerson } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeskDrafts } from '../../../app/useDeskDrafts.ts';
import { requestQuery } from '../queries.ts';
import { storeRequest } from '../storeRequest.ts';
import {
  isSame,
  linesAfter,
  readSentCalls,
  type SeenRequest,
  seenOf,
  type SentCall,
  storeSentCall,
  withCall,
} from './sentCalls.ts';

/** A call that changes the request. */
interface RequestCall {
  /** What is sent under another name is held beside it. */
  readonly name: string;
  /** What it does. Other content is another call, with another key. */
  readonly content: unknown;
  /**
   * Whether it replaces a call without a response. It is then made for the request as it was shown for that one, so that
   * the server refuses it if that one was done.
   */
  readonly replaces?: (lostContent: unknown) => boolean;
  readonly make: (
    sent: Pick<SentCall, 'seen' | 'idempotencyKey'>,
  ) => Promise<Result<DeskRequestDetail, CallFailure>>;
}

/** The result of a call, and the request as it was shown when it was first sent. */
interface Outcome {
  readonly result: Result<DeskRequestDetail, CallFailure>;
  readonly seen: SeenRequest;
}

/** What makes the calls of a request. */
export interface SentUntilSure {
  /** Makes a call, and caches the request that it returns. After a failure the request is read anew. */
  readonly send: (call: RequestCall) => Promise<Outcome>;
  /** Whether this person added a line here, or may have, as its response was lost. */
  readonly isOwn: (entry: DeskEntry) => boolean;
}

/**
 * Holds what is sent for a request until its response is sure, also over a reload. After a lost response the same content
 * is sent again unchanged, so that it is not done twice (`DKR8`, `DKR11`, `DKC7`).
 */
export function useSentUntilSure(request: DeskRequestDetail, viewer: NamedPerson): SentUntilSure {
  const client = useClient();
  const cache = useQueryClient();
  const drafts = useDeskDrafts(viewer.id);
  const [calls, setCalls] = useState(() => readSentCalls(drafts, request.id));
  const [ownLines, setOwnLines] = useState<readonly string[]>([]);

  const hold = (name: string, call: SentCall | null) => {
    setCalls((latest) => withCall(latest, name, call));
    // Also after the page was left. What was refused is only held while the page is open.
    storeSentCall(drafts, request.id, name, call?.isLost === true ? call : null);
  };

  /** Returns the lines in this person's name. A line has the name of its author alone. */
  const linesOf = (entries: readonly DeskEntry[], { lastEntry }: SeenRequest) =>
    linesAfter(entries, lastEntry)
      .filter(({ author }) => author.kind === 'staff' && author.name === viewer.name)
      .map(({ id }) => id);
  const linesInDoubt = Object.values(calls)
    .filter(({ isLost }) => isLost)
    .flatMap(({ seen }) => linesOf(request.entries, seen));

  const callOf = ({ name, content, replaces }: RequestCall): SentCall => {
    const former = calls[name];
    const shown = seenOf(request);
    if (former !== undefined && isSame(former.content, content)) {
      if (former.isLost || isSame(former.seen, shown)) return former;
    }
    const isReplacing = former?.isLost === true && replaces?.(former.content) === true;
    const seen = isReplacing ? former.seen : shown;
    return { content, seen, idempotencyKey: newIdempotencyKey(), isLost: false };
  };

  return {
    send: async (call) => {
      const sent = callOf(call);
      const isAgain = sent.isLost;
      const query = requestQuery(client, request.id);
      setOwnLines((latest) => [...latest, ...linesInDoubt]);
      hold(call.name, { ...sent, isLost: true });
      const result = await call.make(sent);
      if (result.ok) {
        hold(call.name, null);
        const added = linesOf(result.value.entries, sent.seen);
        setOwnLines((latest) => [...latest, ...added]);
        storeRequest(cache, client, result.value);
        // The response to what was sent again is as old as the first one.
        if (isAgain) void cache.invalidateQueries(query);
      } else {
        hold(call.name, { ...sent, isLost: result.failure.kind !== 'domain' });
        // Also after a lost response, since it may have been done.
        await cache.invalidateQueries(query);
      }
      return { result, seen: sent.seen };
    },
    isOwn: ({ id }) => ownLines.includes(id) || linesInDoubt.includes(id),
  };
}
