import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { type Principal, principalIdOf } from '../../access/principal.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { sessions } from '../../platform/postgres/schema/index.ts';

/** A row of a session. Of its CRM token it holds only a hash. */
export type SessionRow = typeof sessions.$inferSelect;

/** Stores a session. */
export async function insertSession(queries: Queries, session: SessionRow): Promise<void> {
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

/** Returns those of some sessions that were not revoked. */
export function findSessionsById(queries: Queries, ids: readonly string[]) {
  return queries
    .select()
    .from(sessions)
    .where(and(inArray(sessions.id, ids), isNull(sessions.revokedAt)));
}

/** Stores that a session was used now. */
export async function touchSession(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

/** Returns the sessions of a principal that were not revoked, the last used first. */
export function findSessions(queries: Queries, principal: Principal) {
  return queries
    .select()
    .from(sessions)
    .where(notRevokedOf(principal))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/**
 * Ends a session of a principal.
 *
 * @returns whether the principal had it.
 */
export async function revokeSession(queries: Queries, principal: Principal, id: string, now: Date) {
  const ended = await queries
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(notRevokedOf(principal), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
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
    .where(notRevokedOf(principal))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Deletes the sessions that expired or were revoked before a time. */
export async function deleteEndedSessions(queries: Queries, endedBefore: Date): Promise<void> {
  await queries
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, endedBefore), lt(sessions.revokedAt, endedBefore)));
}

const notRevokedOf = (principal: Principal) =>
  and(
    eq(sessions.principalKind, principal.kind),
    eq(sessions.principalId, principalIdOf(principal)),
    isNull(sessions.revokedAt),
  );
