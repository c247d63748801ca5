import { type CannedReply, CANNED_REPLIES_LIMIT } from '@parlour/contract/staff';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { cannedReplies, members, requests } from '../../../platform/postgres/schema/index.ts';

const { id, title, text, version } = cannedReplies;

/** Returns the canned replies, by title. */
export function listReplies(queries: Queries): Promise<CannedReply[]> {
  return queries
    .select({ id, title, text, version })
    .from(cannedReplies)
    .orderBy(asc(sql`lower(${title})`))
    .limit(CANNED_REPLIES_LIMIT);
}

/** Stores a canned reply. */
export async function insertReply(
  transaction: Transaction,
  row: typeof cannedReplies.$inferInsert,
): Promise<void> {
  await transaction.insert(cannedReplies).values(row);
}

/** Changes a canned reply. */
export async function updateReply(
  transaction: Transaction,
  { id: replyId, ...values }: CannedReply & { readonly changedAt: Date },
): Promise<void> {
  await transaction.update(cannedReplies).set(values).where(eq(id, replyId));
}

/** Returns what fills the slots of a reply in a request, besides who writes. */
export async function findRequestValues(queries: Queries, requestId: string) {
  const [found] = await queries
    .select({
      reference: requests.reference,
      subject: requests.subject,
      firstName: members.firstName,
      lastName: members.lastName,
    })
    .from(requests)
    .innerJoin(members, eq(members.id, requests.memberId))
    .where(eq(requests.id, requestId));
  return found;
}
