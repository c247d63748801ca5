import { isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { storedNameOf } from '../../features/documents/files.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import {
  clubExports,
  clubSettings,
  documents,
  imports,
  pictures,
  requestFiles,
} from '../../platform/postgres/schema/index.ts';

/** Returns the names in the store of every file that a row names: documents, files of threads, pictures and imports. */
export async function findStoredNames(queries: Queries): Promise<readonly string[]> {
  const text = (value: unknown) => sql<string>`${value}`.as('file');
  const inDocuments = storedNameOf('');
  const rows = await unionAll(
    queries.select({ file: text(sql`${inDocuments} || ${documents.id}`) }).from(documents),
    queries.select({ file: text(sql`${inDocuments} || ${requestFiles.id}`) }).from(requestFiles),
    queries.select({ file: text(pictures.file) }).from(pictures),
    queries
      .select({ file: text(imports.file) })
      .from(imports)
      .where(isNotNull(imports.file)),
    queries
      .select({ file: text(sql`'exports/' || ${clubExports.id}`) })
      .from(clubExports)
      .where(isNotNull(clubExports.size)),
    queries
      .select({ file: text(clubSettings.logoFile) })
      .from(clubSettings)
      .where(isNotNull(clubSettings.logoFile)),
    queries
      .select({ file: text(clubSettings.logoDarkFile) })
      .from(clubSettings)
      .where(isNotNull(clubSettings.logoDarkFile)),
  );
  return rows.map(({ file }) => file);
}
