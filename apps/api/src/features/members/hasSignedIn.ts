import { and, eq } from 'drizzle-orm';
import { principalKey } from '../../access/principal.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { auditEntries } from '../../platform/postgres/schema/index.ts';
import type { MemberRow } from '../profile/repository.ts';

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
