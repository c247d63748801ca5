import type { Queries } from '../../platform/postgres/database.ts';
import { changeRequests } from '../../platform/postgres/schema/index.ts';

/** Stores a change request. */
export async function insertChangeRequest(
  queries: Queries,
  row: typeof changeRequests.$inferInsert,
) {
  await queries.insert(changeRequests).values(row);
}
