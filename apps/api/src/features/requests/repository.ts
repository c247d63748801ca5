import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { requests, vendors } from '../../platform/database/schema/index.ts';

/** Stores an accepted request. */
export const insertRequest = async (
  queries: Queries,
  request: typeof requests.$inferInsert,
): Promise<void> => {
  await queries.insert(requests).values(request);
};

/** Returns the fields of a vendor that a request needs. Undefined where there is none with this id. */
export async function findVendor(queries: Queries, id: string) {
  const [vendor] = await queries
    .select({ id: vendors.id, name: vendors.name, type: vendors.type })
    .from(vendors)
    .where(eq(vendors.id, id))
    .limit(1);
  return vendor;
}
