import { parseReplyChanges, recordOf } from '@parlour/core';
import { type DeskDrafts, readDraft, storeDraft } from '../../../app/deskDrafts.ts';
import type { OfferedMove } from '../../../app/moveCopy.ts';
import { isMove } from './moves.ts';
import { emptyMove, type MoveDraft } from './preparedMove.ts';

/** The move whose dialog is open, and what is entered there. */
export interface AskedMove {
  /** Null for none. */
  readonly asked: OfferedMove | null;
  readonly draft: MoveDraft;
}

/** No open dialog. */
export const nothingAsked: AskedMove = { asked: null, draft: emptyMove };

const nameOf = (requestId: string) => `move:${requestId}`;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const otherOf = (value: unknown): MoveDraft['other'] => {
  const { id, reference, subject } = recordOf(value) ?? {};
  return typeof id === 'string'
    ? { id, reference: textOf(reference), subject: textOf(subject) }
    : null;
};

/** Returns the dialog that was open before the page was reloaded or the session ended (`DKT11`). */
export function readMoveDraft(drafts: DeskDrafts, requestId: string): AskedMove {
  const stored = readDraft(drafts, nameOf(requestId)) ?? {};
  const asked = textOf(stored['asked']);
  const typed = recordOf(stored['draft']);
  if (typed === undefined || !isMove(asked)) return nothingAsked;
  return {
    asked,
    draft: {
      ...emptyMove,
      ...parseReplyChanges(typed),
      date: textOf(typed['date']),
      time: textOf(typed['time']),
      endDate: textOf(typed['endDate']),
      assigneeId: textOf(typed['assigneeId']),
      search: textOf(typed['search']),
      other: otherOf(typed['other']),
    },
  };
}

/** Stores the open dialog until its move is made or it is closed. */
export function storeMoveDraft(drafts: DeskDrafts, requestId: string, open: AskedMove): void {
  storeDraft(drafts, nameOf(requestId), open.asked === null ? null : open);
}
