import { type CannedReply, CANNED_REPLIES_LIMIT } from '@parlour/contract/staff';
import { asc, count, eq, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../../platform/postgres/advisoryLocks.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { cannedReplies, members, requests } from '../../../platform/postgres/schema/index.ts';

const { id, title, text } = cannedReplies;

/** Returns the canned replies, by title. */
export function listReplies(queries: Queries): Promise<CannedReply[]> {
  return queries
    .select({ id, title, text })
    .from(cannedReplies)
    .orderBy(asc(sql`lower(${title})`))
    .limit(CANNED_REPLIES_LIMIT);
}

/** Lets one transaction at a time add or rename a canned reply (CY2). */
export async function lockReplies(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.replies})`);
}

/** Returns how many canned replies there are. */
export async function countReplies(queries: Queries): Promise<number> {
  const [found] = await queries.select({ replies: count() }).from(cannedReplies);
  return found?.replies ?? 0;
}

/** Stores a canned reply. Returns false where another one has its title. */
export async function insertReply(
  queries: Queries,
  row: typeof cannedReplies.$inferInsert,
): Promise<boolean> {
  const added = await queries
    .insert(cannedReplies)
    .values(row)
    .onConflictDoNothing()
    .returning({ id });
  return added.length > 0;
}

/** Returns the id of the canned reply with a title, in any letter case. */
export async function findReplyByTitle(queries: Queries, wanted: string) {
  const [found] = await queries
    .select({ id })
    .from(cannedReplies)
    .where(eq(sql`lower(${title})`, sql`lower(${wanted})`));
  return found?.id;
}

/** Changes a canned reply. Returns false where there is none. */
export async function updateReply(
  queries: Queries,
  { id: replyId, ...values }: CannedReply & { readonly changedAt: Date },
): Promise<boolean> {
  const changed = await queries
    .update(cannedReplies)
    .set(values)
    .where(eq(id, replyId))
    .returning({ id });
  return changed.length > 0;
}

/** Deletes a canned reply. Returns false where there is none. */
export async function deleteReply(queries: Queries, replyId: string): Promise<boolean> {
  const deleted = await queries.delete(cannedReplies).where(eq(id, replyId)).returning({ id });
  return deleted.length > 0;
}

/** Returns what fills the slots of a reply in a request, besides who writes. */
export async function findRequestValues(queries: Queries, requestId: string) {
  const [found] = await queries
    .select({
      reference: requests.reference,
      subject: requests.subject,
      firstName: members.firstName,
    })
    .from(requests)
    .innerJoin(members, eq(members.id, requests.memberId))
    .where(eq(requests.id, requestId));
  return found;
}
