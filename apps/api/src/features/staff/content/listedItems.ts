import type { ContentItem, ContentKind } from '@parlour/contract/staff';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import {
  benefits,
  contentDrafts,
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
export function draftOf(kind: ContentKind): SQL | undefined {
  return and(eq(contentDrafts.kind, kind), eq(contentDrafts.itemId, itemTables[kind].id));
}

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
    })
    .from(table)
    .leftJoin(contentDrafts, draftOf(kind));
}

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/** Converts a published item with its draft to a row of a list. */
export function presentItem({ name, hiddenAt, draft, ...row }: ItemRow): ContentItem {
  return {
    ...row,
    title: draft?.title ?? name,
    isHidden: hiddenAt !== null,
    hasDraft: draft !== null,
    publishAt: draft?.publishAt?.toISOString() ?? null,
    issue: draft?.issue ?? null,
  };
}

/** Converts the draft of an item that was never published to a row of a list. */
export function presentNewDraft(draft: typeof contentDrafts.$inferSelect): ContentItem {
  return {
    id: draft.itemId,
    title: draft.title,
    detail: null,
    imageUrl: null,
    version: 0,
    isHidden: false,
    hasDraft: true,
    publishAt: draft.publishAt?.toISOString() ?? null,
    issue: draft.issue,
  };
}
