import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/postgres/database.ts';
import { giftGuides, giftProducts, giftSections } from '../../platform/postgres/schema/index.ts';
import type { ContentBody } from '@parlour/core/content';
import type { ContentTable } from './contentTable.ts';
import { nextPosition } from './nextPosition.ts';

type GuideBody = ContentBody<'gift_guide'>;

/** Gift guides with their sections and products. Without a member a guide is for all. */
export const giftGuideTable: ContentTable<'gift_guide'> = {
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
      .values({ id, position: nextPosition(giftGuides), ...set })
      .onConflictDoUpdate({ target: giftGuides.id, set });
    await writeSections(transaction, id, sections);
  },
};

const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** Stores the parts of a guide in place of those before. Requests about a product keep its id. */
async function writeSections(
  transaction: Transaction,
  guideId: string,
  sections: GuideBody['sections'],
): Promise<void> {
  await transaction.delete(giftSections).where(eq(giftSections.guideId, guideId));
  if (sections.length === 0) return;
  await transaction.insert(giftSections).values(
    sections.map(({ id, name, description }, position) => ({
      id,
      guideId,
      position,
      name,
      description: description ?? '',
    })),
  );
  const products = sections.flatMap((section) =>
    section.products.map((product, position) => ({
      ...product,
      sectionId: section.id,
      position,
    })),
  );
  if (products.length > 0) await transaction.insert(giftProducts).values(products);
}
