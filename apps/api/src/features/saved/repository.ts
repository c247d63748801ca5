import type { SavedItem, SavedKind } from '@parlour/contract';
import { and, count, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/postgres/database.ts';
import { deleteInBatches } from '../../platform/postgres/inBatches.ts';
import {
  benefits,
  destinations,
  events,
  giftGuides,
  giftProducts,
  giftSections,
  savedItems,
  vendors,
} from '../../platform/postgres/schema/index.ts';
import { isVisibleTo } from '../gift-guides/repository.ts';

/** A stored row: something saved, or the memory of a removal. */
export type SavedRow = typeof savedItems.$inferSelect;

/** The key of a row. */
export type SavedRowKey = Pick<SavedRow, 'memberId' | 'kind' | 'itemId'>;

const hasKey = ({ memberId, kind, itemId }: SavedRowKey) =>
  and(eq(savedItems.memberId, memberId), eq(savedItems.kind, kind), eq(savedItems.itemId, itemId));

const isSavedBy = (memberId: string) =>
  and(eq(savedItems.memberId, memberId), eq(savedItems.isSaved, true));

/** What the list of a member needs of a row. */
export type ListedRow = Pick<
  SavedRow,
  'kind' | 'itemId' | 'name' | 'note' | 'savedAt' | 'missedAt' | 'backAt'
>;

/** Returns what the member saved, the last first. */
export function findSaved(queries: Queries, memberId: string, limit: number): Promise<ListedRow[]> {
  const { kind, itemId, name, note, savedAt, missedAt, backAt } = savedItems;
  return queries
    .select({ kind, itemId, name, note, savedAt, missedAt, backAt })
    .from(savedItems)
    .where(isSavedBy(memberId))
    .orderBy(desc(savedItems.savedAt), savedItems.kind, savedItems.itemId)
    .limit(limit);
}

/** Returns one row, also of what was removed. Undefined where the member never saved it, or removed it long ago. */
export async function findSavedRow(queries: Queries, key: SavedRowKey) {
  const [row] = await queries.select().from(savedItems).where(hasKey(key)).limit(1);
  return row;
}

/** Returns how many items the member has saved. */
export async function countSaved(queries: Queries, memberId: string): Promise<number> {
  const [row] = await queries
    .select({ total: count() })
    .from(savedItems)
    .where(isSavedBy(memberId));
  return row?.total ?? 0;
}

/** Stores a row, in place of the one that its member has of the item. */
export async function storeSavedRow(queries: Queries, row: SavedRow): Promise<void> {
  await queries
    .insert(savedItems)
    .values(row)
    .onConflictDoUpdate({
      target: [savedItems.memberId, savedItems.kind, savedItems.itemId],
      set: row,
    });
}

/** Remembers which items the member found not offered, and which ones offered again. */
export async function storeFindings(
  queries: Queries,
  memberId: string,
  findings: { readonly missed: readonly ListedRow[]; readonly back: readonly ListedRow[] },
  now: Date,
): Promise<void> {
  const among = (rows: readonly ListedRow[]) =>
    and(
      eq(savedItems.memberId, memberId),
      sql`(${savedItems.kind}, ${savedItems.itemId}) in ${rows.map(({ kind, itemId }) => sql`(${kind}, ${itemId})`)}`,
    );
  const { missed, back } = findings;
  if (missed.length > 0) {
    const set = { missedAt: now, backAt: null };
    await queries.update(savedItems).set(set).where(among(missed));
  }
  if (back.length > 0) await queries.update(savedItems).set({ backAt: now }).where(among(back));
}

/** Deletes what has been remembered of removals for long enough, in batches. */
export async function deleteOldRemovals(queries: Queries, before: Date): Promise<void> {
  const { memberId, kind, itemId, isSaved, changedAt } = savedItems;
  await deleteInBatches((limit) => {
    const old = queries
      .select({ memberId, kind, itemId })
      .from(savedItems)
      .where(and(eq(isSaved, false), lt(changedAt, before)))
      .limit(limit);
    return queries.delete(savedItems).where(sql`(${memberId}, ${kind}, ${itemId}) in ${old}`);
  });
}

/** An item of the club as it is now, whether members see it or not. */
export type ClubItem = Pick<
  SavedItem,
  'id' | 'name' | 'detail' | 'imageUrl' | 'vendorType' | 'lastDay' | 'timeZone'
> & {
  /** What its page's path has. Absent: its id. */
  readonly slug?: string;
  readonly isHidden: boolean;
  /** As ISO 8601, in the words of PostgreSQL. */
  readonly startDate: string | null;
  readonly endDate: string | null;
};

/** What only some kinds have. */
const absent = {
  detail: null,
  vendorType: null,
  lastDay: null,
  startDate: null,
  endDate: null,
  timeZone: null,
} satisfies Partial<ClubItem>;

/** What is read of an item: the rest is {@link absent}. */
type FoundItem = Omit<ClubItem, keyof typeof absent> & Partial<ClubItem>;

/** The fields of {@link FoundItem} that a kind has, by their columns. */
type ItemFields = Partial<Record<keyof FoundItem, PgColumn | SQL>> &
  Record<'id' | 'name' | 'imageUrl' | 'isHidden', PgColumn | SQL>;

/** Selects items as one JSON value: for hundreds of them, columns take longer to convert than to find. */
function itemsOf(fields: ItemFields) {
  const pairs = Object.entries(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
  );
  const items = sql<
    FoundItem[]
  >`coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)})), '[]')`;
  return { items };
}

type FindItems = (
  queries: Queries,
  ids: readonly string[],
  memberId: string,
) => Promise<{ readonly items: FoundItem[] }[]>;

/** One parameter for all ids: a statement with hundreds of them takes longer to make than to run. */
const isAmong = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(ids)})`;

const isSet = (column: PgColumn): SQL => sql`${column} is not null`;

/** How the items of each kind are read, in one query by their keys. Another member's products are left out (api/saved-8). */
const itemFinders = {
  benefit: (queries, ids) =>
    queries
      .select(
        itemsOf({
          id: benefits.id,
          name: benefits.title,
          detail: benefits.provider,
          imageUrl: benefits.imageUrl,
          vendorType: benefits.vendorType,
          lastDay: benefits.expiresAt,
          isHidden: isSet(benefits.hiddenAt),
        }),
      )
      .from(benefits)
      .where(isAmong(benefits.id, ids)),
  event: (queries, ids) =>
    queries
      .select(
        itemsOf({
          id: events.id,
          name: events.title,
          detail: events.location,
          imageUrl: events.imageUrl,
          startDate: events.startDate,
          endDate: events.endDate,
          timeZone: events.timeZone,
          isHidden: isSet(events.hiddenAt),
        }),
      )
      .from(events)
      .where(isAmong(events.id, ids)),
  destination: (queries, ids) =>
    queries
      .select(
        itemsOf({
          id: destinations.id,
          name: destinations.name,
          imageUrl: destinations.imageUrl,
          isHidden: isSet(destinations.hiddenAt),
        }),
      )
      .from(destinations)
      .where(isAmong(destinations.id, ids)),
  vendor: (queries, ids) =>
    queries
      .select(
        itemsOf({
          id: vendors.id,
          slug: vendors.slug,
          name: vendors.name,
          detail: sql`concat_ws(', ', ${vendors.type}, ${vendors.city})`,
          imageUrl: vendors.imageUrl,
          vendorType: vendors.type,
          isHidden: isSet(vendors.hiddenAt),
        }),
      )
      .from(vendors)
      .where(isAmong(vendors.id, ids)),
  gift_product: (queries, ids, memberId) =>
    queries
      .select(
        itemsOf({
          id: giftProducts.id,
          name: giftProducts.name,
          detail: giftGuides.name,
          imageUrl: giftProducts.imageUrl,
          isHidden: isSet(giftGuides.hiddenAt),
        }),
      )
      .from(giftProducts)
      .innerJoin(giftSections, eq(giftSections.id, giftProducts.sectionId))
      .innerJoin(giftGuides, eq(giftGuides.id, giftSections.guideId))
      .where(and(isAmong(giftProducts.id, ids), isVisibleTo(memberId))),
} as const satisfies Readonly<Record<SavedKind, FindItems>>;

/** Returns the items of one kind by their ids. */
export async function findClubItems(
  queries: Queries,
  { kind, ids, memberId }: { kind: SavedKind; ids: readonly string[]; memberId: string },
): Promise<ClubItem[]> {
  const [found] = await itemFinders[kind](queries, ids, memberId);
  return (found?.items ?? []).map((item) => ({ ...absent, ...item }));
}
