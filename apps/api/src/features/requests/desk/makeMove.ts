import type {
  AssignmentMove,
  ConfirmationMove,
  DeskMove,
  LinkMove,
  MergeMove,
  UnmergeMove,
} from '@parlour/contract/staff';
import { isEmailedMove, greetingName, isOpenRequest } from '@parlour/core';
import { mayDo } from '@parlour/core/staff';
import { eq } from 'drizzle-orm';
import type { Staff } from '../../../access/principal.ts';
import { ApiError, forbidden, invalidInput } from '../../../errors/apiError.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { requests } from '../../../platform/postgres/schema/index.ts';
import { after, DAY } from '../../../platform/process/clock.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { lockStaffMember } from '../../staff/people/repository.ts';
import { assertVersion, changeRequest, decideMove, type RequestChanges } from '../applyMove.ts';
import { tell, tellFormer } from '../reading/inbox.ts';
import { carryReadings } from '../reading/repository.ts';
import { emailAssignment, emailLoss, lossBy, type StaffEmailer } from '../staffEmails.ts';
import { linkRequests } from '../threadRepository.ts';
import { actorOf } from './actorOf.ts';
import { assertFilled } from './assertFilled.ts';
import { lockAssignee } from './lockAssignee.ts';
import { lockRequest } from './queueRepository.ts';
import { createWriteEntry, emailDueAt, lockFound, textOf } from './writeEntry.ts';

/** The moves that need `desk.assign`, which is decided before anything is read or locked. */
const assigningMoves: readonly DeskMove['move'][] = ['assign', 'merge', 'unmerge'];

/** What is common to the changes that the member may read. */
const shown = { by: 'staff', isShown: true } as const;

type LoneMove = Exclude<DeskMove, AssignmentMove | MergeMove | UnmergeMove | LinkMove>;

/** Creates what makes a move of a request, which it locks first (api/requests/desk-4). */
export function createMakeMove({
  clock,
  random,
  ...emailer
}: Pick<FeatureDependencies, 'clock' | 'random'> & StaffEmailer) {
  const write = createWriteEntry({ clock, random });

  /** Makes a move that concerns this request and its maker alone. */
  async function moveAlone(transaction: Transaction, caller: Staff, id: string, move: LoneMove) {
    if (move.move === 'take') await lockAssignee(transaction, caller.staffId);
    await assertFilled(transaction, caller, id, move.text);
    const row = await lockFound(transaction, id);
    assertVersion(row, move.version);
    const now = clock.now();
    const { toStatus, entry } = decideMove(row, move.move, actorOf(caller, row.assigneeId), now);
    const changes = changesOfMove(move, caller.staffId, now);
    const isQuestion = move.move === 'ask';
    const { by, name, line } = await write(
      transaction,
      caller,
      row,
      {
        ...entry,
        kind: isQuestion ? 'message' : 'move',
        text: textOf(move.text),
        ...(isEmailedMove(move.move, row.status) && { emailDueAt: emailDueAt(clock) }),
      },
      isQuestion ? move.fileIds : [],
    );
    if (move.move === 'take' || move.move === 'release') {
      await tellFormer(transaction, line, by, row.assigneeId);
      const kind = move.move === 'take' ? 'taken' : 'released';
      await emailLoss(transaction, emailer, [row], { by, name, loss: { kind } });
    }
    const isShown = entry.visibility === 'member';
    await changeRequest(transaction, row, { toStatus, by: 'staff', isShown, changes, now });
  }

  /** Gives the request to a member of staff who may work on it. */
  async function assign(
    transaction: Transaction,
    caller: Staff,
    id: string,
    { version, assigneeId }: AssignmentMove,
  ) {
    const assignee = await lockStaffMember(transaction, assigneeId, 'share');
    const row = await lockFound(transaction, id);
    assertVersion(row, version);
    const now = clock.now();
    const { toStatus, entry } = decideMove(row, 'assign', actorOf(caller, row.assigneeId), now);
    if (assignee?.status !== 'active' || !mayDo(assignee.roles, 'desk.reply')) {
      throw invalidInput('assigneeId', 'This person does not work on requests.');
    }
    const line = {
      ...entry,
      kind: 'move',
      text: null,
      // The member reads who is looking after the request, not who decided it.
      authorName: greetingName(assignee),
    } as const;
    const actor = await write(transaction, caller, row, line);
    const changes = { assigneeId };
    await changeRequest(transaction, row, { toStatus, ...shown, changes, now });
    const told = { kind: 'assigned', by: actor.by, staffIds: [assigneeId] } as const;
    await tell(transaction, actor.line, told);
    if (row.assigneeId !== assigneeId) {
      await tellFormer(transaction, actor.line, actor.by, row.assigneeId);
      const loss = lossBy(actor.by, assignee);
      await emailLoss(transaction, emailer, [row], { ...actor, loss });
    }
    await emailAssignment(transaction, emailer, row, { ...actor, assigneeId });
  }

  /** Lets another open request of the same member go on in place of this one. */
  async function merge(
    transaction: Transaction,
    caller: Staff,
    id: string,
    { version, intoId }: MergeMove,
  ) {
    // In one order, so that two merges at once do not wait for each other for ever.
    for (const each of [id, intoId].toSorted()) await lockRequest(transaction, each);
    const row = await lockFound(transaction, id);
    const target = await lockRequest(transaction, intoId);
    assertVersion(row, version);
    const now = clock.now();
    const { toStatus, entry } = decideMove(row, 'merge', actorOf(caller, row.assigneeId), now);
    const isPossible =
      target !== undefined &&
      target.id !== id &&
      target.memberId === row.memberId &&
      target.mergedInto === null &&
      isOpenRequest(target.status);
    if (!isPossible) {
      throw invalidInput('intoId', 'intoId must name another open request of the same member.');
    }
    await carryReadings(transaction, { from: row, into: target, mergedBy: caller.staffId });
    const line = { ...entry, kind: 'move', text: null } as const;
    await write(transaction, caller, row, { ...line, text: target.reference });
    await write(transaction, caller, target, {
      ...line,
      fromStatus: target.status,
      toStatus: target.status,
      text: row.reference,
    });
    const changes = { mergedInto: intoId, mergedAt: now };
    await changeRequest(transaction, row, { toStatus, ...shown, changes, now });
    await changeRequest(transaction, target, { toStatus: target.status, ...shown, now });
  }

  /** Takes a merge back, within a day. */
  async function unmerge(
    transaction: Transaction,
    caller: Staff,
    id: string,
    { version }: UnmergeMove,
  ) {
    const row = await lockFound(transaction, id);
    assertVersion(row, version);
    const now = clock.now();
    const { toStatus, entry } = decideMove(row, 'unmerge', actorOf(caller, row.assigneeId), now);
    if (row.mergedAt === null || row.mergedAt <= after(now, -DAY)) {
      throw new ApiError('move_not_allowed', 'A merge can be taken back within a day.');
    }
    await write(transaction, caller, row, { ...entry, kind: 'move', text: null });
    const changes = { mergedInto: null, mergedAt: null };
    await changeRequest(transaction, row, { toStatus, ...shown, changes, now });
  }

  /** Links another request of the same member. */
  async function link(transaction: Transaction, caller: Staff, id: string, { otherId }: LinkMove) {
    const row = await lockFound(transaction, id);
    const now = clock.now();
    const { toStatus, entry } = decideMove(row, 'link', actorOf(caller, row.assigneeId), now);
    const [other] = await transaction
      .select({ memberId: requests.memberId, reference: requests.reference })
      .from(requests)
      .where(eq(requests.id, otherId));
    if (other?.memberId !== row.memberId || otherId === id) {
      throw invalidInput('otherId', 'otherId must name another request of the same member.');
    }
    await linkRequests(transaction, id, otherId);
    await write(transaction, caller, row, { ...entry, kind: 'move', text: other.reference });
    await changeRequest(transaction, row, { toStatus, by: 'staff', isShown: false, now });
  }

  return async (
    transaction: Transaction,
    caller: Staff,
    id: string,
    move: DeskMove,
  ): Promise<void> => {
    const needsAssign = assigningMoves.includes(move.move);
    if (needsAssign && !mayDo(caller.roles, 'desk.assign')) throw forbidden();
    switch (move.move) {
      case 'assign':
        return assign(transaction, caller, id, move);
      case 'merge':
        return merge(transaction, caller, id, move);
      case 'unmerge':
        return unmerge(transaction, caller, id, move);
      case 'link':
        return link(transaction, caller, id, move);
      default:
        return moveAlone(transaction, caller, id, move);
    }
  };
}

/** Refuses an end without a beginning, and one that is not after it. */
function assertEndTime({ date, time, endDate, endTime = null }: ConfirmationMove): void {
  if (endTime === null) return;
  if (time === null) throw invalidInput('endTime', 'endTime needs the time of the beginning.');
  if ((endDate ?? date) === date && endTime <= time) {
    const message = 'The end must be later than the beginning. Past midnight, name the last day.';
    throw invalidInput('endTime', message);
  }
}

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
      const { date, time, endDate, endTime, party, place, address, confirmationNumber } = move;
      if (endDate !== null && endDate < date) {
        throw invalidInput('endDate', 'endDate must not be before the first day.');
      }
      assertEndTime(move);
      return {
        confirmedDate: date,
        confirmedTime: time,
        confirmedEndDate: endDate,
        arrangement: { endTime, party, place, address, confirmationNumber },
      };
    }
    default:
      return {};
  }
}
