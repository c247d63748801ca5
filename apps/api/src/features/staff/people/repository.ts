import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { staffMembers } from '../../../platform/postgres/schema/index.ts';

/** A row of a member of staff. */
export type StaffRow = typeof staffMembers.$inferSelect;

/** Returns a member of staff, whatever the status. */
export async function findStaffMember(queries: Queries, id: string) {
  const [found] = await queries.select().from(staffMembers).where(eq(staffMembers.id, id));
  return found;
}
