import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { MINUTE, SECOND } from '../process/clock.ts';
import { ADVISORY_LOCKS } from './advisoryLocks.ts';
import { applyMigrations, MigrationError, provideMigrationsTable } from './applyMigrations.ts';
import { assertDatabaseFits } from './oldestRelease.ts';
import { type Migration, releaseMigrations } from './releaseMigrations.ts';

/** What the search at the desk needs. They come with PostgreSQL, some systems pack them as `postgresql-contrib`. */
const extensions = ['pg_trgm', 'unaccent'];

// While a migration waits for a table, the calls that need the table wait behind it.
const LOCK_TIMEOUT = SECOND;
const LOCK_PAUSE = 2 * SECOND;
const LONGEST_WAIT = 10 * MINUTE;

/**
 * Throws where the database lacks an extension that a migration installs (PG15).
 *
 * @param needed - the names of the extensions.
 */
export async function assertExtensions(client: pg.Client, needed = extensions): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) name where name not in (select name from pg_available_extensions)',
    [needed],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(' and ');
  throw new Error(
    `the database has no extension ${names}: install it where PostgreSQL runs (postgresql-contrib)`,
  );
}

/** Options of {@link migrateDatabase}. */
interface MigrateOptions {
  /** Those of this release by default, the oldest first. */
  readonly migrations?: readonly Migration[];
  /** Called once where a table is in use for long, such as by a backup. */
  readonly onBlocked?: () => void;
  /** Ends the wait for a table. */
  readonly stopping?: AbortSignal | undefined;
}

/**
 * Migrates the database, beside servers of the release before. Of several servers that start at once, one migrates and the
 * others wait. A database with migrations of a later release stays as it is.
 *
 * @param then - runs under the same lock after the migrations, such as the seed of an empty database.
 * @throws MigrationError where a migration fails, and then none of the migrations has changed anything.
 */
export async function migrateDatabase(
  connectionString: string,
  then: (client: pg.Client) => Promise<void> = () => Promise.resolve(),
  options: MigrateOptions = {},
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    await assertExtensions(client);
    await assertDatabaseFits(client);
    const pending = await findPending(client, options.migrations ?? releaseMigrations());
    if (pending.length > 0) await applyOnceFree(client, pending, options);
    await then(client);
  } finally {
    await client.end();
  }
}

/** Returns the migrations that are newer than the last one of the database. */
async function findPending(client: pg.Client, migrations: readonly Migration[]) {
  await provideMigrationsTable(client);
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(rows[0]?.last ?? 0);
  return migrations.filter(({ folderMillis }) => folderMillis > last);
}

/** Applies migrations in one transaction. Tries again while others use a table, and lets their calls go first (PG19). */
async function applyOnceFree(
  client: pg.Client,
  pending: readonly Migration[],
  { onBlocked, stopping }: MigrateOptions,
): Promise<void> {
  for (let waited = 0; ; waited += LOCK_TIMEOUT + LOCK_PAUSE) {
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT}`);
      await applyMigrations(client, pending);
      await client.query('commit');
      return;
    } catch (error) {
      // A lost connection rolls back by itself.
      await client.query('rollback').catch(() => undefined);
      if (!isBlocked(error) || waited >= LONGEST_WAIT) throw error;
      if (waited === 0) onBlocked?.();
      await wait(LOCK_PAUSE, undefined, { signal: stopping });
    }
  }
}

/** Whether a migration gave up its wait for a table. */
function isBlocked(error: unknown): boolean {
  const cause = error instanceof MigrationError ? error.cause : undefined;
  return cause instanceof pg.DatabaseError && cause.code === '55P03';
}
