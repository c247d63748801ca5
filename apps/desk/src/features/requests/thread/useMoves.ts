import { useClient } from '@parlour/app/data-layout';
import { newIdempotencyKey } from '@parlour/client';
import type { DeskRequestDetail, NamedPerson } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isChangedMeanwhile } from '../../../app/isChangedMeanwhile.ts';
import { useOneCall } from '../../../app/useOneCall.ts';
import { requestQuery } from '../queries.ts';
import { storeRequest } from '../storeRequest.ts';
import { CHANGED_MEANWHILE } from './changedMeanwhile.ts';
import { moveCopy, type OfferedMove } from '../../../app/moveCopy.ts';
import type { Viewer } from './moves.ts';
import { showAsTaken } from './optimisticTake.ts';
import {
  emptyMove,
  type MoveDraft,
  type PreparedMove,
  prepareMove,
  sendMove,
} from './preparedMove.ts';
import { doneInWords, undoOf } from './undoMove.ts';

/** A move as it was sent. */
interface SentMove {
  readonly prepared: PreparedMove;
  /** The request as it was shown then. */
  readonly before: DeskRequestDetail;
  readonly idempotencyKey: string;
}

/** What was just done, and the move that takes it back. */
interface Done {
  readonly text: string;
  /** The version after it. With another one it cannot be taken back. */
  readonly version: number;
  /** Null for what was just taken back. */
  readonly undo: PreparedMove | null;
}

/** The note about what was just done. */
export interface DoneNote {
  readonly text: string;
  /** Takes it back; null where it was taken back. */
  readonly onUndo: (() => void) | null;
  readonly onClose: () => void;
}

/** The moves of one request: which one is being prepared or made, and why the last one failed. */
export interface Moves {
  /** The move whose dialog is open; null for none. */
  readonly asked: OfferedMove | null;
  readonly draft: MoveDraft;
  readonly pending: OfferedMove | null;
  readonly failure: string | null;
  /** What was just done and can be taken back; null for nothing. */
  readonly done: DoneNote | null;
  /** Opens the dialog of a move, or makes one that asks for nothing. */
  readonly onStart: (move: OfferedMove) => void;
  readonly onChange: (change: Partial<MoveDraft>) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/**
 * Makes the moves of a request with the version that is shown, and takes them back (`DKR10`, `DKR11`, `DKT5`).
 *
 * @param onMade - called with the id of the line that a move added.
 */
export function useMoves(
  request: DeskRequestDetail,
  viewer: Viewer & NamedPerson,
  now: Date,
  onMade: (entryId: string) => void,
): Moves {
  const client = useClient();
  const cache = useQueryClient();
  const [asked, setAsked] = useState<OfferedMove | null>(null);
  const [draft, setDraft] = useState(emptyMove);
  const { pending, failure, run, renew } = useOneCall<OfferedMove>();
  const [done, setDone] = useState<Done | null>(null);

  /** The move whose response was lost; null for none. */
  const lost = useRef<SentMove | null>(null);

  /** Returns what a move is sent with. One that may have been made is sent again with the version of then. */
  const sentMoveOf = (prepared: PreparedMove): SentMove => {
    const former = lost.current;
    if (former !== null && JSON.stringify(former.prepared) === JSON.stringify(prepared)) {
      return former;
    }
    const before = former?.prepared.move === prepared.move ? former.before : request;
    return { prepared, before, idempotencyKey: newIdempotencyKey() };
  };

  const make = async (prepared: PreparedMove, isUndo = false) => {
    if (pending !== null) return;
    const { move } = prepared;
    const isAgain = lost.current !== null;
    const attempt = sentMoveOf(prepared);
    const { before, idempotencyKey } = attempt;
    setDone(null);
    const result = await run(move, async () => {
      const rollBack =
        move === 'take' ? await showAsTaken(cache, client, request, { viewer, now }) : undefined;
      const sent = await sendMove(client, before, prepared, idempotencyKey);
      lost.current = sent.ok || sent.failure.kind === 'domain' ? null : attempt;
      if (sent.ok) return sent;
      rollBack?.();
      // Also after a lost response, since the move may have been made.
      await cache.invalidateQueries(requestQuery(client, request.id));
      const { message } = sent.failure;
      const isChanged = isChangedMeanwhile(sent.failure);
      return { ok: false, failure: { message: isChanged ? CHANGED_MEANWHILE : message } } as const;
    });
    if (!result.ok) return;
    const line = result.value.entries.at(-1);
    if (line?.move?.name === move) onMade(line.id);
    storeRequest(cache, client, result.value);
    // The response to what was sent again is as old as the first one.
    if (isAgain) void cache.invalidateQueries(requestQuery(client, request.id));
    setAsked(null);
    const made = { move, before, after: result.value };
    const undo = isUndo ? null : undoOf(made, viewer, now);
    const text = isUndo ? 'Undone' : doneInWords(made);
    setDone(isUndo || undo !== null ? { text, version: result.value.version, undo } : null);
  };

  const undo = done?.undo ?? null;
  return {
    asked,
    draft,
    pending,
    failure,
    done:
      done === null || done.version !== request.version
        ? null
        : {
            text: done.text,
            onUndo: undo === null ? null : () => void make(undo, true),
            onClose: () => setDone(null),
          },
    onStart: (move) => {
      if (pending !== null) return;
      setDraft(emptyMove);
      renew();
      if (moveCopy[move].asksFor === null) void make(prepareMove(move, emptyMove));
      else setAsked(move);
    },
    onChange: (change) => setDraft({ ...draft, ...change }),
    onSubmit: () => {
      if (asked !== null) void make(prepareMove(asked, draft));
    },
    onClose: () => {
      setAsked(null);
      renew();
    },
  };
}
