import { and, asc, eq, getTableColumns, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import { readTogether } from '../../platform/postgres/readTogether.ts';
import {
  giftGuides,
  giftProducts,
  giftSections,
  shownColumns,
} from '../../platform/postgres/schema/index.ts';

const columns = shownColumns(getTableColumns(giftGuides));
const { images, ...productColumns } = getTableColumns(giftProducts);

const GUIDE_LIMIT = 500;
const PRODUCT_LIMIT = 10_000;

/** The id of the member who views a guide. Null for a visitor. */
export type Viewer = string | null;

/** A row of a guide with its sections and their products, in the club's order. */
export type GuideRow = Awaited<ReturnType<typeof findWithSections>>[number];

/** A row of a product with the owner of its guide, null for a public one. */
export type OwnedProductRow = Readonly<
  Record<'product', Omit<typeof giftProducts.$inferSelect, 'images'>> & Pick<GuideRow, 'memberId'>
>;

/** A guide made for a member is never public, even with a wrong flag (api/gift-guides-3). */
const isPublic = and(eq(giftGuides.isPublic, true), isNull(giftGuides.memberId));

/** The condition that a viewer may see a guide (api/gift-guides-3). */
export function isVisibleTo(viewer: Viewer): SQL | undefined {
  return viewer === null ? isPublic : or(isPublic, eq(giftGuides.memberId, viewer));
}

/** The condition that a guide has something in it. Without, it is in no list, and is not found (api/gift-guides-7). */
export const hasSections: SQL = sql`exists (select 1 from ${giftSections} where ${giftSections.guideId} = ${giftGuides.id})`;

/** Returns the guides that the viewer may see and that have sections, in the club's order. */
export function findGiftGuides(queries: Queries, viewer: Viewer) {
  return findWithSections(queries, and(isVisibleTo(viewer), hasSections));
}

/** Returns one guide. Undefined unless it exists and the viewer may see it. */
export async function findGiftGuide(queries: Queries, id: string, viewer: Viewer) {
  return (await findWithSections(queries, and(eq(giftGuides.id, id), isVisibleTo(viewer))))[0];
}

async function findWithSections(queries: Queries, condition: SQL | undefined) {
  const guides = await queries
    .select(columns)
    .from(giftGuides)
    .where(and(condition, isNull(giftGuides.hiddenAt)))
    .orderBy(asc(giftGuides.position), asc(giftGuides.id))
    .limit(GUIDE_LIMIT);
  const guideIds = guides.map(({ id }) => id);
  const inGuides = inArray(giftSections.guideId, guideIds);
  const [sections, products] = await readTogether(queries, [
    () =>
      queries
        .select()
        .from(giftSections)
        .where(inGuides)
        .orderBy(asc(giftSections.position), asc(giftSections.id))
        .limit(PRODUCT_LIMIT),
    () =>
      queries
        .select({ product: productColumns })
        .from(giftProducts)
        .innerJoin(giftSections, eq(giftSections.id, giftProducts.sectionId))
        .where(inGuides)
        .orderBy(asc(giftProducts.position), asc(giftProducts.id))
        .limit(PRODUCT_LIMIT),
  ]);
  const productsBySection = Map.groupBy(products, ({ product }) => product.sectionId);
  const sectionsByGuide = Map.groupBy(sections, ({ guideId }) => guideId);
  return guides.map((guide) => ({
    ...guide,
    sections: (sectionsByGuide.get(guide.id) ?? []).map((section) => ({
      ...section,
      products: (productsBySection.get(section.id) ?? []).map(({ product }) => product),
    })),
  }));
}

/** Returns one product. Undefined unless it exists and the viewer may see its guide. */
export async function findGiftProduct(queries: Queries, id: string, viewer: Viewer) {
  const [row] = await queries
    .select({ product: { ...productColumns, images }, memberId: giftGuides.memberId })
    .from(giftProducts)
    .innerJoin(giftSections, eq(giftSections.id, giftProducts.sectionId))
    .innerJoin(giftGuides, eq(giftGuides.id, giftSections.guideId))
    .where(and(eq(giftProducts.id, id), isVisibleTo(viewer), isNull(giftGuides.hiddenAt)))
    .limit(1);
  return row;
}
