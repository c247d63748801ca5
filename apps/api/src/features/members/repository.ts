import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import { members } from '../../platform/postgres/schema/index.ts';

/** Returns the member with an email in any letter case, active or not. */
export async function findAnyByEmail(queries: Queries, email: string) {
  const [member] = await queries
    .select({ id: members.id, isActive: members.isActive })
    .from(members)
    .where(eq(sql`lower(${members.email})`, email.trim().toLowerCase()))
    .limit(1);
  return member;
}

/** Whether a member, active or not, has this identifier in the CRM. */
export async function hasCrmId(queries: Queries, crmId: string): Promise<boolean> {
  const found = await queries
    .select({ id: members.id })
    .from(members)
    .where(eq(members.crmId, crmId));
  return found.length > 0;
}

/** Stores a new member. Returns false where another has the same email or CRM identifier. */
export async function insertMember(
  queries: Queries,
  member: typeof members.$inferInsert,
): Promise<boolean> {
  const added = await queries
    .insert(members)
    .values(member)
    .onConflictDoNothing()
    .returning({ id: members.id });
  return added.length > 0;
}
