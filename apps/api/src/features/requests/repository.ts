import { and, eq, isNull, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import {
  giftGuides,
  giftProducts,
  giftSections,
  requests,
  vendors,
} from '../../platform/database/schema/index.ts';

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

/** A gift product of a guide that the member may see: a public one, or one made for them. */
export async function findGiftProduct(queries: Queries, id: string, memberId: string) {
  const [product] = await queries
    .select({ id: giftProducts.id, name: giftProducts.name })
    .from(giftProducts)
    .innerJoin(giftSections, eq(giftSections.id, giftProducts.sectionId))
    .innerJoin(giftGuides, eq(giftGuides.id, giftSections.guideId))
    .where(
      and(
        eq(giftProducts.id, id),
        or(isNull(giftGuides.memberId), eq(giftGuides.memberId, memberId)),
      ),
    )
    .limit(1);
  return product;
}
