import { useClient } from '@parlour/app/data-layout';
import { assignDeskRequest, moveDeskRequest } from '@parlour/client/staff';
import type { DeskRequestDetail } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestQuery } from '../queries.ts';
import { storeRequest } from '../storeRequest.ts';
import { CHANGED_MEANWHILE, isChangedMeanwhile } from './changedMeanwhile.ts';
import { emptyMove, moveBody, moveCopy, type MoveDraft, type OfferedMove } from './moves.ts';

/** The moves of one request: which one is being prepared or made, and why the last one failed. */
export interface Moves {
  /** The move whose dialog is open; null for none. */
  readonly asked: OfferedMove | null;
  readonly draft: MoveDraft;
  readonly pending: OfferedMove | null;
  readonly failure: string | null;
  /** Opens the dialog of a move, or makes one that asks for nothing. */
  readonly onStart: (move: OfferedMove) => void;
  readonly onChange: (change: Partial<MoveDraft>) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Makes the moves of a request with the version that is shown (`DKR10`, `DKR11`). */
export function useMoves(request: DeskRequestDetail): Moves {
  const client = useClient();
  const cache = useQueryClient();
  const [asked, setAsked] = useState<OfferedMove | null>(null);
  const [draft, setDraft] = useState(emptyMove);
  const [pending, setPending] = useState<OfferedMove | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const make = async (move: OfferedMove) => {
    if (pending !== null) return;
    const { id, version } = request;
    const params = { id };
    setPending(move);
    setFailure(null);
    const result =
      move === 'assign'
        ? await assignDeskRequest(client, {
            params,
            body: { version, assigneeId: draft.assigneeId },
          })
        : await moveDeskRequest(client, { params, body: moveBody(move, draft, version) });
    if (result.ok) {
      storeRequest(cache, client, result.value);
      setAsked(null);
    } else {
      // Also after a lost response, since the move may have been made.
      await cache.invalidateQueries(requestQuery(client, id));
      setFailure(isChangedMeanwhile(result.failure) ? CHANGED_MEANWHILE : result.failure.message);
    }
    setPending(null);
  };

  return {
    asked,
    draft,
    pending,
    failure,
    onStart: (move) => {
      setDraft(emptyMove);
      setFailure(null);
      if (moveCopy[move].asksFor === null) void make(move);
      else setAsked(move);
    },
    onChange: (change) => setDraft({ ...draft, ...change }),
    onSubmit: () => {
      if (asked !== null) void make(asked);
    },
    onClose: () => {
      setAsked(null);
      setFailure(null);
    },
  };
}
