import type { GiftGuide, GiftProduct } from '@parlour/contract';
import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { giftGuides, giftProducts, giftSections } from '../../platform/database/schema/index.ts';
import { safeLink } from '../../platform/html.ts';
import { toMajorUnits } from '../../platform/minorUnits.ts';

const GUIDE_LIMIT = 500;
const PRODUCT_LIMIT = 10_000;

/** Who reads: a member, or null for a visitor. */
export type Reader = string | null;

/** A guide with the member whom it was made for. */
export type OwnedGuide = GiftGuide & { readonly memberId: string | null };

/** A public guide was made for no one; one made for a member is that member's alone. */
const isPublic = and(eq(giftGuides.isPublic, true), isNull(giftGuides.memberId));

const isVisibleTo = (reader: Reader): SQL | undefined =>
  reader === null ? isPublic : or(isPublic, eq(giftGuides.memberId, reader));

const asProduct = (
  {
    position: _,
    sectionId: __,
    priceMinor,
    maxPriceMinor,
    ...product
  }: typeof giftProducts.$inferSelect,
  { memberId }: Pick<OwnedGuide, 'memberId'>,
): GiftProduct => ({
  ...product,
  isPersonalized: memberId !== null,
  productUrl: safeLink(product.productUrl),
  price: toMajorUnits(priceMinor, product.currencyCode),
  maxPrice: toMajorUnits(maxPriceMinor, product.currencyCode),
});

/** The guides that the reader may see, in the club's order. */
export const findGiftGuides = (queries: Queries, reader: Reader): Promise<readonly OwnedGuide[]> =>
  findWithSections(queries, isVisibleTo(reader));

/** One guide, if the reader may see it. */
export const findGiftGuide = async (
  queries: Queries,
  id: string,
  reader: Reader,
): Promise<OwnedGuide | undefined> =>
  (await findWithSections(queries, and(eq(giftGuides.id, id), isVisibleTo(reader))))[0];

async function findWithSections(
  queries: Queries,
  condition: SQL | undefined,
): Promise<readonly OwnedGuide[]> {
  const guides = await queries
    .select()
    .from(giftGuides)
    .where(condition)
    .orderBy(asc(giftGuides.position), asc(giftGuides.id))
    .limit(GUIDE_LIMIT);
  const guideIds = guides.map(({ id }) => id);
  const inGuides = inArray(giftSections.guideId, guideIds);
  const [sections, products] = await Promise.all([
    queries
      .select()
      .from(giftSections)
      .where(inGuides)
      .orderBy(asc(giftSections.position), asc(giftSections.id))
      .limit(PRODUCT_LIMIT),
    queries
      .select({ product: giftProducts })
      .from(giftProducts)
      .innerJoin(giftSections, eq(giftSections.id, giftProducts.sectionId))
      .where(inGuides)
      .orderBy(asc(giftProducts.position), asc(giftProducts.id))
      .limit(PRODUCT_LIMIT),
  ]);
  const productsOf = Map.groupBy(products, ({ product }) => product.sectionId);
  const sectionsOf = Map.groupBy(sections, ({ guideId }) => guideId);
  return guides.map(({ position: _, ...guide }) => ({
    ...guide,
    isPersonalized: guide.memberId !== null,
    sections: (sectionsOf.get(guide.id) ?? []).map(({ id, name, description }) => ({
      id,
      name,
      description,
      products: (productsOf.get(id) ?? []).map(({ product }) => asProduct(product, guide)),
    })),
  }));
}

/** One product, if the reader may see its guide. */
export async function findGiftProduct(
  queries: Queries,
  id: string,
  reader: Reader,
): Promise<GiftProduct | undefined> {
  const [row] = await queries
    .select({ product: giftProducts, guide: { memberId: giftGuides.memberId } })
    .from(giftProducts)
    .innerJoin(giftSections, eq(giftSections.id, giftProducts.sectionId))
    .innerJoin(giftGuides, eq(giftGuides.id, giftSections.guideId))
    .where(and(eq(giftProducts.id, id), isVisibleTo(reader)))
    .limit(1);
  return row && asProduct(row.product, row.guide);
}
