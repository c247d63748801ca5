import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import {
  members,
  memberViews,
  staffMembers,
  staffSessions,
} from '../../../platform/postgres/schema/index.ts';

/** Stores a view. */
export async function insertView(queries: Queries, view: typeof memberViews.$inferInsert) {
  await queries.insert(memberViews).values(view);
}

/**
 * Returns a view that was not ended, with what it depends on: the member and who looks are active, and the session at the
 * desk was not ended.
 */
export async function findView(queries: Queries, tokenHash: string) {
  const [found] = await queries
    .select({
      view: memberViews,
      session: staffSessions,
      roles: staffMembers.roles,
      isSample: staffMembers.isSample,
    })
    .from(memberViews)
    .innerJoin(members, eq(members.id, memberViews.memberId))
    .innerJoin(staffMembers, eq(staffMembers.id, memberViews.staffId))
    .innerJoin(staffSessions, eq(staffSessions.id, memberViews.staffSessionId))
    .where(
      and(
        eq(memberViews.tokenHash, tokenHash),
        isNull(memberViews.endedAt),
        eq(members.isActive, true),
        eq(staffMembers.status, 'active'),
        isNull(staffSessions.revokedAt),
      ),
    );
  return found;
}

/**
 * Ends the open views of a person, all of them unless one is named.
 *
 * @returns those that were not ended before.
 */
export function endViews(queries: Queries, staffId: string, now: Date, id?: string) {
  return queries
    .update(memberViews)
    .set({ endedAt: now })
    .where(
      and(
        eq(memberViews.staffId, staffId),
        isNull(memberViews.endedAt),
        id === undefined ? undefined : eq(memberViews.id, id),
      ),
    )
    .returning({ id: memberViews.id, memberId: memberViews.memberId });
}

/** Returns the views of a member with the first names of who looked, the newest first. */
export function findViewsOf(queries: Queries, memberId: string, limit: number) {
  const { id, reason, startedAt } = memberViews;
  return queries
    .select({
      id,
      reason,
      startedAt,
      staffName: sql<string>`coalesce(nullif(${staffMembers.firstName}, ''), ${staffMembers.lastName})`,
    })
    .from(memberViews)
    .innerJoin(staffMembers, eq(staffMembers.id, memberViews.staffId))
    .where(eq(memberViews.memberId, memberId))
    .orderBy(desc(startedAt), desc(id))
    .limit(limit);
}
