import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { type Principal, principalIdOf } from '../../access/principal.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { sessions } from '../../platform/postgres/schema/index.ts';

/** Stores a session. */
export async function insertSession(queries: Queries, session: typeof sessions.$inferSelect) {
  await queries.insert(sessions).values(session);
}

/** Returns a session. Undefined where there is none or it was revoked. */
export async function findSession(queries: Queries, id: string) {
  const [session] = await queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
  return session;
}

/** Stores that a session was used now. */
export async function touchSession(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

/**
 * Ends every live session of a principal.
 *
 * @returns the ids of the ended sessions.
 */
export async function revokeSessions(queries: Queries, principal: Principal, now: Date) {
  const ended = await queries
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.principalKind, principal.kind),
        eq(sessions.principalId, principalIdOf(principal)),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Deletes the sessions that expired or were revoked before a time. */
export async function deleteEndedSessions(queries: Queries, endedBefore: Date): Promise<void> {
  await queries
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, endedBefore), lt(sessions.revokedAt, endedBefore)));
}
