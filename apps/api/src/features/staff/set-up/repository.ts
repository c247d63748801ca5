import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { staffInvitations } from '../../../platform/postgres/schema/index.ts';

/** Stores an invitation. */
export async function insertInvitation(
  queries: Queries,
  row: typeof staffInvitations.$inferInsert,
): Promise<void> {
  await queries.insert(staffInvitations).values(row);
}

const isValid = (tokenHash: string, now: Date) =>
  and(eq(staffInvitations.tokenHash, tokenHash), gt(staffInvitations.expiresAt, now));

/** Returns a valid invitation. */
export async function findInvitation(queries: Queries, tokenHash: string, now: Date) {
  const [found] = await queries.select().from(staffInvitations).where(isValid(tokenHash, now));
  return found;
}

/** Uses an invitation up, and returns it where it was valid. */
export async function takeInvitation(queries: Queries, tokenHash: string, now: Date) {
  const [taken] = await queries.delete(staffInvitations).where(isValid(tokenHash, now)).returning();
  return taken;
}

/** Deletes the invitations of a person. */
export async function deleteInvitationsOf(queries: Queries, staffId: string): Promise<void> {
  await queries.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId));
}

/** Deletes every link of the first administrator. */
export async function deleteFirstLinks(queries: Queries): Promise<void> {
  await queries.delete(staffInvitations).where(isNull(staffInvitations.staffId));
}

/** Deletes the invitations that expired before now. */
export async function deleteExpiredInvitations(queries: Queries, now: Date): Promise<void> {
  await queries.delete(staffInvitations).where(lt(staffInvitations.expiresAt, now));
}
