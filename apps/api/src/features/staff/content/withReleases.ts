import type { ContentItem, ContentKind } from '@parlour/contract/staff';
import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../platform/postgres/database.ts';
import { readTogether } from '../../../platform/postgres/readTogether.ts';
import {
  contentDrafts,
  contentHidings,
  contentReleases,
} from '../../../platform/postgres/schema/index.ts';

/** Returns the rows of a list with the releases that their drafts are in, and with when they are hidden by themselves. */
export async function withReleases(
  queries: Queries,
  kind: ContentKind,
  items: readonly ContentItem[],
): Promise<ContentItem[]> {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return [];
  // One parameter instead of one for each item.
  const isListed = (itemId: AnyPgColumn) => sql`${itemId} = any(${sql.param(ids)}::text[])`;
  const [inRelease, hidings] = await readTogether(queries, [
    () =>
      queries
        .select({ id: contentDrafts.itemId, title: contentReleases.title })
        .from(contentDrafts)
        .innerJoin(contentReleases, eq(contentReleases.id, contentDrafts.releaseId))
        .where(and(eq(contentDrafts.kind, kind), isListed(contentDrafts.itemId))),
    () =>
      queries
        .select({ id: contentHidings.itemId, hideAt: contentHidings.hideAt })
        .from(contentHidings)
        .where(and(eq(contentHidings.kind, kind), isListed(contentHidings.itemId))),
  ]);
  const titles = new Map(inRelease.map(({ id, title }) => [id, title]));
  const times = new Map(hidings.map(({ id, hideAt }) => [id, hideAt.toISOString()]));
  return items.map((item) => {
    const releaseTitle = titles.get(item.id);
    const hideAt = times.get(item.id);
    return {
      ...item,
      ...(releaseTitle === undefined ? {} : { releaseTitle }),
      ...(hideAt === undefined ? {} : { hideAt }),
    };
  });
}
