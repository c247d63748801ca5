import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Member } from '../../access/principal.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { deleteInBatches } from '../../platform/postgres/inBatches.ts';
import { members, sessions } from '../../platform/postgres/schema/index.ts';

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

/** Returns those of some sessions that were not revoked, if their members are active. */
export function findSessionsById(queries: Queries, ids: readonly string[]) {
  return queries
    .select({
      id: sessions.id,
      memberId: members.id,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.principalId))
    .where(
      and(
        inArray(sessions.id, ids),
        eq(sessions.principalKind, 'member'),
        isNull(sessions.revokedAt),
        eq(members.isActive, true),
      ),
    );
}

/** Stores that a session was used now. */
export async function touchSession(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

/** Returns the sessions of a member that were not revoked, the last used first. */
export function findSessions(queries: Queries, principal: Member) {
  return queries
    .select()
    .from(sessions)
    .where(notRevokedOf(principal))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/**
 * Ends a session of a member.
 *
 * @returns whether the member had it.
 */
export async function revokeSession(queries: Queries, principal: Member, id: string, now: Date) {
  const ended = await queries
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(notRevokedOf(principal), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/**
 * Ends every live session of a member.
 *
 * @returns the ids of the ended sessions.
 */
export async function revokeSessions(queries: Queries, principal: Member, now: Date) {
  const ended = await queries
    .update(sessions)
    .set({ revokedAt: now })
    .where(notRevokedOf(principal))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Deletes the sessions that expired or were revoked before a time. */
export async function deleteEndedSessions(queries: Queries, endedBefore: Date): Promise<void> {
  const hasEnded = or(lt(sessions.expiresAt, endedBefore), lt(sessions.revokedAt, endedBefore));
  await deleteInBatches((limit) => {
    const ended = queries.select({ id: sessions.id }).from(sessions).where(hasEnded).limit(limit);
    return queries.delete(sessions).where(inArray(sessions.id, ended));
  });
}

const notRevokedOf = (principal: Member) =>
  and(
    eq(sessions.principalKind, principal.kind),
    eq(sessions.principalId, principal.memberId),
    isNull(sessions.revokedAt),
  );
