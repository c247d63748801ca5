import { href, routes } from '@parlour/core';
import type { ContentBody } from '@parlour/core/content';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { ApiError } from '../../../errors/apiError.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { giftGuides, giftProducts, giftSections } from '../../../platform/postgres/schema/index.ts';
import { searchedText } from '../../../platform/postgres/searchedText.ts';
import type { ContentKindModule } from './contentKindModule.ts';
import { anyLike } from '../anyLike.ts';
import { nextPosition } from './nextPosition.ts';

type GuideBody = ContentBody<'gift_guide'>;

/** Gift guides with their sections and products. Without a member a guide is for all. */
export const giftGuideKind = {
  table: giftGuides,
  async read(queries, id) {
    const [row] = await queries.select().from(giftGuides).where(eq(giftGuides.id, id));
    if (row === undefined) return undefined;
    const sections = await queries
      .select()
      .from(giftSections)
      .where(eq(giftSections.guideId, id))
      .orderBy(asc(giftSections.position), asc(giftSections.id));
    const products = await queries
      .select()
      .from(giftProducts)
      .where(
        inArray(
          giftProducts.sectionId,
          sections.map((section) => section.id),
        ),
      )
      .orderBy(asc(giftProducts.position), asc(giftProducts.id));
    const bySection = Map.groupBy(products, ({ sectionId }) => sectionId);
    const body: GuideBody = {
      name: row.name,
      description: textOrNull(row.description),
      memberId: row.memberId,
      sections: sections.map((section) => ({
        id: section.id,
        name: section.name,
        description: textOrNull(section.description),
        products: (bySection.get(section.id) ?? []).map(
          ({ position: _, sectionId: __, ...product }) => product,
        ),
      })),
    };
    return { body, version: row.version, hiddenAt: row.hiddenAt };
  },
  async write(transaction, id, { sections, ...guide }, version) {
    const set = {
      name: guide.name,
      description: guide.description ?? '',
      memberId: guide.memberId,
      isPersonalized: guide.memberId !== null,
      isPublic: guide.memberId === null,
      version,
    };
    await transaction
      .insert(giftGuides)
      .values({ id, position: nextPosition(giftGuides.position), ...set })
      .onConflictDoUpdate({ target: giftGuides.id, set });
    await writeSections(transaction, id, sections);
  },
  title: giftGuides.name,
  detail: sql<
    string | null
  >`case when ${giftGuides.memberId} is null then null else 'Personal' end`,
  picture: null,
  pictures: null,
  order: [asc(giftGuides.position), asc(giftGuides.id)],
  position: giftGuides.position,
  searchedText: sql`plain(${giftGuides.name} || ' ' || ${giftGuides.description})`,
  parts: {
    itemsWith: ({ fits }) => sql`
      select ${giftSections.guideId} from ${giftProducts}
        join ${giftSections} on ${giftSections.id} = ${giftProducts.sectionId}
        where ${fits(searchedText.gift_product)}`,
    fittingPart: ({ fits }) => sql<string | null>`(
      select ${giftProducts.name} from ${giftProducts}
        join ${giftSections} on ${giftSections.id} = ${giftProducts.sectionId}
        where ${giftSections.guideId} = ${giftGuides.id} and ${fits(searchedText.gift_product)}
        order by ${giftProducts.position} limit 1)`,
    usesOf: (pattern) => sql`
      select distinct 'gift_guide'::text, ${giftGuides.id}, ${giftGuides.name} from ${giftProducts}
        join ${giftSections} on ${giftSections.id} = ${giftProducts.sectionId}
        join ${giftGuides} on ${giftGuides.id} = ${giftSections.guideId}
        where ${giftProducts.imageUrl} like ${pattern} or ${anyLike(giftProducts.images, pattern)}`,
  },
  references: { memberId: giftGuides.memberId },
  pathOf: (id) => href(routes.giftGuide, { id }),
  inPreview: { memberId: null },
  packageOrder: 5,
  package: { tree: 'gift-guides.json', list: 'guides' },
} as const satisfies ContentKindModule<'gift_guide'>;

const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** Stores the parts of a guide in place of those before. Requests about a product keep its id. */
async function writeSections(
  transaction: Transaction,
  guideId: string,
  sections: GuideBody['sections'],
): Promise<void> {
  await transaction.delete(giftSections).where(eq(giftSections.guideId, guideId));
  if (sections.length === 0) return;
  const rows = sections.map(({ id, name, description }, position) => ({
    id,
    guideId,
    position,
    name,
    description: description ?? '',
  }));
  const stored = await transaction
    .insert(giftSections)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: giftSections.id });
  assertStored(rows, stored);
  const products = sections.flatMap((section) =>
    section.products.map((product, position) => ({
      ...product,
      sectionId: section.id,
      position,
    })),
  );
  if (products.length === 0) return;
  const storedProducts = await transaction
    .insert(giftProducts)
    .values(products)
    .onConflictDoNothing()
    .returning({ id: giftProducts.id });
  assertStored(products, storedProducts);
}

/**
 * Asserts that no other part has the id of one of these (api/staff/content-3). Members find a product by its id alone.
 *
 * @throws ApiError 409 with the name of the first.
 */
function assertStored(
  parts: readonly { readonly id: string; readonly name: string }[],
  stored: readonly { readonly id: string }[],
): void {
  if (stored.length === parts.length) return;
  const ids = new Set(stored.map(({ id }) => id));
  const clash = parts.find(({ id }) => !ids.has(id)) ?? parts.at(-1);
  throw new ApiError(
    'invalid_input',
    `“${clash?.name}” has the id “${clash?.id}”, which is already used in this or another gift guide. Give it another id, or duplicate the guide.`,
    { field: 'sections', status: 409 },
  );
}
