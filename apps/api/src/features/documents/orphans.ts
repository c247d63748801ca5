import { after, type Clock, HOUR } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { fileOf } from './files.ts';
import { findDocumentIds } from './repository.ts';

/** Files and rows of documents that have lost each other. */
export interface Orphans {
  /** Names of files that no row knows; not of those that are younger than an hour, whose row may be on its way. */
  readonly files: readonly string[];
  /** Ids of documents whose file is gone. */
  readonly documents: readonly string[];
}

/** Compares what is stored with what the database knows. */
export async function findOrphans(
  queries: Queries,
  store: FileStore,
  clock: Clock,
): Promise<Orphans> {
  // Rows are read on both sides of the files, so that what comes or goes meanwhile is no orphan.
  const stored = new Set<string>();
  const before = await findDocumentIds(queries);
  for await (const name of store.list('documents')) stored.add(name);
  const known = new Set([...(await findDocumentIds(queries))].map(fileOf));
  const files: string[] = [];
  for (const name of stored) {
    if (known.has(name)) continue;
    const writtenAt = await store.writtenAt(name);
    if (writtenAt !== undefined && writtenAt < after(clock.now(), -HOUR)) files.push(name);
  }
  const documents = [...before].filter((id) => known.has(fileOf(id)) && !stored.has(fileOf(id)));
  return { files: files.toSorted(), documents: documents.toSorted() };
}
