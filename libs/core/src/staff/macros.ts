import type { MacroMove, NewMacro } from '@parlour/contract/staff';
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

/** Returns why a macro could never be run, or null (core/staff-6). */
export function macroIssue({ moves, snoozeDays, text, tags }: NewMacro): MacroIssue | null {
  if (moves.length === 0 && text === null && tags.length === 0) {
    return { field: 'moves', message: 'A macro needs a move, a text or a tag.' };
  }
  if (moves.filter((move) => isEmailedMove(move)).length > 1) {
    const message = 'Of the moves that the member is written to about, a macro has one.';
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
