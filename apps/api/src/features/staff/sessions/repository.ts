import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { deleteInBatches } from '../../../platform/postgres/inBatches.ts';
import { staffMembers, staffSessions } from '../../../platform/postgres/schema/index.ts';

/** A row of a session at the desk. */
export type StaffSessionRow = typeof staffSessions.$inferSelect;

/** Stores a session. */
export async function insertSession(queries: Queries, session: typeof staffSessions.$inferInsert) {
  await queries.insert(staffSessions).values(session);
}

/** Returns a session that was not revoked, with the roles of its person, who must be active. */
export async function findSession(queries: Queries, tokenHash: string) {
  const [found] = await queries
    .select({ session: staffSessions, roles: staffMembers.roles, isSample: staffMembers.isSample })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash),
        isNull(staffSessions.revokedAt),
        eq(staffMembers.status, 'active'),
      ),
    );
  return found;
}

/** Returns those of some sessions that were not revoked, if their people are active, with the roles of these. */
export function findSessionsById(queries: Queries, ids: readonly string[]) {
  return queries
    .select({ session: staffSessions, roles: staffMembers.roles })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .where(
      and(
        inArray(staffSessions.id, ids),
        isNull(staffSessions.revokedAt),
        eq(staffMembers.status, 'active'),
      ),
    );
}

/** Changes a session. */
export async function updateSession(
  queries: Queries,
  id: string,
  values: Partial<Omit<StaffSessionRow, 'id' | 'staffId'>>,
): Promise<void> {
  await queries.update(staffSessions).set(values).where(eq(staffSessions.id, id));
}

/** Counts a wrong proof of a session. Returns how many there were since the last right one. */
export async function countWrongTry(queries: Queries, id: string): Promise<number> {
  const { wrongTries } = staffSessions;
  const [counted] = await queries
    .update(staffSessions)
    .set({ wrongTries: sql`${wrongTries} + 1` })
    .where(eq(staffSessions.id, id))
    .returning({ wrongTries });
  return counted?.wrongTries ?? 0;
}

/** Returns the sessions of a person that were not revoked, the last used first. */
export function findSessionsOf(queries: Queries, staffId: string) {
  return queries
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.revokedAt)))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id));
}

/**
 * Ends sessions of a person, all of them unless one is named.
 *
 * @returns the ids of the ended sessions.
 */
export async function revokeSessions(queries: Queries, staffId: string, now: Date, id?: string) {
  const ended = await queries
    .update(staffSessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        isNull(staffSessions.revokedAt),
        id === undefined ? undefined : eq(staffSessions.id, id),
      ),
    )
    .returning({ id: staffSessions.id });
  return ended.map((session) => session.id);
}

/** Deletes the sessions of staff that expired or were revoked before a time. */
export async function deleteEndedStaffSessions(queries: Queries, endedBefore: Date): Promise<void> {
  const { id, expiresAt, revokedAt } = staffSessions;
  const hasEnded = or(lt(expiresAt, endedBefore), lt(revokedAt, endedBefore));
  await deleteInBatches((limit) => {
    const ended = queries.select({ id }).from(staffSessions).where(hasEnded).limit(limit);
    return queries.delete(staffSessions).where(inArray(id, ended));
  });
}
