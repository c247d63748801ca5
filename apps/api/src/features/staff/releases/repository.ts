import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import {
  contentDrafts,
  contentReleases,
  contentVersions,
} from '../../../platform/postgres/schema/index.ts';

/** A row of a release. */
export type ReleaseRow = typeof contentReleases.$inferSelect;

/** How many published releases are listed. */
const PUBLISHED_LIMIT = 50;

/** What was published with a release. */
export interface ReleasePublications {
  readonly items: number;
  /** When it was taken back. Null unless it was. */
  readonly revertedAt: Date | null;
}

/** Returns what was published with releases, by their ids. A release that published nothing is absent. */
export async function findPublications(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, ReleasePublications>> {
  if (ids.length === 0) return new Map();
  const { releaseId, kind, itemId, publishedAt } = contentVersions;
  const rows = await queries
    .select({
      releaseId,
      items: sql<number>`count(distinct (${kind}, ${itemId}))::int`,
      versions: count(),
      lastAt: max(publishedAt),
    })
    .from(contentVersions)
    .where(inArray(releaseId, [...ids]))
    .groupBy(releaseId);
  // The second version of an item with a release is the one that took it back.
  return new Map(
    rows.map(({ items, versions, lastAt, ...row }) => [
      row.releaseId,
      { items, revertedAt: versions > items ? lastAt : null },
    ]),
  );
}

async function countDraftsOf(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string | null, number>();
  const { releaseId } = contentDrafts;
  const rows = await queries
    .select({ releaseId, drafts: count() })
    .from(contentDrafts)
    .where(inArray(releaseId, [...ids]))
    .groupBy(releaseId);
  return new Map(rows.map((row) => [row.releaseId, row.drafts]));
}

/** Returns the releases that wait, the newest first, and then the last that were published. */
export async function findReleases(queries: Queries) {
  const waiting = await queries
    .select()
    .from(contentReleases)
    .where(isNull(contentReleases.publishedAt))
    .orderBy(desc(contentReleases.createdAt), desc(contentReleases.id));
  const published = await queries
    .select()
    .from(contentReleases)
    .where(isNotNull(contentReleases.publishedAt))
    .orderBy(desc(contentReleases.publishedAt), desc(contentReleases.id))
    .limit(PUBLISHED_LIMIT);
  const idsOf = (rows: readonly ReleaseRow[]) => rows.map(({ id }) => id);
  const drafts = await countDraftsOf(queries, idsOf(waiting));
  const publications = await findPublications(queries, idsOf(published));
  return [...waiting, ...published].map((release) => {
    const done = publications.get(release.id);
    const itemCount = done?.items ?? drafts.get(release.id) ?? 0;
    return { release, itemCount, revertedAt: done?.revertedAt ?? null };
  });
}

/** Returns one release. Undefined where none has this id. */
export async function findRelease(queries: Queries, id: string): Promise<ReleaseRow | undefined> {
  const [row] = await queries.select().from(contentReleases).where(eq(contentReleases.id, id));
  return row;
}

/** Returns one release, and lets no other transaction change it. Undefined where none has this id. */
export async function lockRelease(
  transaction: Transaction,
  id: string,
): Promise<ReleaseRow | undefined> {
  const [row] = await transaction
    .select()
    .from(contentReleases)
    .where(eq(contentReleases.id, id))
    .for('update');
  return row;
}

/** Returns the first release whose time has come, and locks it. Undefined where none is due that no other server has. */
export async function lockDueRelease(
  transaction: Transaction,
  now: Date,
): Promise<ReleaseRow | undefined> {
  const [row] = await transaction
    .select()
    .from(contentReleases)
    .where(and(isNull(contentReleases.publishedAt), lte(contentReleases.publishAt, now)))
    .orderBy(asc(contentReleases.publishAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Returns how many releases wait. */
export async function countWaiting(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ waiting: count() })
    .from(contentReleases)
    .where(isNull(contentReleases.publishedAt));
  return row?.waiting ?? 0;
}

/** Stores a new release. */
export async function insertRelease(
  transaction: Transaction,
  row: typeof contentReleases.$inferInsert,
): Promise<void> {
  await transaction.insert(contentReleases).values(row);
}

/** Changes some columns of a release, and raises its version. */
export async function updateRelease(
  transaction: Transaction,
  id: string,
  set: Partial<Omit<ReleaseRow, 'id' | 'version'>>,
): Promise<void> {
  await transaction
    .update(contentReleases)
    .set({ ...set, version: sql`${contentReleases.version} + 1` })
    .where(eq(contentReleases.id, id));
}

/** Deletes a release. The database takes its drafts out of it. */
export async function removeRelease(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(contentReleases).where(eq(contentReleases.id, id));
}

/** Returns what a release published, by kind and id. */
export function findPublishedWith(queries: Queries, releaseId: string) {
  const { kind, itemId, number, body } = contentVersions;
  // The first version of each item: a second one took it back.
  return queries
    .selectDistinctOn([kind, itemId], { kind, itemId, number, body })
    .from(contentVersions)
    .where(eq(contentVersions.releaseId, releaseId))
    .orderBy(asc(kind), asc(itemId), asc(number));
}

/** An item as a release published it. */
export type ReleasedRow = Awaited<ReturnType<typeof findPublishedWith>>[number];

/** Returns how many drafts a release has. */
export async function countDrafts(queries: Queries, releaseId: string): Promise<number> {
  const [row] = await queries
    .select({ drafts: count() })
    .from(contentDrafts)
    .where(eq(contentDrafts.releaseId, releaseId));
  return row?.drafts ?? 0;
}
