import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { staffCodes } from '../../../platform/postgres/schema/index.ts';

/** A code that was emailed for the desk. */
export type StaffCodeRow = typeof staffCodes.$inferSelect;

/** Lets one transaction at a time send or try codes of an email. */
export async function lockStaffEmail(transaction: Transaction, emailHash: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`desk ${emailHash}`}, 0))`,
  );
}

/** Returns the codes of an email that were sent after a time. */
export function findStaffCodes(
  queries: Queries,
  emailHash: string,
  sentAfter: Date,
): Promise<StaffCodeRow[]> {
  return queries
    .select()
    .from(staffCodes)
    .where(and(eq(staffCodes.emailHash, emailHash), gt(staffCodes.sentAt, sentAfter)));
}

/** Stores a code. */
export async function insertStaffCode(queries: Queries, row: StaffCodeRow): Promise<void> {
  await queries.insert(staffCodes).values(row);
}

/** Stores what a try changed. */
export async function updateStaffCode(
  queries: Queries,
  attemptHash: string,
  values: Partial<Pick<StaffCodeRow, 'wrongTries' | 'isUsed'>>,
): Promise<void> {
  await queries.update(staffCodes).set(values).where(eq(staffCodes.attemptHash, attemptHash));
}

/** Deletes the codes that were sent before a time. */
export async function deleteStaffCodes(queries: Queries, sentBefore: Date): Promise<void> {
  await queries.delete(staffCodes).where(lt(staffCodes.sentAt, sentBefore));
}
