import { useClient } from '@parlour/app/data-layout';
import type { DeskRequestDetail, NamedPerson } from '@parlour/contract/staff';
import { recordOf } from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isChangedMeanwhile } from '../../../app/isChangedMeanwhile.ts';
import { copyOfMove, type OfferedMove } from '../../../app/moveCopy.ts';
import { useStored } from '../../../app/session/useStored.ts';
import { useOneCall } from '../../../app/useOneCall.ts';
import { CHANGED_MEANWHILE } from './changedMeanwhile.ts';
import { askedMoveOf, nothingAsked } from './moveDrafts.ts';
import type { Viewer } from './moves.ts';
import { showAsTaken } from './optimisticTake.ts';
import {
  beginMove,
  emptyMove,
  type MoveDraft,
  type PreparedMove,
  prepareMove,
  sendMove,
} from './preparedMove.ts';
import { doneInWords, undoneInWords, undoOf } from './undoMove.ts';
import type { SentUntilSure } from './useSentUntilSure.ts';

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
  /** Makes a move without words, of the request as a call just before returned it. */
  readonly onMake: (move: OfferedMove, after: DeskRequestDetail) => void;
  readonly onChange: (change: Partial<MoveDraft>) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/**
 * Makes the moves of a request with the version that is shown, and takes them back (`desk/requests-11`, `desk/requests-12`, `desk/requests/thread-5`). An open
 * dialog survives a reload and the end of the session (`desk/requests/thread-14`).
 */
export function useMoves(
  request: DeskRequestDetail,
  viewer: Viewer & NamedPerson,
  now: Date,
  { send }: Pick<SentUntilSure, 'send'>,
): Moves {
  const client = useClient();
  const cache = useQueryClient();
  const stored = useStored(`move:${request.id}`, askedMoveOf);
  const [{ asked, draft }, setAsking] = useState(stored.read);
  const { pending, failure, run, renew } = useOneCall<OfferedMove>();
  const [done, setDone] = useState<Done | null>(null);

  useEffect(() => {
    stored.store(asked === null ? null : { asked, draft });
  }, [stored, asked, draft]);

  const make = async (
    prepared: PreparedMove,
    { isUndo = false, after }: { isUndo?: boolean; after?: DeskRequestDetail } = {},
  ) => {
    if (pending !== null) return;
    const { id } = request;
    const { move } = prepared;
    setDone(null);
    const result = await run(move, async () => {
      const { result: sent, seen } = await send(
        {
          name: 'move',
          content: prepared,
          replaces: (lost) => recordOf(lost)?.['move'] === move,
          make: async ({ seen: { version }, idempotencyKey }) => {
            const rollBack =
              move === 'take' ? await showAsTaken(cache, client, request, { viewer, now }) : null;
            const response = await sendMove(client, { id, version }, prepared, idempotencyKey);
            if (!response.ok) rollBack?.();
            return response;
          },
        },
        after,
      );
      if (sent.ok) return { ok: true, value: { move, before: seen, after: sent.value } } as const;
      const isChanged = isChangedMeanwhile(sent.failure);
      const message = isChanged ? CHANGED_MEANWHILE : sent.failure.message;
      return { ok: false, failure: { message } } as const;
    });
    if (!result.ok) return;
    const made = result.value;
    setAsking(nothingAsked);
    // The page may have been left meanwhile, and stores nothing then.
    stored.store(null);
    const undo = isUndo ? null : undoOf(made, viewer, now);
    const text = isUndo ? undoneInWords(prepared) : doneInWords(made);
    setDone(isUndo || undo !== null ? { text, version: made.after.version, undo } : null);
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
            onUndo: undo === null ? null : () => void make(undo, { isUndo: true }),
            onClose: () => setDone(null),
          },
    onStart: (move) => {
      if (pending !== null) return;
      renew();
      // Who has it works on it.
      const isOfColleague = move === 'take' && request.assignee !== null;
      if (isOfColleague || copyOfMove(move, request.status).asksFor !== null)
        setAsking({ asked: move, draft: beginMove(move, request) });
      else {
        setAsking(nothingAsked);
        void make(prepareMove(move, emptyMove));
      }
    },
    onMake: (move, after) => void make(prepareMove(move, emptyMove), { after }),
    onChange: (change) =>
      setAsking((latest) => ({ ...latest, draft: { ...latest.draft, ...change } })),
    onSubmit: () => {
      if (asked !== null) void make(prepareMove(asked, draft));
    },
    onClose: () => {
      setAsking(nothingAsked);
      renew();
    },
  };
}
