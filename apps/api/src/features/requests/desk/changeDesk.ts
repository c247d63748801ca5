import type { RequestPayload } from '@parlour/contract';
import {
  type DeskMessage,
  type DeskNote,
  type RequestTagChange,
  TAGS_LIMIT,
} from '@parlour/contract/staff';
import { changeTags, mayDo } from '@parlour/core/staff';
import { eq } from 'drizzle-orm';
import type { Staff } from '../../../access/principal.ts';
import { ApiError, invalidInput } from '../../../errors/apiError.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { requests } from '../../../platform/postgres/schema/index.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { isActiveMember } from '../../profile/repository.ts';
import { changeRequest } from '../applyMove.ts';
import { tell } from '../reading/inbox.ts';
import { hintAtRequest } from '../requestHints.ts';
import { emailMentions, type StaffEmailer } from '../staffEmails.ts';
import type { NewEntry, RequestRow } from '../threadRepository.ts';
import { assertFilled } from './assertFilled.ts';
import { assertSeen } from './assertSeen.ts';
import { findActiveStaff } from './staffRepository.ts';
import { createMakeMove } from './makeMove.ts';
import { createWriteEntry, emailDueAt, lockFound, textOf } from './writeEntry.ts';

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

/** Creates what staff do with requests. Each locks the request first (api/requests/desk-4). */
export function createChangeDesk({
  clock,
  random,
  enterRequest,
  ...emailer
}: ChangeDeskDependencies) {
  const write = createWriteEntry({ clock, random });
  const assertUnmerged = ({ mergedInto }: RequestRow) => {
    if (mergedInto === null) return;
    throw new ApiError('move_not_allowed', 'This request goes on in another one. Write there.');
  };

  return {
    /** Makes a move. */
    move: createMakeMove({ clock, random, ...emailer }),
    /** Writes to the member, unless the thread has a line that the author did not see (api/requests/desk-12). */
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
      const row = await lockFound(transaction, id);
      assertUnmerged(row);
      await assertSeen(transaction, caller, id, lastSeenEntry);
      const line = { kind: 'message', visibility: 'member', text: textOf(text) } as const;
      await write(transaction, caller, row, { ...line, emailDueAt: emailDueAt(clock) }, fileIds);
      const now = clock.now();
      const message = { toStatus: row.status, by: 'staff', isShown: true, now } as const;
      await changeRequest(transaction, row, message);
    },
    /** Writes a note that staff alone read. The version stays, since nothing changes for the member. */
    async writeNote(
      transaction: Transaction,
      caller: Staff,
      id: string,
      { text, mentions = [], fileIds }: DeskNote,
    ) {
      const row = await lockFound(transaction, id);
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
      const told = { kind: 'mentioned', by: actor.by, staffIds: mentions } as const;
      await tell(transaction, actor.line, told);
      await emailMentions(transaction, emailer, row, { ...actor, mentions, text });
      await transaction.update(requests).set({ changedAt: clock.now() }).where(eq(requests.id, id));
      await hintAtRequest(transaction, row, 'staff');
    },
    /** Adds and removes tags. The others stay, so that of two changes at once neither is lost. */
    async changeTags(transaction: Transaction, id: string, change: RequestTagChange) {
      const row = await lockFound(transaction, id);
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
