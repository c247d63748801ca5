import type { MacroMove, NewMacro } from '@parlour/contract/staff';
import { requestStatuses, type RequestStatus } from '@parlour/contract';
import { moveRequest } from '../requests/moveRequest.ts';
import { isOpenRequest } from '../requests/requestLife.ts';
import type { RequestActor } from '../requests/requestLifeMachine.ts';
import { isEmailedMove } from '../requests/requestMoves.ts';
import { unknownSlot } from './replySlots.ts';

/** What is wrong with one field of a macro. */
export interface MacroIssue {
  readonly field: 'moves' | 'snoozeDays' | 'text';
  readonly message: string;
}

const needsText = (move: MacroMove) => move === 'ask' || move === 'decline';

/** Returns the move that a macro's text goes with. Null where it is a message of its own (core/staff-5). */
export function moveOfText({ moves }: Pick<NewMacro, 'moves'>): MacroMove | null {
  return moves.find((move) => isEmailedMove(move)) ?? null;
}

/** Who may make every move that staff make. */
const anybody: RequestActor = { kind: 'staff', permissions: ['desk.reply', 'desk.assign'] };

/** Returns the statuses after a move from any of some, by the machine of a request's life. */
const statusesAfter = (statuses: readonly RequestStatus[], move: MacroMove) =>
  statuses.flatMap((status) => {
    // What ended just now can be reopened.
    const closedAt = isOpenRequest(status) ? null : 0;
    const result = moveRequest({ status, closedAt, isMerged: false }, move, anybody, 0);
    return result.ok ? [result.value] : [];
  });

/** Returns the place of the first move that never follows those before it, from whatever status they begin. Null for none. */
function impossibleMove(moves: readonly MacroMove[]): number | null {
  let statuses: readonly RequestStatus[] = requestStatuses;
  for (const [index, move] of moves.entries()) {
    statuses = [...new Set(statusesAfter(statuses, move))];
    if (statuses.length === 0) return index;
  }
  return null;
}

/** Returns why a macro could never be run, or null (core/staff-6, core/staff-7). */
export function macroIssue({ moves, snoozeDays, text, tags }: NewMacro): MacroIssue | null {
  if (moves.length === 0 && text === null && tags.length === 0) {
    return { field: 'moves', message: 'A macro needs a move, a text or a tag.' };
  }
  if (moves.filter((move) => isEmailedMove(move)).length > 1) {
    const message = 'Of the moves that the member is written to about, a macro has one.';
    return { field: 'moves', message };
  }
  const impossible = impossibleMove(moves);
  if (impossible !== null) {
    const message = `Move ${impossible + 1} can never follow the ones before it.`;
    return { field: 'moves', message };
  }
  if (moves.includes('snooze') !== (snoozeDays !== null)) {
    const message = 'The days are needed where the request is put aside, and nowhere else.';
    return { field: 'snoozeDays', message };
  }
  if (text === null && moves.some(needsText)) {
    return { field: 'text', message: 'The member needs to read why: write a text.' };
  }
  const slot = unknownSlot(text ?? '');
  return slot === null ? null : { field: 'text', message: `${slot} cannot be filled in.` };
}
