import type { auditQuerySchema } from '@parlour/contract/staff';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Queries } from '../../../platform/postgres/database.ts';
import {
  apiKeys,
  auditEntries,
  members,
  staffMembers,
} from '../../../platform/postgres/schema/index.ts';
import { after, DAY } from '../../../platform/process/clock.ts';

/** What to show of the audit trail. */
type AuditFilter = Omit<z.output<typeof auditQuerySchema>, 'limit'>;

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Returns entries of the audit trail with the names of their actors, the newest first. */
export function findAuditEntries(
  queries: Queries,
  { actor, action, subject, from, until, before }: AuditFilter,
  limit: number,
) {
  const { seq, at } = auditEntries;
  const nameOf = (people: typeof members | typeof staffMembers) =>
    sql<string>`trim(${people.firstName} || ' ' || ${people.lastName})`;
  // The id rather than the actor is computed, so that the primary keys find the names.
  const idOf = (kind: 'member' | 'staff' | 'key') =>
    sql<string>`case when split_part(${auditEntries.actor}, ':', 1) = ${kind} then substr(${auditEntries.actor}, length(${kind}) + 2) end`;
  return queries
    .select({
      entry: auditEntries,
      actorName: sql<
        string | null
      >`coalesce(${nameOf(members)}, ${nameOf(staffMembers)}, ${apiKeys.name})`,
    })
    .from(auditEntries)
    .leftJoin(members, eq(members.id, idOf('member')))
    .leftJoin(staffMembers, eq(staffMembers.id, idOf('staff')))
    .leftJoin(apiKeys, eq(apiKeys.id, idOf('key')))
    .where(
      and(
        actor === undefined ? undefined : eq(auditEntries.actor, actor),
        action === undefined ? undefined : eq(auditEntries.action, action),
        subject === undefined ? undefined : eq(auditEntries.subject, subject),
        from === undefined ? undefined : gte(at, dayOf(from)),
        until === undefined ? undefined : lt(at, after(dayOf(until), DAY)),
        before === undefined ? undefined : lt(seq, Number(before)),
      ),
    )
    .orderBy(desc(seq))
    .limit(limit);
}
