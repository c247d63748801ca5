import type { SentImportDetail } from '@parlour/contract/staff';
import { IMPORT_LISTED_LIMIT } from '@parlour/contract/staff';
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../../platform/postgres/database.ts';
import {
  importPictures,
  imports,
  importedItems,
} from '../../../../platform/postgres/schema/index.ts';
import { after, MINUTE } from '../../../../platform/process/clock.ts';
import { urlForPeople } from './pictureSources.ts';

/** A picture that this server fetches now. */
export type ClaimedPicture = typeof importPictures.$inferSelect;

// Longer than a fetch. A server that was killed in the middle leaves its pictures to the others after it.
const CLAIM = 3 * MINUTE;

/** Claims pictures that are due for this server alone, and counts the try. */
export async function claimPictures(
  queries: Queries,
  now: Date,
  limit: number,
): Promise<readonly ClaimedPicture[]> {
  // As a table expression, since a subquery with a limit could be read more than once.
  const due = queries.$with('due').as(
    queries
      .select({ id: importPictures.id })
      .from(importPictures)
      .where(and(isNotNull(importPictures.dueAt), lte(importPictures.dueAt, now)))
      .orderBy(importPictures.dueAt, importPictures.id)
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return queries
    .with(due)
    .update(importPictures)
    .set({ tries: sql`${importPictures.tries} + 1`, dueAt: after(now, CLAIM) })
    .where(inArray(importPictures.id, queries.select({ id: due.id }).from(due)))
    .returning();
}

/** Returns when the next picture is due. Undefined where none is waited for. */
export async function nextPictureDue(queries: Queries): Promise<Date | undefined> {
  const [row] = await queries
    .select({ dueAt: importPictures.dueAt })
    .from(importPictures)
    .where(isNotNull(importPictures.dueAt))
    .orderBy(asc(importPictures.dueAt))
    .limit(1);
  return row?.dueAt ?? undefined;
}

/** Returns the id of the club's own picture that a URL became. Undefined where it is not here. */
export async function findFetched(queries: Queries, urlHash: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ pictureId: importPictures.pictureId })
    .from(importPictures)
    .where(and(eq(importPictures.urlHash, urlHash), isNotNull(importPictures.pictureId)))
    .limit(1);
  return row?.pictureId ?? undefined;
}

/** Stores what became of a picture. */
export async function storeFate(
  queries: Queries,
  id: string,
  set: Partial<Pick<ClaimedPicture, 'dueAt' | 'tries' | 'pictureId' | 'issue'>>,
): Promise<void> {
  await queries.update(importPictures).set(set).where(eq(importPictures.id, id));
}

/** Returns a picture that is still to be fetched, locked. Undefined where its import was taken back meanwhile. */
export async function lockWanted(transaction: Transaction, id: string) {
  const [row] = await transaction
    .select({ createdBy: imports.createdBy, createdByKey: imports.createdByKey })
    .from(importPictures)
    .innerJoin(imports, eq(imports.id, importPictures.importId))
    .where(and(eq(importPictures.id, id), isNotNull(importPictures.dueAt)))
    .for('update', { of: importPictures });
  return row;
}

/** Lets the import of an item be taken back although its picture is another one since. */
export async function moveImportedVersion(
  transaction: Transaction,
  { kind, itemId }: Pick<ClaimedPicture, 'kind' | 'itemId'>,
  from: number,
): Promise<void> {
  await transaction
    .update(importedItems)
    .set({ version: from + 1 })
    .where(
      and(
        eq(importedItems.kind, kind),
        eq(importedItems.itemId, itemId),
        eq(importedItems.version, from),
      ),
    );
}

/** Fetches nothing more for an import that is taken back. */
export async function forgetWanted(transaction: Transaction, importId: string): Promise<void> {
  await transaction
    .delete(importPictures)
    .where(and(eq(importPictures.importId, importId), isNull(importPictures.pictureId)));
}

/** Returns how far the pictures of an import are. Undefined where it names none. */
export async function readProgress(
  queries: Queries,
  importId: string,
): Promise<SentImportDetail['pictures']> {
  const isOfImport = eq(importPictures.importId, importId);
  const [counted] = await queries
    .select({
      total: sql<number>`count(*)::int`,
      waiting: sql<number>`count(${importPictures.dueAt})::int`,
      failed: sql<number>`count(*) filter (where ${importPictures.dueAt} is null and ${importPictures.issue} <> '')::int`,
    })
    .from(importPictures)
    .where(isOfImport);
  if (counted === undefined || counted.total === 0) return undefined;
  const { total, waiting, failed } = counted;
  const rows = await queries
    .select()
    .from(importPictures)
    .where(and(isOfImport, isNull(importPictures.dueAt), ne(importPictures.issue, '')))
    .orderBy(importPictures.file, importPictures.line, importPictures.id)
    .limit(IMPORT_LISTED_LIMIT);
  const failures = rows.map(({ file, line, title, url, issue }) => ({
    file,
    line,
    title,
    url: urlForPeople(url),
    message: issue ?? '',
  }));
  return { fetched: total - waiting - failed, waiting, failed, failures };
}
