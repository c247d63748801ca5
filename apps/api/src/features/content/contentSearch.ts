import type { ContentKind } from '@parlour/contract/staff';
import { type SQL, sql } from 'drizzle-orm';
import { contentDrafts } from '../../platform/postgres/schema/index.ts';
import { searchedText } from '../../platform/postgres/searchedText.ts';
import type { TextMatch } from '../../platform/postgres/textMatch.ts';
import { kindOf } from './kinds/index.ts';

/**
 * Returns the condition that a published item fits: as members see it, as its draft is called, or by a part such as a gift.
 * Each of the three uses its index, so they are queries of their own.
 */
export function isContentWith(kind: ContentKind, match: TextMatch): SQL | undefined {
  const { table, searchedText: published, parts } = kindOf(kind);
  const isLive = match.fits(published);
  if (isLive === undefined) return undefined;
  return sql`${table.id} in (
    select ${table.id} from ${table} where ${isLive}
    union select ${contentDrafts.itemId} from ${contentDrafts}
      where ${contentDrafts.kind} = ${kind} and ${match.fits(searchedText.draft)}
    ${parts === null ? sql`` : sql`union ${parts.itemsWith(match)}`})`;
}
