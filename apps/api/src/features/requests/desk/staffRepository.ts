import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { staffMembers, staffName } from '../../../platform/postgres/schema/index.ts';

/** Returns the active members of staff. */
export function findActiveStaff(queries: Queries) {
  return queries
    .select({ ...staffName, email: staffMembers.email, roles: staffMembers.roles })
    .from(staffMembers)
    .where(eq(staffMembers.status, 'active'))
    .orderBy(staffMembers.firstName, staffMembers.lastName, staffMembers.id);
}

/** Returns members of staff by their ids, those whose account has ended among them. */
export function findStaffNames(queries: Queries, ids: readonly string[]) {
  return queries.select(staffName).from(staffMembers).where(inArray(staffMembers.id, ids));
}
