import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { auditEntries, changeRequests, members } from '../../../platform/postgres/schema/index.ts';

/** A row of a change request. */
export type ChangeRequestRow = typeof changeRequests.$inferSelect;

/** When the member of a row last changed the phone number. */
const phoneChangedAt = sql<
  string | null
>`(select max(${auditEntries.at}) from ${auditEntries} where ${auditEntries.actor} = 'member:' || ${members.id} and ${auditEntries.action} = 'profile.updated' and ${auditEntries.details}->'fields' ? 'phone')`;

/** Returns the open change requests with their members, the oldest first. */
export function findOpenChangeRequests(
  queries: Queries,
  memberId: string | undefined,
  limit: number,
) {
  return queries
    .select({ changeRequest: changeRequests, member: members, phoneChangedAt })
    .from(changeRequests)
    .innerJoin(members, eq(members.id, changeRequests.memberId))
    .where(
      and(
        eq(changeRequests.status, 'open'),
        memberId === undefined ? undefined : eq(changeRequests.memberId, memberId),
      ),
    )
    .orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))
    .limit(limit);
}

/** An open change request with its member. */
export type OpenChangeRequest = Awaited<ReturnType<typeof findOpenChangeRequests>>[number];

/** Counts the open change requests. */
export function countOpenChangeRequests(queries: Queries): Promise<number> {
  return queries.$count(changeRequests, eq(changeRequests.status, 'open'));
}

/** Returns a change request, whatever became of it, and locks it until the transaction ends. */
export async function lockChangeRequest(transaction: Transaction, id: string) {
  const [found] = await transaction
    .select()
    .from(changeRequests)
    .where(eq(changeRequests.id, id))
    .for('update');
  return found;
}

/** Stores the decision of a change request. */
export async function saveDecision(
  transaction: Transaction,
  id: string,
  decision: Pick<ChangeRequestRow, 'status' | 'decidedAt' | 'decidedBy' | 'decisionNote'>,
): Promise<void> {
  await transaction
    .update(changeRequests)
    .set({ ...decision, version: sql`${changeRequests.version} + 1` })
    .where(eq(changeRequests.id, id));
}
