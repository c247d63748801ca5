import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import { requests, vendors } from '../../platform/postgres/schema/index.ts';

/** Stores an accepted request. */
export async function insertRequest(queries: Queries, request: typeof requests.$inferInsert) {
  await queries.insert(requests).values(request);
}

/** Returns the fields of a vendor that a request needs. Undefined where there is none with this id. */
export async function findVendor(queries: Queries, id: string) {
  const [vendor] = await queries
    .select({ id: vendors.id, name: vendors.name, type: vendors.type, slug: vendors.slug })
    .from(vendors)
    .where(eq(vendors.id, id))
    .limit(1);
  return vendor;
}
