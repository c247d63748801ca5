import type { MacroMove, NewMacro } from '@parlour/contract/staff';
import { isEmailedMove } from '../requests/requestMoves.ts';

/** Returns the move that a macro's text goes with. Null where it is a message of its own (core/staff-5). */
export function moveOfText({ moves }: Pick<NewMacro, 'moves'>): MacroMove | null {
  return moves.find((move) => isEmailedMove(move)) ?? null;
}
