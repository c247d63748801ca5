import type { RequestPayload } from '@parlour/contract';
import {
  type DeskMessage,
  type DeskMove,
  type DeskNote,
  type AssignmentMove,
  type LinkMove,
  type MergeMove,
  type RequestTagChange,
  type UnmergeMove,
  TAGS_LIMIT,
} from '@parlour/contract/staff';
import { isEmailedMove, isOpenRequest, type RequestActor } from '@parlour/core';
import { changeTags, mayDo } from '@parlour/core/staff';
import { eq } from 'drizzle-orm';
import type { Staff } from '../../../access/principal.ts';
import { ApiError, invalidInput, orNotFound } from '../../../errors/apiError.ts';
import { newId } from '../../../platform/crypto/random.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { requests } from '../../../platform/postgres/schema/index.ts';
import { after, DAY } from '../../../platform/process/clock.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { isActiveMember } from '../../profile/repository.ts';
import { findStaffMember, lockStaffMember } from '../../staff/people/repository.ts';
import { assertVersion, changeRequest, decideMove, EMAIL_PAUSE } from '../applyMove.ts';
import { hintAtRequest } from '../requestHints.ts';
import { emailAssignment, emailMentions, type StaffEmailer } from '../staffEmails.ts';
import {
  addEntry,
  attachFiles,
  linkRequests,
  type NewEntry,
  type RequestRow,
} from '../threadRepository.ts';
import { assertFilled } from './assertFilled.ts';
import { assertSeen } from './assertSeen.ts';
import { changesOfMove } from './changesOfMove.ts';
import { lockAssignee } from './lockAssignee.ts';
import { findActiveStaff, lockRequest } from './queueRepository.ts';

type EnterRequest = (
  transaction: Transaction,
  memberId: string,
  payload: RequestPayload,
  enteredBy: string | null,
) => Promise<{ readonly id: string }>;

/** What changing requests at the desk needs. */
interface ChangeDeskDependencies
  extends Pick<FeatureDependencies, 'clock' | 'random'>, StaffEmailer {
  /** Stores a new request of a member. */
  readonly enterRequest: EnterRequest;
}

const actorOf = ({ roles }: Staff): RequestActor => ({
  kind: 'staff',
  permissions: (['desk.reply', 'desk.assign'] as const).filter((each) => mayDo(roles, each)),
});

const textOf = (text: string | undefined) => text?.trim() || null;

type LoneMove = Exclude<DeskMove, AssignmentMove | MergeMove | UnmergeMove | LinkMove>;

/** Creates what staff do with requests. Each locks the request first (DK4). */
export function createChangeDesk({
  clock,
  random,
  enterRequest,
  ...emailer
}: ChangeDeskDependencies) {
  const lock = async (transaction: Transaction, id: string): Promise<RequestRow> =>
    orNotFound(await lockRequest(transaction, id), 'Request not found');

  /** Adds a line of this member of staff, with the files that were uploaded for it. Returns whose it is. */
  const write = async (
    transaction: Transaction,
    { staffId }: Staff,
    row: RequestRow,
    line: Pick<NewEntry, 'kind' | 'visibility' | 'text'> & Partial<NewEntry>,
    fileIds: readonly string[] = [],
  ) => {
    const staff = orNotFound(await findStaffMember(transaction, staffId), 'Person not found');
    const entry = {
      ...line,
      id: newId(clock, random),
      requestId: row.id,
      authorKind: 'staff',
      authorId: staffId,
      authorName: line.authorName ?? staff.firstName,
      createdAt: clock.now(),
    } as const;
    await addEntry(transaction, entry);
    const ids = [...new Set(fileIds)];
    const files = { uploadedTo: row.id, uploader: `staff:${staffId}`, ids };
    if ((await attachFiles(transaction, entry, files)) < ids.length) {
      throw invalidInput('fileIds', 'A file of this message is gone. Please attach it again.');
    }
    return { by: staffId, name: staff.firstName };
  };
  const emailDueAt = () => after(clock.now(), EMAIL_PAUSE);
  const assertUnmerged = ({ mergedInto }: RequestRow) => {
    if (mergedInto === null) return;
    throw new ApiError('move_not_allowed', 'This request goes on in another one. Write there.');
  };

  /** Makes a move that concerns this request and its maker alone. */
  async function moveAlone(transaction: Transaction, caller: Staff, id: string, move: LoneMove) {
    if (move.move === 'take') await lockAssignee(transaction, caller.staffId);
    await assertFilled(transaction, caller, id, move.text);
    const row = await lock(transaction, id);
    assertVersion(row, move.version);
    const now = clock.now();
    const { toStatus, entry } = decideMove(row, move.move, actorOf(caller), now);
    const changes = changesOfMove(move, caller.staffId, now);
    const isQuestion = move.move === 'ask';
    await write(
      transaction,
      caller,
      row,
      {
        ...entry,
        kind: isQuestion ? 'message' : 'move',
        text: textOf(move.text),
        ...(isEmailedMove(move.move) && { emailDueAt: emailDueAt() }),
      },
      isQuestion ? move.fileIds : [],
    );
    const isShown = entry.visibility === 'member';
    await changeRequest(transaction, row, { toStatus, isShown, changes, now });
  }

  /** Gives the request to a member of staff who may work on it. */
  async function assign(
    transaction: Transaction,
    caller: Staff,
    id: string,
    { version, assigneeId }: AssignmentMove,
  ) {
    const assignee = await lockStaffMember(transaction, assigneeId, 'share');
    const row = await lock(transaction, id);
    assertVersion(row, version);
    const now = clock.now();
    const { toStatus, entry } = decideMove(row, 'assign', actorOf(caller), now);
    if (assignee?.status !== 'active' || !mayDo(assignee.roles, 'desk.reply')) {
      throw invalidInput('assigneeId', 'This person does not work on requests.');
    }
    const line = {
      ...entry,
      kind: 'move',
      text: null,
      // The member reads who is looking after the request, not who decided it.
      authorName: assignee.firstName,
    } as const;
    const actor = await write(transaction, caller, row, line);
    const changes = { assigneeId };
    await changeRequest(transaction, row, { toStatus, isShown: true, changes, now });
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
    const row = await lock(transaction, id);
    const target = await lockRequest(transaction, intoId);
    assertVersion(row, version);
    const now = clock.now();
    const { toStatus, entry } = decideMove(row, 'merge', actorOf(caller), now);
    const isPossible =
      target !== undefined &&
      target.id !== id &&
      target.memberId === row.memberId &&
      target.mergedInto === null &&
      isOpenRequest(target.status);
    if (!isPossible) {
      throw invalidInput('intoId', 'intoId must name another open request of the same member.');
    }
    const line = { ...entry, kind: 'move', text: null } as const;
    await write(transaction, caller, row, { ...line, text: target.reference });
    await write(transaction, caller, target, {
      ...line,
      fromStatus: target.status,
      toStatus: target.status,
      text: row.reference,
    });
    const changes = { mergedInto: intoId, mergedAt: now };
    await changeRequest(transaction, row, { toStatus, isShown: true, changes, now });
    await changeRequest(transaction, target, { toStatus: target.status, isShown: true, now });
  }

  /** Takes a merge back, within a day. */
  async function unmerge(
    transaction: Transaction,
    caller: Staff,
    id: string,
    { version }: UnmergeMove,
  ) {
    const row = await lock(transaction, id);
    assertVersion(row, version);
    const now = clock.now();
    const { toStatus, entry } = decideMove(row, 'unmerge', actorOf(caller), now);
    if (row.mergedAt === null || row.mergedAt <= after(now, -DAY)) {
      throw new ApiError('move_not_allowed', 'A merge can be taken back within a day.');
    }
    await write(transaction, caller, row, { ...entry, kind: 'move', text: null });
    const changes = { mergedInto: null, mergedAt: null };
    await changeRequest(transaction, row, { toStatus, isShown: true, changes, now });
  }

  /** Links another request of the same member. */
  async function link(transaction: Transaction, caller: Staff, id: string, { otherId }: LinkMove) {
    const row = await lock(transaction, id);
    const now = clock.now();
    const { toStatus, entry } = decideMove(row, 'link', actorOf(caller), now);
    const [other] = await transaction
      .select({ memberId: requests.memberId, reference: requests.reference })
      .from(requests)
      .where(eq(requests.id, otherId));
    if (other?.memberId !== row.memberId || otherId === id) {
      throw invalidInput('otherId', 'otherId must name another request of the same member.');
    }
    await linkRequests(transaction, id, otherId);
    await write(transaction, caller, row, { ...entry, kind: 'move', text: other.reference });
    await changeRequest(transaction, row, { toStatus, isShown: false, now });
  }

  return {
    /** Makes a move. */
    move(transaction: Transaction, caller: Staff, id: string, move: DeskMove): Promise<void> {
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
    },
    /** Writes to the member, unless the thread has a line that the author did not see (DK6). */
    async sendMessage(
      transaction: Transaction,
      caller: Staff,
      id: string,
      { text, fileIds = [], lastSeenEntry }: DeskMessage,
    ) {
      if (text.trim() === '' && fileIds.length === 0) {
        throw invalidInput('text', 'text must not be empty.');
      }
      await assertFilled(transaction, caller, id, text);
      const row = await lock(transaction, id);
      assertUnmerged(row);
      await assertSeen(transaction, caller, id, lastSeenEntry);
      const line = { kind: 'message', visibility: 'member', text: textOf(text) } as const;
      await write(transaction, caller, row, { ...line, emailDueAt: emailDueAt() }, fileIds);
      const now = clock.now();
      await changeRequest(transaction, row, { toStatus: row.status, isShown: true, now });
    },
    /** Writes a note that staff alone read. The version stays, since nothing changes for the member. */
    async writeNote(
      transaction: Transaction,
      caller: Staff,
      id: string,
      { text, mentions = [], fileIds }: DeskNote,
    ) {
      const row = await lock(transaction, id);
      const staff = await findActiveStaff(transaction);
      const readers = staff.filter(({ roles }) => mayDo(roles, 'desk.read'));
      const known = new Set<string>(readers.map((reader) => reader.id));
      if (!mentions.every((each) => known.has(each))) {
        throw invalidInput('mentions', 'mentions must name staff who read requests.');
      }
      const line = {
        kind: 'note',
        visibility: 'staff',
        text,
        mentions: [...mentions],
      } satisfies Partial<NewEntry>;
      const actor = await write(transaction, caller, row, line, fileIds);
      await emailMentions(transaction, emailer, row, { ...actor, mentions, text });
      await transaction.update(requests).set({ changedAt: clock.now() }).where(eq(requests.id, id));
      await hintAtRequest(transaction, row, 'staff');
    },
    /** Adds and removes tags. The others stay, so that of two changes at once neither is lost. */
    async changeTags(transaction: Transaction, id: string, change: RequestTagChange) {
      const row = await lock(transaction, id);
      const tags = changeTags(row.tags, change);
      if (tags.length > TAGS_LIMIT) {
        throw invalidInput('added', `A request has at most ${TAGS_LIMIT} tags.`);
      }
      await transaction.update(requests).set({ tags }).where(eq(requests.id, id));
      await hintAtRequest(transaction, row, 'staff');
    },
    /** Enters a request for a member, who gets the same confirmation as for one of their own. */
    async enter(
      transaction: Transaction,
      staffId: string | null,
      memberId: string,
      payload: RequestPayload,
    ): Promise<string> {
      if (!(await isActiveMember(transaction, memberId))) {
        throw invalidInput('memberId', 'memberId does not name a member.');
      }
      return (await enterRequest(transaction, memberId, payload, staffId)).id;
    },
  };
}

/** What staff do with requests. */
export type ChangeDesk = ReturnType<typeof createChangeDesk>;
