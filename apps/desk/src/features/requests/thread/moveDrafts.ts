import type { StoredFields } from '@parlour/app/drafts';
import { parseReplyChanges, recordOf } from '@parlour/core';
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const otherOf = (value: unknown): MoveDraft['other'] => {
  const { id, reference, subject } = recordOf(value) ?? {};
  return typeof id === 'string'
    ? { id, reference: textOf(reference), subject: textOf(subject) }
    : null;
};

/** Parses the dialog that was open before the page was reloaded or the session ended (`desk/requests/thread-14`). */
export function askedMoveOf(fields: StoredFields): AskedMove {
  const asked = textOf(fields?.['asked']);
  const typed = recordOf(fields?.['draft']);
  if (typed === undefined || !isMove(asked)) return nothingAsked;
  return {
    asked,
    draft: {
      ...emptyMove,
      ...parseReplyChanges(typed),
      when: textOf(typed['when']),
      date: textOf(typed['date']),
      time: textOf(typed['time']),
      endDate: textOf(typed['endDate']),
      endTime: textOf(typed['endTime']),
      party: textOf(typed['party']),
      place: textOf(typed['place']),
      address: textOf(typed['address']),
      confirmationNumber: textOf(typed['confirmationNumber']),
      assigneeId: textOf(typed['assigneeId']),
      search: textOf(typed['search']),
      other: otherOf(typed['other']),
    },
  };
}
