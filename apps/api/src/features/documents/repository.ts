import { and, desc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { documents, requestFiles } from '../../platform/postgres/schema/index.ts';
import { lockMember } from '../profile/repository.ts';

/** A row of a document. Its title, description and file key are sealed. */
export type DocumentRow = typeof documents.$inferSelect;

/** Returns the member's documents, newest first. */
export function findDocuments(queries: Queries, memberId: string, limit: number) {
  return queries
    .select()
    .from(documents)
    .where(eq(documents.memberId, memberId))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(limit);
}

/** Returns one document. Undefined unless it exists and is the member's. */
export async function findDocument(queries: Queries, memberId: string, id: string) {
  const [row] = await queries.select().from(documents).where(isDocument(memberId, id));
  return row;
}

/**
 * Stores the document unless the member has reached the limit. Of two concurrent calls, the second waits for the first.
 *
 * @returns whether it was stored.
 */
export async function saveDocument(transaction: Transaction, row: DocumentRow, limit: number) {
  await lockMember(transaction, row.memberId);
  if ((await transaction.$count(documents, eq(documents.memberId, row.memberId))) >= limit)
    return false;
  await transaction.insert(documents).values(row);
  return true;
}

/**
 * Deletes a document of the member.
 *
 * @returns whether the member had it.
 */
export async function deleteDocument(transaction: Transaction, memberId: string, id: string) {
  const deleted = await transaction
    .delete(documents)
    .where(isDocument(memberId, id))
    .returning({ id: documents.id });
  return deleted.length > 0;
}

/** Returns the ids of all stored files: the documents of every member and the files of requests. */
export async function findDocumentIds(queries: Queries) {
  const rows = await queries
    .select({ id: documents.id })
    .from(documents)
    .unionAll(queries.select({ id: requestFiles.id }).from(requestFiles));
  return new Set(rows.map(({ id }) => id));
}

const isDocument = (memberId: string, id: string) =>
  and(eq(documents.id, id), eq(documents.memberId, memberId));
