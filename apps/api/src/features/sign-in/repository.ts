import { and, eq, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { after, DAY, HOUR } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { members, signInAddresses, signInClients } from '../../platform/database/schema/index.ts';
import { FAILURES_IN_A_ROW, freshRecord, type AddressRecord } from './policy.ts';

/** An address's record, locked until the transaction ends; made when there is none. */
export async function lockAddress(queries: Queries, addressHash: string): Promise<AddressRecord> {
  const made = { addressHash, ...freshRecord, codesSentAt: [], failedAt: [] };
  await queries.insert(signInAddresses).values(made).onConflictDoNothing();
  const [found] = await queries
    .select()
    .from(signInAddresses)
    .where(eq(signInAddresses.addressHash, addressHash))
    .for('update');
  return found ?? freshRecord;
}

/** Keeps an address's record; {@link lockAddress} comes first. */
export async function saveAddress(
  queries: Queries,
  addressHash: string,
  record: AddressRecord,
): Promise<void> {
  await queries
    .update(signInAddresses)
    .set({
      codeHash: record.codeHash,
      codeExpiresAt: record.codeExpiresAt,
      wrongTries: record.wrongTries,
      codesSentAt: [...record.codesSentAt],
      failedAt: [...record.failedAt],
      failuresInARow: record.failuresInARow,
    })
    .where(eq(signInAddresses.addressHash, addressHash));
}

/** When a client address was sent codes, locked until the transaction ends. */
export async function lockClient(queries: Queries, clientHash: string): Promise<readonly Date[]> {
  await queries.insert(signInClients).values({ clientHash, codesSentAt: [] }).onConflictDoNothing();
  const [found] = await queries
    .select()
    .from(signInClients)
    .where(eq(signInClients.clientHash, clientHash))
    .for('update');
  return found?.codesSentAt ?? [];
}

/** Keeps when a client address was sent codes; {@link lockClient} comes first. */
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

/** The active member with an e-mail address, in any letter case. */
export async function findMemberByEmail(queries: Queries, email: string) {
  const [member] = await queries
    .select()
    .from(members)
    .where(sql`lower(${members.email}) = ${email.toLowerCase()} and ${members.isActive}`)
    .limit(1);
  return member;
}

/** Forgets the failures of an address, so that its codes work again. */
export async function forgetFailures(queries: Queries, addressHash: string): Promise<boolean> {
  const changed = await queries
    .update(signInAddresses)
    .set({ failedAt: [], failuresInARow: 0, wrongTries: 0 })
    .where(eq(signInAddresses.addressHash, addressHash))
    .returning({ addressHash: signInAddresses.addressHash });
  return changed.length > 0;
}

/**
 * Removes what is remembered of addresses that nobody tried for a month, unless sign-in is disabled for them, and of
 * clients that were sent no code for an hour. Anybody can have a record made, so they would else grow without end.
 */
export async function deleteIdleRecords(queries: Queries, now: Date): Promise<void> {
  const aMonthAgo = after(now, -30 * DAY);
  await queries
    .delete(signInAddresses)
    .where(
      and(
        lt(signInAddresses.failuresInARow, FAILURES_IN_A_ROW),
        noneSince(signInAddresses.codesSentAt, aMonthAgo),
        noneSince(signInAddresses.failedAt, aMonthAgo),
      ),
    );
  await queries
    .delete(signInClients)
    .where(noneSince(signInClients.codesSentAt, after(now, -HOUR)));
}

const noneSince = (times: PgColumn, moment: Date) =>
  sql`not (${moment.toISOString()}::timestamptz < any(${times}))`;
