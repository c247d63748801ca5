import { and, count, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { deleteInBatches } from '../../platform/postgres/inBatches.ts';
import { principalKey, type Principal } from '../../access/principal.ts';
import { requestEntries, requestFiles, requests } from '../../platform/postgres/schema/index.ts';
import type { FileRow } from './threadRepository.ts';

/** Whose view of files it is: a member's own requests, or all of the desk. */
export type FileOwner = Principal;

/** Returns the owner's name in the rows of files. */
export function uploaderOf(owner: FileOwner): string {
  return principalKey(owner);
}

const isVisible = (owner: FileOwner): SQL | undefined =>
  owner.kind === 'member' ? eq(requests.memberId, owner.memberId) : undefined;

/** Locks a request that the owner may add files to. Returns whether there is one. */
export async function lockRequestOf(transaction: Transaction, owner: FileOwner, id: string) {
  const found = await transaction
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, id), isVisible(owner)))
    .for('no key update');
  return found.length > 0;
}

/** Whether there is a request that the owner may add files to. */
export async function hasRequest(queries: Queries, owner: FileOwner, id: string) {
  const found = await queries
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, id), isVisible(owner)));
  return found.length > 0;
}

/** Counts the files of a request, sent or not. */
export async function countFiles(queries: Queries, requestId: string): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(requestFiles)
    .where(eq(requestFiles.requestId, requestId));
  return row?.count ?? 0;
}

/** Stores the row of a file. */
export async function insertFile(transaction: Transaction, row: FileRow): Promise<void> {
  await transaction.insert(requestFiles).values(row);
}

/** Returns a file by its id alone, for who has just stored it. */
export async function findStoredFile(queries: Queries, id: string) {
  const [row] = await queries.select().from(requestFiles).where(eq(requestFiles.id, id));
  return row;
}

/**
 * Returns a file that the owner may open: an own one that is not sent yet, or one of a line that they may read. A member
 * reads no file of a note (api/requests-36).
 */
export async function findFile(queries: Queries, owner: FileOwner, requestId: string, id: string) {
  const isUnsent = and(
    isNull(requestFiles.entryId),
    eq(requestFiles.uploadedBy, uploaderOf(owner)),
  );
  const isReadable =
    owner.kind === 'member'
      ? eq(requestEntries.visibility, 'member')
      : eq(requestEntries.id, requestFiles.entryId);
  const [row] = await queries
    .select({ file: requestFiles })
    .from(requestFiles)
    .innerJoin(requests, eq(requests.id, requestFiles.requestId))
    .leftJoin(requestEntries, eq(requestEntries.id, requestFiles.entryId))
    .where(
      and(
        eq(requestFiles.id, id),
        eq(requestFiles.requestId, requestId),
        isVisible(owner),
        or(isUnsent, isReadable),
      ),
    );
  return row?.file;
}

/** Deletes an own file that is not sent yet. Returns whether there was one. */
export async function deleteUnsentFile(
  transaction: Transaction,
  owner: FileOwner,
  requestId: string,
  id: string,
): Promise<boolean> {
  const deleted = await transaction
    .delete(requestFiles)
    .where(
      and(
        eq(requestFiles.id, id),
        eq(requestFiles.requestId, requestId),
        eq(requestFiles.uploadedBy, uploaderOf(owner)),
        isNull(requestFiles.entryId),
      ),
    )
    .returning({ id: requestFiles.id });
  return deleted.length > 0;
}

/**
 * Deletes the rows of the files of requests that were closed before an instant. Their content is removed with the other
 * orphans.
 */
export async function deleteOldRequestFiles(queries: Queries, closedBefore: Date): Promise<void> {
  await deleteInBatches((limit) => {
    const old = queries
      .select({ id: requestFiles.id })
      .from(requests)
      .innerJoin(requestFiles, eq(requestFiles.requestId, requests.id))
      .where(lt(requests.closedAt, closedBefore))
      .limit(limit);
    return queries.delete(requestFiles).where(inArray(requestFiles.id, old));
  });
}

/** Deletes the rows of files that were not sent since a time. Their content is removed with the other orphans. */
export async function deleteUnsentFiles(queries: Queries, before: Date): Promise<void> {
  await queries
    .delete(requestFiles)
    .where(and(isNull(requestFiles.entryId), lt(requestFiles.createdAt, before)));
}
