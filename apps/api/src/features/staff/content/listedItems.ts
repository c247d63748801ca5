import type { ContentItem, ContentKind } from '@parlour/contract/staff';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import {
  benefits,
  contentDrafts,
  contentHidings,
  contentReleases,
  destinations,
  events,
  giftGuides,
  itemTables,
  vendors,
} from '../../../platform/postgres/schema/index.ts';
import { nameColumns } from '../../content/references.ts';

const none = sql<string | null>`null`;

/** What tells an item from others of its name. */
export const itemDetails = {
  vendor: sql<string | null>`concat_ws(', ', ${vendors.type}, ${vendors.city})`,
  benefit: sql<string | null>`${benefits.provider}`,
  event: sql<
    string | null
  >`to_char(${events.startDate} at time zone ${events.timeZone}, 'YYYY-MM-DD')`,
  destination: none,
  gift_guide: sql<
    string | null
  >`case when ${giftGuides.memberId} is null then null else 'Personal' end`,
} as const satisfies Record<ContentKind, SQL>;

const pictures = {
  vendor: vendors.imageUrl,
  benefit: benefits.imageUrl,
  event: events.imageUrl,
  destination: destinations.imageUrl,
  gift_guide: none,
} as const satisfies Record<ContentKind, unknown>;

/** The order of members' lists. Events begin with the last. */
export const itemOrders = {
  vendor: [asc(sql`lower(${vendors.name})`), asc(vendors.id)],
  benefit: [asc(benefits.position), asc(benefits.id)],
  event: [desc(events.startDate), desc(events.id)],
  destination: [asc(destinations.position), asc(destinations.id)],
  gift_guide: [asc(giftGuides.position), asc(giftGuides.id)],
} as const satisfies Record<ContentKind, readonly SQL[]>;

/** Joins an item of a kind to its draft. */
function draftOf(kind: ContentKind): SQL | undefined {
  return and(eq(contentDrafts.kind, kind), eq(contentDrafts.itemId, itemTables[kind].id));
}

const isReleaseOfDraft = eq(contentReleases.id, contentDrafts.releaseId);

/** What is going to happen to an item with a draft or without. */
const plans = { releaseTitle: contentReleases.title, hideAt: contentHidings.hideAt };

/** Selects published items of a kind with their drafts, to narrow, order and limit. */
export function selectItems(
  queries: Queries,
  kind: ContentKind,
  detail: SQL<string | null> = itemDetails[kind],
) {
  const table = itemTables[kind];
  return queries
    .select({
      id: table.id,
      name: nameColumns[kind],
      detail,
      imageUrl: pictures[kind],
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
