import { after, type Clock, HOUR } from '../../platform/process/clock.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { storedNameOf } from './files.ts';
import { findDocumentIds } from './repository.ts';

/**
 * Compares the stored files with the rows of the database.
 *
 * @returns the names of files without a row, at least an hour old, and the ids of documents whose file is gone. Younger
 *   files may belong to an upload in progress.
 */
export async function findOrphans(queries: Queries, store: FileStore, clock: Clock) {
  // Rows are read before and after the files, which excludes documents that are added or deleted meanwhile.
  const stored = new Set<string>();
  const before = await findDocumentIds(queries);
  for await (const name of store.list('documents')) stored.add(name);
  const known = new Set([...(await findDocumentIds(queries))].map(storedNameOf));
  const files: string[] = [];
  for (const name of stored) {
    if (known.has(name)) continue;
    const writtenAt = await store.writtenAt(name);
    if (writtenAt !== undefined && writtenAt < after(clock.now(), -HOUR)) files.push(name);
  }
  const documents = [...before].filter(
    (id) => known.has(storedNameOf(id)) && !stored.has(storedNameOf(id)),
  );
  return { files: files.toSorted(), documents: documents.toSorted() };
}

/**
 * Removes the files without a document. A database without any document removes nothing, since it may be the wrong one.
 *
 * @returns the number of removed files.
 */
export async function removeOrphanFiles(
  queries: Queries,
  store: FileStore,
  clock: Clock,
): Promise<number> {
  if ((await findDocumentIds(queries)).size === 0) return 0;
  const { files } = await findOrphans(queries, store, clock);
  for (const file of files) await store.remove(file);
  return files.length;
}
