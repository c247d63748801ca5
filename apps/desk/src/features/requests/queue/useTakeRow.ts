import { useClient } from '@parlour/app/data-layout';
import type { DeskRequest } from '@parlour/contract/staff';
import { isOpenRequest } from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isChangedMeanwhile } from '../../../app/isChangedMeanwhile.ts';
import { useStoredPlace } from '../../../app/session/useStored.ts';
import { storeRequest } from '../storeRequest.ts';
import { CHANGED_MEANWHILE } from '../thread/changedMeanwhile.ts';
import { emptyMove, prepareMove, sendMove } from '../thread/preparedMove.ts';
import { sendUntilSure } from '../thread/sendUntilSure.ts';
import { seenOf, storedCalls, storeIfLost } from '../thread/sentCalls.ts';

/** How the last request was taken from its row. */
export interface Taking {
  /** Says what was taken. Empty for nothing. */
  readonly announcement: string;
  /** Why the last one was not taken; null if it was. */
  readonly failure: string | null;
}

interface TakeRow {
  /** Takes a request if nobody has it. Returns whether it was taken. */
  readonly take: (request: DeskRequest) => Promise<boolean>;
}

const nothing: Taking = { announcement: '', failure: null };

const taken = prepareMove('take', emptyMove);

/**
 * Takes open requests that nobody has from their rows (`desk/requests/queue-3`). A lost take is held where the thread finds it (`desk/requests-12`).
 *
 * @param search - the query of what the queue shows. Another one drops what was told.
 */
export function useTakeRow(search: string): Taking & TakeRow {
  const client = useClient();
  const cache = useQueryClient();
  const place = useStoredPlace();
  const [isPending, setPending] = useState(false);
  const [taking, setTaking] = useState<Taking & { search: string }>({ ...nothing, search });
  if (taking.search !== search) setTaking({ ...nothing, search });
  const send = async (request: DeskRequest) => {
    const { id, subject } = request;
    const stored = storedCalls(place, id);
    setPending(true);
    setTaking({ ...nothing, search });
    const { result, isAgain } = await sendUntilSure(
      { calls: stored.read(), hold: (name, call) => storeIfLost(stored, name, call) },
      {
        name: 'move',
        content: taken,
        make: ({ seen: { version }, idempotencyKey }) =>
          sendMove(client, { id, version }, taken, idempotencyKey),
      },
      seenOf(request),
    );
    setPending(false);
    if (result.ok) {
      storeRequest(cache, client, result.value);
      setTaking({ announcement: `You took: ${subject}`, failure: null, search });
    } else {
      const { failure } = result;
      const message = isChangedMeanwhile(failure) ? CHANGED_MEANWHILE : failure.message;
      setTaking({ announcement: '', failure: message, search });
    }
    // The response to what was sent again is as old as the first one.
    if (!result.ok || isAgain) void cache.invalidateQueries({ queryKey: ['requests'] });
    return result.ok;
  };
  return {
    ...taking,
    take: async (request) => {
      const isFree = request.assignee === null && isOpenRequest(request.status);
      return isFree && !isPending && send(request);
    },
  };
}
