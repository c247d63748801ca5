import { and, eq, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { after, DAY, HOUR } from '../../platform/process/clock.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { signInEmails, signInClients } from '../../platform/postgres/schema/index.ts';
import { FAILURES_IN_A_ROW, emptyRecord, type SignInRecord } from './policy.ts';

/** Returns the record of an email, locked until the transaction ends. Inserts an empty record where there is none. */
export async function lockRecord(queries: Queries, emailHash: string): Promise<SignInRecord> {
  const row = { emailHash, ...emptyRecord };
  await queries.insert(signInEmails).values(row).onConflictDoNothing();
  const [found] = await queries
    .select()
    .from(signInEmails)
    .where(eq(signInEmails.emailHash, emailHash))
    .for('update');
  return found ?? emptyRecord;
}

/** Stores the record of an email, after {@link lockRecord}. */
export async function saveRecord(queries: Queries, emailHash: string, record: SignInRecord) {
  await queries.update(signInEmails).set(record).where(eq(signInEmails.emailHash, emailHash));
}

/** Returns when codes were sent for a client IP, locked until the transaction ends. */
export async function lockClient(queries: Queries, clientHash: string): Promise<readonly Date[]> {
  await queries.insert(signInClients).values({ clientHash, codesSentAt: [] }).onConflictDoNothing();
  const [found] = await queries
    .select()
    .from(signInClients)
    .where(eq(signInClients.clientHash, clientHash))
    .for('update');
  return found?.codesSentAt ?? [];
}

/** Stores when codes were sent for a client IP, after {@link lockClient}. */
export async function saveClient(
  queries: Queries,
  clientHash: string,
  codesSentAt: readonly Date[],
): Promise<void> {
  await queries
    .update(signInClients)
    .set({ codesSentAt: [...codesSentAt] })
    .where(eq(signInClients.clientHash, clientHash));
}

/**
 * Clears the failures of an email, which enables its sign-in again.
 *
 * @returns whether the email had a record.
 */
export async function forgetFailures(queries: Queries, emailHash: string): Promise<boolean> {
  const changed = await queries
    .update(signInEmails)
    .set({ failedAt: [], failuresInARow: 0, wrongTries: 0 })
    .where(eq(signInEmails.emailHash, emailHash))
    .returning({ emailHash: signInEmails.emailHash });
  return changed.length > 0;
}

/**
 * Deletes the records of emails without a try for a month, unless their sign-in is disabled, and of clients without a
 * code for an hour (SI11). Anyone can cause a record, so the tables would grow without limit.
 */
export async function deleteIdleRecords(queries: Queries, now: Date): Promise<void> {
  const aMonthAgo = after(now, -30 * DAY);
  await queries
    .delete(signInEmails)
    .where(
      and(
        lt(signInEmails.failuresInARow, FAILURES_IN_A_ROW),
        noneSince(signInEmails.codesSentAt, aMonthAgo),
        noneSince(signInEmails.failedAt, aMonthAgo),
      ),
    );
  await queries
    .delete(signInClients)
    .where(noneSince(signInClients.codesSentAt, after(now, -HOUR)));
}

const noneSince = (times: PgColumn, start: Date) =>
  sql`not (${start.toISOString()}::timestamptz < any(${times}))`;
