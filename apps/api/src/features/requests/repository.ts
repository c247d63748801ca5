import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { requests, vendors } from '../../platform/database/schema/index.ts';

export const insertRequest = async (
  queries: Queries,
  request: typeof requests.$inferInsert,
): Promise<void> => {
  await queries.insert(requests).values(request);
};

export async function findVendor(queries: Queries, id: string) {
  const [vendor] = await queries
    .select({ id: vendors.id, name: vendors.name, type: vendors.type })
    .from(vendors)
    .where(eq(vendors.id, id))
    .limit(1);
  return vendor;
}
