import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { staffMembers } from '../../../platform/postgres/schema/index.ts';

/** Returns the active members of staff with their roles. */
export function findActiveStaff(queries: Queries) {
  const { id, firstName, lastName, roles } = staffMembers;
  return queries
    .select({ id, firstName, lastName, roles })
    .from(staffMembers)
    .where(eq(staffMembers.status, 'active'))
    .orderBy(firstName, lastName, id);
}
