import type { ContentItem, ContentKind, ContentState } from '@parlour/contract/staff';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { contentDrafts } from '../../../platform/postgres/schema/index.ts';
import { readTogether } from '../../../platform/postgres/readTogether.ts';
import { searchedText } from '../../../platform/postgres/searchedText.ts';
import { matchWords, type TextMatch } from '../../../platform/postgres/textMatch.ts';
import { isContentWith } from '../../content/contentSearch.ts';
import { kindOf } from '../../content/kinds/index.ts';
import { presentItem, presentNewDraft, selectDrafts, selectItems } from './listedItems.ts';

/** What a page of a content list shows. */
export interface ListChoice {
  readonly state: ContentState;
  readonly text: string;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** The condition that an item has a draft. With an array instead of a join, PostgreSQL looks up the items of the few drafts. */
function hasDraft(queries: Queries, kind: ContentKind, isScheduled: boolean): SQL {
  const { kind: draftKind, itemId, publishAt } = contentDrafts;
  const ids = queries
    .select({ itemId })
    .from(contentDrafts)
    .where(and(eq(draftKind, kind), isScheduled ? isNotNull(publishAt) : undefined));
  return sql`${kindOf(kind).table.id} = any(array(${ids}))`;
}

function stateCondition(queries: Queries, kind: ContentKind, state: ContentState): SQL | undefined {
  const { hiddenAt } = kindOf(kind).table;
  switch (state) {
    case 'all':
      return undefined;
    case 'published':
      return isNull(hiddenAt);
    case 'hidden':
      return isNotNull(hiddenAt);
    case 'draft':
    case 'scheduled':
      return hasDraft(queries, kind, state === 'scheduled');
  }
}

/** The condition of drafts of items that were never published. */
const isNewDraftWith = (kind: ContentKind, match: TextMatch) =>
  and(
    eq(contentDrafts.kind, kind),
    eq(contentDrafts.baseVersion, 0),
    match.fits(searchedText.draft),
  );

/** The condition of the new drafts that a list shows. Null where it shows none. */
function newDraftCondition(kind: ContentKind, state: ContentState, match: TextMatch) {
  if (state === 'published' || state === 'hidden') return null;
  return and(
    isNewDraftWith(kind, match),
    state === 'scheduled' ? isNotNull(contentDrafts.publishAt) : undefined,
  );
}

/** Where a page of the published items begins, and how many it has. */
interface PageRange {
  readonly offset: number;
  readonly limit: number;
}

/** Selects a page of the published items of a kind. Only the rows of the page are read: an index has the order and the state. */
async function selectPage(
  queries: Queries,
  kind: ContentKind,
  condition: SQL | undefined,
  { offset, limit }: PageRange,
) {
  if (limit === 0) return [];
  const { table, order } = kindOf(kind);
  const ids = queries
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  return selectItems(queries, kind)
    .where(inArray(table.id, ids))
    .orderBy(...order);
}

/** Returns the number of new drafts with a condition, and those of a page. Null for the condition has none. */
async function findNewDrafts(
  queries: Queries,
  condition: SQL | undefined | null,
  { offset, limit }: PageRange,
) {
  if (condition === null) return { newCount: 0, drafts: [] };
  if (offset > 0) {
    // New drafts are few, so most later pages have none.
    const [counted] = await queries.select({ count: count() }).from(contentDrafts).where(condition);
    const newCount = counted?.count ?? 0;
    if (offset >= newCount) return { newCount, drafts: [] };
  }
  const drafts = await selectDrafts(queries, condition).offset(offset).limit(limit);
  return { newCount: drafts[0]?.count ?? 0, drafts };
}

/** Returns a page of the items of a kind: new drafts first, then what was published in the order of members' lists. */
export async function findContentPage(
  queries: Queries,
  kind: ContentKind,
  { state, text, page, limit }: ListChoice,
): Promise<{ readonly items: ContentItem[]; readonly totalCount: number }> {
  const match = matchWords(text);
  const condition = and(stateCondition(queries, kind, state), isContentWith(kind, match));
  const offset = (page - 1) * limit;
  const findItems = async () => {
    const isNew = newDraftCondition(kind, state, match);
    const { newCount, drafts } = await findNewDrafts(queries, isNew, { offset, limit });
    const rows = await selectPage(queries, kind, condition, {
      offset: Math.max(0, offset - newCount),
      limit: limit - drafts.length,
    });
    return { newCount, items: [...drafts.map(presentNewDraft), ...rows.map(presentItem)] };
  };
  const [{ newCount, items }, [published]] = await readTogether(queries, [
    findItems,
    () => queries.select({ count: count() }).from(kindOf(kind).table).where(condition),
  ]);
  return { items, totalCount: newCount + (published?.count ?? 0) };
}

/** Returns the items of a kind that fit, in every state: new drafts first, then the best matches. */
export async function findFittingItems(
  queries: Queries,
  kind: ContentKind,
  match: TextMatch,
  limit: number,
): Promise<ContentItem[]> {
  const module = kindOf(kind);
  const rank = match.rank(module.searchedText, sql`${module.title}`);
  // A guide names the gift that it was found by.
  const detail =
    module.parts === null
      ? module.detail
      : sql<
          string | null
        >`nullif(concat_ws(', ', ${module.detail}, ${module.parts.fittingPart(match)}), '')`;
  const [drafts, rows] = await Promise.all([
    selectDrafts(queries, isNewDraftWith(kind, match)).limit(limit),
    selectItems(queries, kind, detail)
      .where(isContentWith(kind, match))
      .orderBy(desc(rank), ...module.order)
      .limit(limit),
  ]);
  return [...drafts.map(presentNewDraft), ...rows.map(presentItem)].slice(0, limit);
}

const CHOICE_LIMIT = 20;
const VALUE_LIMIT = 100;

/** Returns published items whose names match, to refer to. */
export function findChoices(queries: Queries, kind: ContentKind, text: string) {
  const { table, title, detail, searchedText: published } = kindOf(kind);
  return queries
    .select({ id: table.id, title, detail })
    .from(table)
    .where(and(isNull(table.hiddenAt), matchWords(text).fits(published)))
    .orderBy(asc(sql`lower(${title})`), asc(table.id))
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
    .from(kindOf(kind).table)
    .where(sql`${column} is not null and ${column} <> ''`)
    .groupBy(column)
    .orderBy(desc(count()), asc(column))
    .limit(VALUE_LIMIT);
  return rows.map(({ value }) => value);
}
