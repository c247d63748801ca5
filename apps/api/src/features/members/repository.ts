import { typedEmail } from '@parlour/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { orNotFound } from '../../errors/apiError.ts';
import { ADVISORY_LOCKS } from '../../platform/postgres/advisoryLocks.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { members } from '../../platform/postgres/schema/index.ts';
import type { MemberRow } from '../profile/repository.ts';

/** Returns the member with an email in any letter case, active or not. */
export async function findAnyByEmail(queries: Queries, email: string) {
  const [member] = await queries
    .select()
    .from(members)
    .where(eq(sql`lower(${members.email})`, typedEmail(email).toLowerCase()))
    .limit(1);
  return member;
}

/**
 * Returns a member, active or not, and locks the row until the transaction ends.
 *
 * @throws ApiError 404 where there is none.
 */
export async function holdMember(transaction: Transaction, id: string): Promise<MemberRow> {
  const [member] = await transaction
    .select()
    .from(members)
    .where(eq(members.id, id))
    .for('no key update');
  return orNotFound(member, 'This member does not exist.');
}

/** Lets one transaction at a time give out emails and CRM identifiers, which two members never share. */
export async function lockIdentities(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.memberIdentities})`);
}

/** Whether a member besides one, active or not, has this identifier in the CRM. */
export async function hasCrmId(queries: Queries, crmId: string, besides = ''): Promise<boolean> {
  const found = await queries
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.crmId, crmId), ne(members.id, besides)));
  return found.length > 0;
}

/** Stores a new member. Returns false where another has the same email or CRM identifier. */
export async function insertMember(
  queries: Queries,
  member: typeof members.$inferInsert,
): Promise<boolean> {
  const added = await queries
    .insert(members)
    .values(member)
    .onConflictDoNothing()
    .returning({ id: members.id });
  return added.length > 0;
}
