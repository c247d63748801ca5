import { sql } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import { ADVISORY_LOCKS } from '../postgres/advisoryLocks.ts';
import type { Queries } from '../postgres/database.ts';
import type { FileStore } from './fileStore.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const freeRows = z.tuple([z.object({ free: z.boolean() })]);

/** The folder of files that no row names. */
const CHECKS = 'checks/';

/**
 * Keeps every server from removing stored files, as long as the connection lives. What was read from the database afterwards
 * names files that are all there (docs/decisions/0050).
 *
 * @throws Error where another backup has the lock.
 */
export async function lockStoredFiles(client: pg.Client): Promise<void> {
  await client.query(`set lock_timeout = '2s'`);
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.backup]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) {
      throw new Error('another backup of this club is being made', { cause: error });
    }
    throw error;
  }
  await client.query('set lock_timeout = 0');
}

/** Gives the lock back. Returns false where the connection had lost it. */
export async function unlockStoredFiles(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_advisory_unlock($1) as held', [
    ADVISORY_LOCKS.backup,
  ]);
  return rows[0]?.held === true;
}

/**
 * Makes a store that removes nothing while a backup is made. What it leaves is removed later with other files without a row.
 * A row must be deleted, and its transaction committed, before its file is removed.
 */
export function keepFilesDuringBackup(store: FileStore, queries: Queries): FileStore {
  const isBackupMade = async () => {
    // The lock lasts as long as its own statement.
    const { rows } = await queries.execute(
      sql`select pg_try_advisory_xact_lock_shared(${ADVISORY_LOCKS.backup}) as free`,
    );
    return !freeRows.parse(rows)[0].free;
  };
  return {
    ...store,
    async remove(name) {
      if (!name.startsWith(CHECKS) && (await isBackupMade())) return;
      await store.remove(name);
    },
  };
}
