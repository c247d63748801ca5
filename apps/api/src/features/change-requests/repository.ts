import type { Queries } from '../../platform/database/database.ts';
import { changeRequests } from '../../platform/database/schema/index.ts';

/** Stores a change request. */
export const insertChangeRequest = async (
  queries: Queries,
  row: typeof changeRequests.$inferInsert,
): Promise<void> => {
  await queries.insert(changeRequests).values(row);
};
