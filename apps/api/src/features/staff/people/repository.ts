import { typedEmail } from '@parlour/contract';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { tellSettings } from '../../../club-settings/repository.ts';
import { ADVISORY_LOCKS } from '../../../platform/postgres/advisoryLocks.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { staffMembers } from '../../../platform/postgres/schema/index.ts';
import { searchedText } from '../../../platform/postgres/searchedText.ts';
import type { TextMatch } from '../../../platform/postgres/textMatch.ts';

/** A row of a member of staff. */
export type StaffRow = typeof staffMembers.$inferSelect;

/** Returns a member of staff, whatever the status. */
export async function findStaffMember(queries: Queries, id: string) {
  const [found] = await queries.select().from(staffMembers).where(eq(staffMembers.id, id));
  return found;
}

/**
 * Returns a member of staff like {@link findStaffMember}, and locks the row: shared by those who give them a request, alone
 * by who ends the account. Lock it before any request, since an end locks the requests after it (api/requests/desk-15).
 */
export async function lockStaffMember(
  transaction: Transaction,
  id: string,
  strength: 'share' | 'no key update',
) {
  const [found] = await transaction
    .select()
    .from(staffMembers)
    .where(eq(staffMembers.id, id))
    .for(strength);
  return found;
}

/** Returns the member of staff with an email in any letter case, whatever the status. */
export async function findStaffByEmail(queries: Queries, email: string) {
  const [found] = await queries
    .select()
    .from(staffMembers)
    .where(eq(sql`lower(${staffMembers.email})`, typedEmail(email).toLowerCase()));
  return found;
}

/** Returns all staff, by name. */
export function listStaffMembers(queries: Queries) {
  const { lastName, firstName, id } = staffMembers;
  return queries.select().from(staffMembers).orderBy(asc(lastName), asc(firstName), asc(id));
}

/** Returns the staff whose name or email fits, whatever the status, the best matches first. */
export function findFittingStaff(queries: Queries, match: TextMatch, limit: number) {
  const { lastName, firstName, id } = staffMembers;
  const name = sql`trim(${firstName} || ' ' || ${lastName})`;
  return queries
    .select()
    .from(staffMembers)
    .where(match.fits(searchedText.staff))
    .orderBy(desc(match.rank(searchedText.staff, name)), asc(lastName), asc(firstName), asc(id))
    .limit(limit);
}

/** Stores a new member of staff. Returns false where another has the email. */
export async function insertStaffMember(
  queries: Queries,
  row: typeof staffMembers.$inferInsert,
): Promise<boolean> {
  const added = await queries
    .insert(staffMembers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: staffMembers.id });
  return added.length > 0;
}

/** Changes a member of staff. */
export async function updateStaffMember(
  queries: Queries,
  id: string,
  values: Partial<Omit<StaffRow, 'id'>>,
): Promise<void> {
  await queries.update(staffMembers).set(values).where(eq(staffMembers.id, id));
  // The settings have the sample accounts that may sign in (api/configuration-2).
  if (values.status !== undefined) await tellSettings(queries);
}

/** Lets one transaction at a time decide who administers the club (api/staff/people-4, api/staff/set-up-3). */
export async function lockAdministrators(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.administrators})`);
}

/** Whether the club has an active administrator, besides one person. Those of the sample club do not count. */
export async function hasAdministrator(queries: Queries, besides = ''): Promise<boolean> {
  const { id, status, roles, isSample } = staffMembers;
  const found = await queries
    .select({ id })
    .from(staffMembers)
    .where(
      and(
        eq(status, 'active'),
        eq(isSample, false),
        ne(id, besides),
        sql`'administrator' = any(${roles})`,
      ),
    )
    .limit(1);
  return found.length > 0;
}
