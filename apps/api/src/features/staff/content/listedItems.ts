import type { ContentItem, ContentKind } from '@parlour/contract/staff';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import {
  contentDrafts,
  contentHidings,
  contentReleases,
} from '../../../platform/postgres/schema/index.ts';
import { kindOf } from '../../content/kinds/index.ts';

const none = sql<string | null>`null`;

/** Joins an item of a kind to its draft. */
function draftOf(kind: ContentKind): SQL | undefined {
  return and(eq(contentDrafts.kind, kind), eq(contentDrafts.itemId, kindOf(kind).table.id));
}

const isReleaseOfDraft = eq(contentReleases.id, contentDrafts.releaseId);

/** What is going to happen to an item with a draft or without. */
const plans = { releaseTitle: contentReleases.title, hideAt: contentHidings.hideAt };

/** Selects published items of a kind with their drafts, to narrow, order and limit. */
export function selectItems(
  queries: Queries,
  kind: ContentKind,
  detail: SQL<string | null> = kindOf(kind).detail,
) {
  const { table, title, picture } = kindOf(kind);
  return queries
    .select({
      id: table.id,
      name: title,
      detail,
      imageUrl: picture ?? none,
      version: table.version,
      hiddenAt: table.hiddenAt,
      draft: {
        title: contentDrafts.title,
        publishAt: contentDrafts.publishAt,
        issue: contentDrafts.issue,
      },
      ...plans,
    })
    .from(table)
    .leftJoin(contentDrafts, draftOf(kind))
    .leftJoin(contentReleases, isReleaseOfDraft)
    .leftJoin(
      contentHidings,
      and(eq(contentHidings.kind, kind), eq(contentHidings.itemId, table.id)),
    );
}

/** Selects drafts with the count of all that match, the last changed first, to narrow and limit. Of their bodies it reads none. */
export function selectDrafts(queries: Queries, condition: SQL | undefined) {
  const { kind, itemId, title, publishAt, issue, updatedAt } = contentDrafts;
  return queries
    .select({
      id: itemId,
      title,
      publishAt,
      issue,
      ...plans,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(contentDrafts)
    .leftJoin(contentReleases, isReleaseOfDraft)
    .leftJoin(contentHidings, and(eq(contentHidings.kind, kind), eq(contentHidings.itemId, itemId)))
    .where(condition)
    .orderBy(desc(updatedAt), asc(itemId));
}

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];
type DraftRow = Awaited<ReturnType<typeof selectDrafts>>[number];

const presentPlans = ({ releaseTitle, hideAt }: Pick<ItemRow, keyof typeof plans>) => ({
  ...(releaseTitle === null ? {} : { releaseTitle }),
  ...(hideAt === null ? {} : { hideAt: hideAt.toISOString() }),
});

/** Converts a published item with its draft to a row of a list. */
export function presentItem(row: ItemRow): ContentItem {
  const { id, name, detail, imageUrl, version, hiddenAt, draft } = row;
  return {
    id,
    title: draft?.title ?? name,
    detail,
    imageUrl,
    version,
    isHidden: hiddenAt !== null,
    hasDraft: draft !== null,
    publishAt: draft?.publishAt?.toISOString() ?? null,
    issue: draft?.issue ?? null,
    ...presentPlans(row),
  };
}

/** Converts the draft of an item that was never published to a row of a list. */
export function presentNewDraft(row: DraftRow): ContentItem {
  const { id, title, publishAt, issue } = row;
  return {
    id,
    title,
    detail: null,
    imageUrl: null,
    version: 0,
    isHidden: false,
    hasDraft: true,
    publishAt: publishAt?.toISOString() ?? null,
    issue,
    ...presentPlans(row),
  };
}
