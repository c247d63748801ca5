import { eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { requests, vendors } from '../../platform/postgres/schema/index.ts';
import { hintAtRequest } from './requestHints.ts';

/** Stores an accepted request, which is news to all but who entered it, and hints at it. */
export async function insertRequest(
  transaction: Transaction,
  request: typeof requests.$inferInsert,
): Promise<void> {
  const newsAuthorId = request.enteredBy ?? request.memberId;
  await transaction.insert(requests).values({ ...request, newsPosition: 0, newsAuthorId });
  await hintAtRequest(transaction, { ...request, version: 1 }, 'member');
}

/** Returns the fields of a vendor that a request needs. Undefined where there is none with this id. */
export async function findVendor(queries: Queries, id: string) {
  const [vendor] = await queries
    .select({
      id: vendors.id,
      name: vendors.name,
      address: vendors.address,
      type: vendors.type,
      slug: vendors.slug,
    })
    .from(vendors)
    .where(eq(vendors.id, id))
    .limit(1);
  return vendor;
}
