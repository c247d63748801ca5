import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { principalKey } from '../../access/principal.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { auditEntries, members } from '../../platform/postgres/schema/index.ts';
import type { MemberRow } from '../profile/repository.ts';

/** The condition of active members who got no invitation and never signed in (api/members-8). It asks what {@link hasSignedIn} asks of one. */
export const wasNotInvited: SQL | undefined = and(
  members.isActive,
  isNull(members.invitedAt),
  isNull(members.firstSignedInAt),
  not(
    sql`exists (select from ${auditEntries} where ${auditEntries.actor} = 'member:' || ${members.id}
      and ${auditEntries.action} = 'session.opened')`,
  ),
);

/** Whether a member has ever signed in. Earlier versions stored that in the audit trail alone. */
export async function hasSignedIn(
  queries: Queries,
  { id, firstSignedInAt }: Pick<MemberRow, 'id' | 'firstSignedInAt'>,
): Promise<boolean> {
  if (firstSignedInAt !== null) return true;
  const actor = principalKey({ kind: 'member', memberId: id });
  const found = await queries
    .select({ seq: auditEntries.seq })
    .from(auditEntries)
    .where(and(eq(auditEntries.actor, actor), eq(auditEntries.action, 'session.opened')))
    .limit(1);
  return found.length > 0;
}
