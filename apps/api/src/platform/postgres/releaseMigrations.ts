import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod';
import { serverFile } from '../process/serverFile.ts';

const folder = serverFile('platform/postgres/migrations');
const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** A change of the database's tables, which a release brings. */
export interface Migration extends MigrationMeta {
  /** The name of its file, such as `0027_list_and_subject_indexes`. */
  readonly name: string;
}

/** Returns the migrations of this release, the oldest first. */
export function releaseMigrations(): readonly Migration[] {
  const journal: unknown = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  const { entries } = journalSchema.parse(journal);
  return readMigrationFiles({ migrationsFolder: folder }).map((migration, index) => ({
    ...migration,
    name: entries[index]?.tag ?? '',
  }));
}
