import type { DeskMove } from '@parlour/contract/staff';
import { invalidInput } from '../../../errors/apiError.ts';
import type { RequestChanges } from '../applyMove.ts';

/** Returns what a move sets, besides status and version. */
export function changesOfMove(move: DeskMove, staffId: string, now: Date): RequestChanges {
  switch (move.move) {
    case 'take':
      return { assigneeId: staffId };
    case 'release':
      return { assigneeId: null };
    case 'wake':
      return { snoozedUntil: null };
    case 'snooze': {
      const snoozedUntil = new Date(move.until);
      if (snoozedUntil <= now) throw invalidInput('until', 'until must be later than now.');
      return { snoozedUntil };
    }
    case 'confirm': {
      const { date, time, endDate } = move;
      if (endDate !== null && endDate < date) {
        throw invalidInput('endDate', 'endDate must not be before the first day.');
      }
      return { confirmedDate: date, confirmedTime: time, confirmedEndDate: endDate };
    }
    default:
      return {};
  }
}
