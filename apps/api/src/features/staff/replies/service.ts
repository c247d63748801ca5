import { greetingName } from '@parlour/core';
import {
  type CannedReply,
  type CannedReplyChange,
  CANNED_REPLIES_LIMIT,
  type NewCannedReply,
} from '@parlour/contract/staff';
import { fillReply, replySlots, type ReplyValues, unknownSlot } from '@parlour/core/staff';
import { invalidInput, orNotFound } from '../../../errors/apiError.ts';
import { newId } from '../../../platform/crypto/random.ts';
import { ADVISORY_LOCKS } from '../../../platform/postgres/advisoryLocks.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { cannedReplies } from '../../../platform/postgres/schema/index.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { createManagedRows } from '../managedRows.ts';
import { findStaffMember } from '../people/repository.ts';
import { findRequestValues, insertReply, listReplies, updateReply } from './repository.ts';

const rows = createManagedRows({
  table: cannedReplies,
  title: { column: cannedReplies.title, field: 'title' },
  lock: ADVISORY_LOCKS.replies,
  limit: CANNED_REPLIES_LIMIT,
  words: { one: 'reply', many: 'replies' },
  hint: 'reply',
});

function assertKnownSlots({ text }: NewCannedReply): void {
  const slot = unknownSlot(text);
  if (slot === null) return;
  const known = replySlots.map((each) => `{${each}}`).join(', ');
  throw invalidInput('text', `${slot} cannot be filled in. There are ${known}.`);
}

/**
 * Returns what fills the slots of a text in a request that a member of staff writes (api/staff/replies-3).
 *
 * @throws ApiError 404.
 */
export async function findReplyValues(
  queries: Queries,
  staffId: string,
  requestId: string,
): Promise<ReplyValues> {
  const request = orNotFound(await findRequestValues(queries, requestId), 'Request not found');
  const staff = orNotFound(await findStaffMember(queries, staffId), 'Person not found');
  return {
    'member.firstName': greetingName(request),
    'request.reference': request.reference,
    'request.subject': request.subject,
    'staff.firstName': greetingName(staff),
  };
}

/** Creates what is done with canned replies. */
export function createCannedReplies({
  clock,
  random,
}: Pick<FeatureDependencies, 'clock' | 'random'>) {
  return {
    /** Returns the replies with their slots filled in (api/staff/replies-3). */
    async fillFor(queries: Queries, staffId: string, requestId: string): Promise<CannedReply[]> {
      const values = await findReplyValues(queries, staffId, requestId);
      const replies = await listReplies(queries);
      return replies.map((reply) => ({ ...reply, text: fillReply(reply.text, values) }));
    },
    /** Adds a reply (api/staff/replies-1, api/staff/replies-2). */
    async add(transaction: Transaction, reply: NewCannedReply): Promise<CannedReply> {
      assertKnownSlots(reply);
      await rows.assertMayAdd(transaction, reply.title);
      const added = { ...reply, id: newId(clock, random), version: 1 };
      const now = clock.now();
      await insertReply(transaction, { ...added, createdAt: now, changedAt: now });
      await rows.hint(transaction, added.id, added.version);
      return added;
    },
    /** Changes a reply (api/staff/replies-1, api/staff/replies-2, api/staff/replies-4). */
    async change(transaction: Transaction, id: string, change: CannedReplyChange) {
      assertKnownSlots(change);
      await rows.lockForChange(transaction, { ...change, id });
      const changed = { ...change, id, version: change.version + 1 };
      await updateReply(transaction, { ...changed, changedAt: clock.now() });
      await rows.hint(transaction, id, changed.version);
      return changed;
    },
    /** Deletes a reply of the version that was seen (api/staff/replies-1, api/staff/replies-4). */
    delete: rows.deleteSeen,
  };
}
