import type { ContentItem, ContentKind, ContentState } from '@parlour/contract/staff';
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { patternOf } from '../../../platform/postgres/patternOf.ts';
import { searchedText } from '../../../platform/postgres/searchedText.ts';
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

/** What a page of a content list shows. */
export interface ListChoice {
  readonly state: ContentState;
  readonly text: string;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

const none = sql<string | null>`null`;

/** What tells an item from others of its name. */
const details = {
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
const orders = {
  vendor: [asc(sql`lower(${vendors.name})`), asc(vendors.id)],
  benefit: [asc(benefits.position), asc(benefits.id)],
  event: [desc(events.startDate), desc(events.id)],
  destination: [asc(destinations.position), asc(destinations.id)],
  gift_guide: [asc(giftGuides.position), asc(giftGuides.id)],
} as const satisfies Record<ContentKind, readonly SQL[]>;

const matches = (text: SQL, words: string) =>
  words === '' ? undefined : sql`${text} like plain(${patternOf(words)})`;

const isOfKind = (kind: ContentKind) => eq(contentDrafts.kind, kind);

function stateCondition(kind: ContentKind, state: ContentState): SQL | undefined {
  const { hiddenAt } = itemTables[kind];
  switch (state) {
    case 'all':
      return undefined;
    case 'published':
      return isNull(hiddenAt);
    case 'hidden':
      return isNotNull(hiddenAt);
    case 'draft':
      return isNotNull(contentDrafts.itemId);
    case 'scheduled':
      return isNotNull(contentDrafts.publishAt);
  }
}

/** The condition of drafts of items that were never published. Undefined for states that they are not in. */
function newDraftCondition(kind: ContentKind, { state, text }: ListChoice): SQL | undefined {
  if (state === 'published' || state === 'hidden') return sql`false`;
  return and(
    isOfKind(kind),
    eq(contentDrafts.baseVersion, 0),
    state === 'scheduled' ? isNotNull(contentDrafts.publishAt) : undefined,
    matches(sql`plain(${contentDrafts.title})`, text),
  );
}

/** Returns a page of the items of a kind: new drafts first, then what was published in the order of members' lists. */
export async function findContentPage(
  queries: Queries,
  kind: ContentKind,
  choice: ListChoice,
): Promise<{ readonly items: ContentItem[]; readonly totalCount: number }> {
  const table = itemTables[kind];
  const isNew = newDraftCondition(kind, choice);
  const draftOfItem = and(isOfKind(kind), eq(contentDrafts.itemId, table.id));
  const condition = and(
    stateCondition(kind, choice.state),
    matches(searchedText[kind], choice.text),
  );
  const [[newDrafts], [published]] = await Promise.all([
    queries.select({ count: count() }).from(contentDrafts).where(isNew),
    queries
      .select({ count: count() })
      .from(table)
      .leftJoin(contentDrafts, draftOfItem)
      .where(condition),
  ]);
  const newCount = newDrafts?.count ?? 0;
  const offset = (choice.page - 1) * choice.limit;
  const drafts =
    offset < newCount
      ? await queries
          .select()
          .from(contentDrafts)
          .where(isNew)
          .orderBy(desc(contentDrafts.updatedAt), asc(contentDrafts.itemId))
          .offset(offset)
          .limit(choice.limit)
      : [];
  const rows = await queries
    .select({
      id: table.id,
      name: nameColumns[kind],
      detail: details[kind],
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
    .leftJoin(contentDrafts, draftOfItem)
    .where(condition)
    .orderBy(...orders[kind])
    .offset(Math.max(0, offset - newCount))
    .limit(choice.limit - drafts.length);
  return {
    items: [
      ...drafts.map((draft) => ({
        id: draft.itemId,
        title: draft.title,
        detail: null,
        imageUrl: null,
        version: 0,
        isHidden: false,
        hasDraft: true,
        publishAt: draft.publishAt?.toISOString() ?? null,
        issue: draft.issue,
      })),
      ...rows.map(({ name, hiddenAt, draft, ...row }) => ({
        ...row,
        title: draft?.title ?? name,
        isHidden: hiddenAt !== null,
        hasDraft: draft !== null,
        publishAt: draft?.publishAt?.toISOString() ?? null,
        issue: draft?.issue ?? null,
      })),
    ],
    totalCount: newCount + (published?.count ?? 0),
  };
}

const CHOICE_LIMIT = 20;
const VALUE_LIMIT = 100;

/** Returns published items whose names match, to refer to. */
export function findChoices(queries: Queries, kind: ContentKind, text: string) {
  const table = itemTables[kind];
  return queries
    .select({ id: table.id, title: nameColumns[kind], detail: details[kind] })
    .from(table)
    .where(and(isNull(table.hiddenAt), matches(searchedText[kind], text)))
    .orderBy(asc(sql`lower(${nameColumns[kind]})`), asc(table.id))
    .limit(CHOICE_LIMIT);
}

/** Returns the values of a column, the most frequent first. */
export async function findSuggestedValues(
  queries: Queries,
  kind: ContentKind,
  column: SQL,
): Promise<string[]> {
  const rows = await queries
    .select({ value: sql<string>`${column}` })
    .from(itemTables[kind])
    .where(sql`${column} is not null and ${column} <> ''`)
    .groupBy(column)
    .orderBy(desc(count()), asc(column))
    .limit(VALUE_LIMIT);
  return rows.map(({ value }) => value);
}
