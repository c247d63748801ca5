import { and, count, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import {
  invitationRuns,
  members,
  waitingInvitations,
} from '../../../platform/postgres/schema/index.ts';
import { wasNotInvited } from '../../members/hasSignedIn.ts';

/** A row of the invitations of all who were not invited. */
export type InvitationRunRow = typeof invitationRuns.$inferSelect;

/** Returns how many members were not invited. */
export async function countNotInvited(queries: Queries): Promise<number> {
  const [row] = await queries.select({ found: count() }).from(members).where(wasNotInvited);
  return row?.found ?? 0;
}

/** Returns how many members wait for an invitation. */
export async function countWaitingInvitations(queries: Queries): Promise<number> {
  const [row] = await queries.select({ found: count() }).from(waitingInvitations);
  return row?.found ?? 0;
}

/** Returns the last invitations of all. Undefined for none. */
export async function findLastRun(queries: Queries): Promise<InvitationRunRow | undefined> {
  const [row] = await queries
    .select()
    .from(invitationRuns)
    .orderBy(desc(invitationRuns.startedAt), desc(invitationRuns.id))
    .limit(1);
  return row;
}

/** Stores a run with all who were not invited. Returns false where another one goes on. */
export async function insertRun(
  transaction: Transaction,
  run: Pick<InvitationRunRow, 'id' | 'startedBy' | 'startedAt' | 'total'>,
): Promise<boolean> {
  const stored = await transaction
    .insert(invitationRuns)
    .values({ ...run, dueAt: run.startedAt })
    .onConflictDoNothing()
    .returning({ id: invitationRuns.id });
  if (stored.length === 0) return false;
  await transaction.execute(sql`
    insert into ${waitingInvitations} (member_id, run_id)
    select ${members.id}, ${run.id} from ${members} where ${wasNotInvited}`);
  return true;
}

/** Returns the run that goes on, locked. Undefined where none does. */
export async function lockRunning(transaction: Transaction): Promise<InvitationRunRow | undefined> {
  const [row] = await transaction
    .select()
    .from(invitationRuns)
    .where(isNotNull(invitationRuns.dueAt))
    .for('update');
  return row;
}

/** Returns the run whose next invitations are due, locked. Undefined where none is, or where another server has it. */
export async function lockDueRun(
  transaction: Transaction,
  now: Date,
): Promise<InvitationRunRow | undefined> {
  const { dueAt } = invitationRuns;
  const [row] = await transaction
    .select()
    .from(invitationRuns)
    .where(and(isNotNull(dueAt), lte(dueAt, now)))
    .for('update', { skipLocked: true });
  return row;
}

/** Changes columns of a run. */
export async function updateRun(
  transaction: Transaction,
  id: string,
  set: Partial<InvitationRunRow>,
): Promise<void> {
  await transaction.update(invitationRuns).set(set).where(eq(invitationRuns.id, id));
}

/** Takes some members of those who wait. */
export async function takeWaiting(
  transaction: Transaction,
  runId: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    delete from ${waitingInvitations} where member_id in (
      select member_id from ${waitingInvitations} where run_id = ${runId} order by member_id limit ${limit}
    ) returning member_id as id`);
  return rows.map(({ id }) => id);
}

/** Lets nobody wait any more. */
export async function deleteWaiting(transaction: Transaction, runId: string): Promise<void> {
  await transaction.delete(waitingInvitations).where(eq(waitingInvitations.runId, runId));
}
