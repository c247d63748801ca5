import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import { members, sessions } from '../../platform/postgres/schema/index.ts';

type SessionRow = typeof sessions.$inferSelect;

/** Stores a session. */
export async function insertSession(queries: Queries, session: SessionRow): Promise<void> {
  await queries.insert(sessions).values(session);
}

/** Returns a session with its member. Undefined where there is none or the member is not active. */
export async function findSession(queries: Queries, id: string) {
  const [found] = await queries
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt), eq(members.isActive, true)))
    .limit(1);
  return found;
}

/** Stores that a session was used now. */
export async function touchSession(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

/**
 * Ends every live session of a member.
 *
 * @returns the ids of the ended sessions.
 */
export async function revokeSessions(
  queries: Queries,
  memberId: string,
  now: Date,
): Promise<readonly string[]> {
  const ended = await queries
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Deletes the sessions that expired or were revoked before a time. */
export async function deleteEndedSessions(queries: Queries, endedBefore: Date): Promise<void> {
  await queries
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, endedBefore), lt(sessions.revokedAt, endedBefore)));
}
