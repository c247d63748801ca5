import { and, count, desc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { documents } from '../../platform/database/schema/index.ts';
import { lockMember } from '../profile/repository.ts';

/** A document as it stands in the database: what a member wrote of it, and its key, are sealed. */
export type DocumentRow = typeof documents.$inferSelect;

/** The member's documents, newest first. */
export const findDocuments = (
  queries: Queries,
  memberId: string,
  limit: number,
): Promise<DocumentRow[]> =>
  queries
    .select()
    .from(documents)
    .where(eq(documents.memberId, memberId))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(limit);

/** The document of that id, if it is the member's. */
export async function findDocument(
  queries: Queries,
  memberId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await queries.select().from(documents).where(isDocument(memberId, id));
  return row;
}

/**
 * Keeps the document unless the member has as many as are allowed. Of two at once, the second waits for the first.
 *
 * @returns whether it was kept.
 */
export async function keepDocument(
  transaction: Transaction,
  row: DocumentRow,
  limit: number,
): Promise<boolean> {
  await lockMember(transaction, row.memberId);
  const [found] = await transaction
    .select({ count: count() })
    .from(documents)
    .where(eq(documents.memberId, row.memberId));
  if ((found?.count ?? 0) >= limit) return false;
  await transaction.insert(documents).values(row);
  return true;
}

/** @returns whether the member had the document. */
export async function deleteDocument(
  transaction: Transaction,
  memberId: string,
  id: string,
): Promise<boolean> {
  const deleted = await transaction
    .delete(documents)
    .where(isDocument(memberId, id))
    .returning({ id: documents.id });
  return deleted.length > 0;
}

/** The ids of all documents, of every member. */
export async function findDocumentIds(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries.select({ id: documents.id }).from(documents);
  return new Set(rows.map(({ id }) => id));
}

const isDocument = (memberId: string, id: string) =>
  and(eq(documents.id, id), eq(documents.memberId, memberId));
