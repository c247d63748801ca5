import type { DeskRequestDetail } from '@parlour/contract/staff';
import { type Viewer, offeredMoves, statusAfter } from './moves.ts';
import type { PreparedMove } from './preparedMove.ts';

/** A request before and after a move. */
interface MadeMove {
  readonly move: PreparedMove['move'];
  readonly before: Pick<DeskRequestDetail, 'status' | 'assignee' | 'snoozedUntil'>;
  readonly after: DeskRequestDetail;
}

/** Returns what gives a request back to its former assignee. */
function giveBack({ before }: MadeMove, viewer: Viewer): PreparedMove {
  if (before.assignee === null) return { move: 'release' };
  if (before.assignee.id === viewer.id) return { move: 'take' };
  return { move: 'assign', assigneeId: before.assignee.id };
}

/** Returns what puts a request aside as it was before. Null where it was not, or that time is over. */
function putAsideAgain({ before }: MadeMove, now: Date): PreparedMove | null {
  const until = before.snoozedUntil;
  return until === null || Date.parse(until) <= now.getTime() ? null : { move: 'snooze', until };
}

function reverseOf(made: MadeMove, viewer: Viewer, now: Date): PreparedMove | null {
  switch (made.move) {
    case 'take':
    case 'assign':
    case 'release':
      return giveBack(made, viewer);
    case 'snooze':
      return putAsideAgain(made, now) ?? { move: 'wake' };
    case 'wake':
      return putAsideAgain(made, now);
    case 'await_vendor':
      return { move: 'resume' };
    case 'resume':
      return { move: 'await_vendor' };
    case 'merge':
      return { move: 'unmerge' };
    default:
      return null;
  }
}

/**
 * Returns the move that takes another one back (`desk/requests/thread-5`). Null where there is none, where this person may not make it now,
 * or where it leads to another status than before.
 */
export function undoOf(made: MadeMove, viewer: Viewer, now: Date): PreparedMove | null {
  const { before, after, move } = made;
  const reverse = reverseOf(made, viewer, now);
  if (reverse === null || !offeredMoves(after, viewer, now).includes(reverse.move)) return null;
  // Nothing makes a request new again. Its assignee is then all that is taken back.
  if (reverse.move === 'release') return reverse;
  return move === 'merge' || statusAfter(after, reverse.move, viewer, now) === before.status
    ? reverse
    : null;
}

/** What the note with Undo says. */
const doneCopy: Readonly<Partial<Record<PreparedMove['move'], string>>> = {
  take: 'You took the request',
  release: 'Put back into the queue',
  snooze: 'Put aside',
  wake: 'Brought back',
  await_vendor: 'Waiting for the vendor',
  resume: 'Going on',
  merge: 'Merged',
};

/** Says in a few words what was done. */
export function doneInWords({ move, after }: MadeMove): string {
  if (move === 'assign') return `Given to ${after.assignee?.name ?? 'a colleague'}`;
  return doneCopy[move] ?? 'Done';
}

/** Says in a few words what was taken back. A request that nobody had before is put back, and keeps its status. */
export function undoneInWords({ move }: PreparedMove): string {
  return (move === 'release' ? doneCopy.release : undefined) ?? 'Undone';
}
