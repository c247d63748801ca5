import type { ContentKind } from '@parlour/contract/staff';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { patternOf } from '../../../platform/postgres/patternOf.ts';
import { contentDrafts } from '../../../platform/postgres/schema/index.ts';

const LIMIT = 20;

/** Returns the new items of a release whose names match, to refer to (CP16). None without a release. */
export async function findNewChoices(
  queries: Queries,
  kind: ContentKind,
  text: string,
  releaseId: string | undefined,
): Promise<{ id: string; title: string; detail: string | null }[]> {
  if (releaseId === undefined) return [];
  const { itemId, title, baseVersion } = contentDrafts;
  const rows = await queries
    .select({ id: itemId, title })
    .from(contentDrafts)
    .where(
      and(
        eq(contentDrafts.kind, kind),
        eq(contentDrafts.releaseId, releaseId),
        eq(baseVersion, 0),
        sql`plain(${title}) like plain(${patternOf(text)})`,
      ),
    )
    .orderBy(asc(sql`lower(${title})`), asc(itemId))
    .limit(LIMIT);
  return rows.map((row) => ({ ...row, detail: 'New in this release' }));
}
