import type { ContentKind } from '@parlour/contract/staff';
import { type SQL, sql } from 'drizzle-orm';
import {
  contentDrafts,
  giftGuides,
  giftProducts,
  giftSections,
} from '../../platform/postgres/schema/index.ts';
import { searchedText } from '../../platform/postgres/searchedText.ts';
import type { TextMatch } from '../../platform/postgres/textMatch.ts';
import { itemTables } from '../../platform/postgres/schema/index.ts';

/** The guides with a gift that fits. */
const guidesWithGift = ({ fits }: TextMatch) => sql`
  union select ${giftSections.guideId} from ${giftProducts}
    join ${giftSections} on ${giftSections.id} = ${giftProducts.sectionId}
    where ${fits(searchedText.gift_product)}`;

/**
 * Returns the condition that a published item fits: as members see it, as its draft is called, or by a gift of a guide.
 * Each of the three uses its index, so they are queries of their own.
 */
export function isContentWith(kind: ContentKind, match: TextMatch): SQL | undefined {
  const table = itemTables[kind];
  const isLive = match.fits(searchedText[kind]);
  if (isLive === undefined) return undefined;
  return sql`${table.id} in (
    select ${table.id} from ${table} where ${isLive}
    union select ${contentDrafts.itemId} from ${contentDrafts}
      where ${contentDrafts.kind} = ${kind} and ${match.fits(searchedText.draft)}
    ${kind === 'gift_guide' ? guidesWithGift(match) : sql``})`;
}

/** Returns the name of a gift that fits, for the guide of the row. Null where none does. */
export function fittingGift({ fits }: TextMatch) {
  return sql<string | null>`(
    select ${giftProducts.name} from ${giftProducts}
      join ${giftSections} on ${giftSections.id} = ${giftProducts.sectionId}
      where ${giftSections.guideId} = ${giftGuides.id} and ${fits(searchedText.gift_product)}
      order by ${giftProducts.position} limit 1)`;
}
