import {
  type CannedReply,
  CANNED_REPLIES_LIMIT,
  type NewCannedReply,
} from '@parlour/contract/staff';
import { fillReply, replySlots, type ReplyValues, unknownSlot } from '@parlour/core/staff';
import { invalidInput, orNotFound } from '../../../errors/apiError.ts';
import { newId } from '../../../platform/crypto/random.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { findStaffMember } from '../people/repository.ts';
import {
  countReplies,
  deleteReply,
  findReplyByTitle,
  findRequestValues,
  insertReply,
  listReplies,
  lockReplies,
  updateReply,
} from './repository.ts';

const TITLE_TAKEN = 'Another reply has this title.';
const NOT_FOUND = 'Reply not found';

function assertKnownSlots({ text }: NewCannedReply): void {
  const slot = unknownSlot(text);
  if (slot === null) return;
  const known = replySlots.map((each) => `{${each}}`).join(', ');
  throw invalidInput('text', `${slot} cannot be filled in. There are ${known}.`);
}

/**
 * Returns what fills the slots of a text in a request that a member of staff writes (CY3).
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
    'member.firstName': request.firstName,
    'request.reference': request.reference,
    'request.subject': request.subject,
    'staff.firstName': staff.firstName,
  };
}

/** Creates what is done with canned replies. */
export function createCannedReplies({
  clock,
  random,
}: Pick<FeatureDependencies, 'clock' | 'random'>) {
  return {
    /** Returns the replies with their slots filled in (CY3). */
    async fillFor(queries: Queries, staffId: string, requestId: string): Promise<CannedReply[]> {
      const values = await findReplyValues(queries, staffId, requestId);
      const replies = await listReplies(queries);
      return replies.map((reply) => ({ ...reply, text: fillReply(reply.text, values) }));
    },
    /** Adds a reply (CY1, CY2). */
    async add(transaction: Transaction, reply: NewCannedReply): Promise<CannedReply> {
      assertKnownSlots(reply);
      await lockReplies(transaction);
      if ((await countReplies(transaction)) >= CANNED_REPLIES_LIMIT) {
        throw invalidInput('title', `There are ${CANNED_REPLIES_LIMIT} replies already.`);
      }
      const added = { ...reply, id: newId(clock, random) };
      const now = clock.now();
      const row = { ...added, createdAt: now, changedAt: now };
      if (!(await insertReply(transaction, row))) throw invalidInput('title', TITLE_TAKEN);
      return added;
    },
    /** Changes a reply (CY1, CY2). */
    async change(transaction: Transaction, id: string, reply: NewCannedReply) {
      assertKnownSlots(reply);
      await lockReplies(transaction);
      const holder = await findReplyByTitle(transaction, reply.title);
      if (holder !== undefined && holder !== id) throw invalidInput('title', TITLE_TAKEN);
      const changed = { ...reply, id };
      const isChanged = await updateReply(transaction, { ...changed, changedAt: clock.now() });
      orNotFound(isChanged || undefined, NOT_FOUND);
      return changed;
    },
    /** Deletes a reply (CY1). */
    async delete(transaction: Transaction, id: string): Promise<void> {
      orNotFound((await deleteReply(transaction, id)) || undefined, NOT_FOUND);
    },
  };
}
