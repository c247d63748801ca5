import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
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

/** Returns how many drafts the releases have, or how many items were published with them, by their ids. */
async function countItems(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, number>> {
  const counts = new Map<string | null, number>();
  if (ids.length === 0) return counts;
  // What is published has no draft any more.
  for (const table of [contentDrafts, contentVersions]) {
    const rows = await queries
      .select({ releaseId: table.releaseId, items: count() })
      .from(table)
      .where(inArray(table.releaseId, [...ids]))
      .groupBy(table.releaseId);
    for (const { releaseId, items } of rows) counts.set(releaseId, items);
  }
  return counts;
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
  const releases = [...waiting, ...published];
  const counts = await countItems(
    queries,
    releases.map(({ id }) => id),
  );
  return releases.map((release) => ({ release, itemCount: counts.get(release.id) ?? 0 }));
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

/** Returns what a release published. */
export function findPublishedWith(queries: Queries, releaseId: string) {
  const { kind, itemId, number, body } = contentVersions;
  return queries
    .select({ kind, itemId, number, body })
    .from(contentVersions)
    .where(eq(contentVersions.releaseId, releaseId))
    .orderBy(asc(kind), asc(itemId));
}

/** Returns how many drafts a release has. */
export async function countDrafts(queries: Queries, releaseId: string): Promise<number> {
  const [row] = await queries
    .select({ drafts: count() })
    .from(contentDrafts)
    .where(eq(contentDrafts.releaseId, releaseId));
  return row?.drafts ?? 0;
}
