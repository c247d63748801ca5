import { fullName } from '@parlour/core';
import { typedEmail } from '@parlour/contract';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { tellSettings } from '../../club-settings/repository.ts';
import type { Contact } from '../../emails/branding.ts';
import { unauthenticated } from '../../errors/apiError.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { members } from '../../platform/postgres/schema/index.ts';

export type MemberRow = typeof members.$inferSelect;

/**
 * Returns the row of the signed-in member.
 *
 * @throws ApiError 401 where the member was removed after the session check.
 */
export async function getMember(queries: Queries, memberId: string) {
  const [row] = await queries.select().from(members).where(eq(members.id, memberId)).limit(1);
  return orUnauthenticated(row);
}

function orUnauthenticated(row: MemberRow | undefined) {
  if (row === undefined) throw unauthenticated();
  return row;
}

/**
 * Updates a member's row, whose version rises. Undefined fields stay.
 *
 * @returns the updated row. Throws like {@link getMember}.
 */
export async function updateMember(
  queries: Queries,
  memberId: string,
  changes: Partial<Omit<MemberRow, 'id' | 'version'>>,
) {
  if (Object.values(changes).every((value) => value === undefined)) {
    return getMember(queries, memberId);
  }
  const [row] = await queries
    .update(members)
    .set({ ...changes, version: sql`${members.version} + 1` })
    .where(eq(members.id, memberId))
    .returning();
  // The settings have the sample accounts that may sign in (api/configuration-2).
  if (changes.isActive !== undefined || changes.email !== undefined) await tellSettings(queries);
  return orUnauthenticated(row);
}

/** Stores that a member signed in for the first time. Nothing changes for who did before. */
export async function markFirstSignIn(
  transaction: Transaction,
  memberId: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(members)
    .set({ firstSignedInAt: now })
    .where(and(eq(members.id, memberId), isNull(members.firstSignedInAt)));
}

/** Whether another member, active or not, has this email, in any letter case. */
export async function isEmailOfAnother(queries: Queries, memberId: string, email: string) {
  const others = await queries
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        sql`lower(${members.email}) = ${typedEmail(email).toLowerCase()}`,
        ne(members.id, memberId),
      ),
    );
  return others.length > 0;
}

/**
 * Locks a member's row until the transaction ends, which serializes changes of the member's lists. The lock allows
 * inserts of rows that reference the member, such as Idempotency-Keys, because a stronger one would deadlock with them.
 */
export async function lockMember(transaction: Transaction, memberId: string): Promise<void> {
  await transaction
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
}

/** Whether an id names an active member. */
export function isActiveMember(queries: Queries, id: string): Promise<boolean> {
  return existsActive(queries, eq(members.id, id));
}

/** Whether a `ref` is that of an active member, as the one of a shared page must be. */
export function isActiveRef(queries: Queries, ref: string): Promise<boolean> {
  return existsActive(queries, eq(members.ref, ref));
}

async function existsActive(queries: Queries, condition: SQL): Promise<boolean> {
  const found = await queries
    .select({ id: members.id })
    .from(members)
    .where(and(condition, eq(members.isActive, true)))
    .limit(1);
  return found.length > 0;
}

const selectActiveByEmail = (queries: Queries, email: string) =>
  queries
    .select()
    .from(members)
    .where(
      sql`lower(${members.email}) = ${typedEmail(email).toLowerCase()} and ${members.isActive}`,
    )
    .limit(1);

/** Returns the active member with an email, in any letter case. */
export async function findMemberByEmail(queries: Queries, email: string) {
  const [member] = await selectActiveByEmail(queries, email);
  return member;
}

/** Returns a member like {@link findMemberByEmail}. The row does not change until the transaction ends. */
export async function holdMemberByEmail(transaction: Transaction, email: string) {
  const [member] = await selectActiveByEmail(transaction, email).for('share');
  return member;
}

/** Returns a member as the recipient of emails. */
export function contactOf(member: Pick<MemberRow, 'firstName' | 'lastName' | 'email'>): Contact {
  return { email: member.email, name: fullName(member) };
}

/** Returns the signed-in member as the recipient of emails. Throws like {@link getMember}. */
export async function findContact(queries: Queries, memberId: string) {
  return contactOf(await getMember(queries, memberId));
}
