import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { MINUTE, SECOND } from '../process/clock.ts';
import { ADVISORY_LOCKS } from './advisoryLocks.ts';
import { applyMigrations, MigrationError, provideMigrationsTable } from './applyMigrations.ts';
import { assertDatabaseFits } from './oldestRelease.ts';
import { type Migration, releaseMigrations } from './releaseMigrations.ts';
import { DATABASE_GRACE } from './waitForDatabase.ts';

/** What the search at the desk needs. They come with PostgreSQL, some systems pack them as `postgresql-contrib`. */
const extensions = ['pg_trgm', 'unaccent'];

// Milliseconds between two tries to be the one server that migrates.
const TURN_PAUSE = 200;
// While a migration waits for a table, the calls that need the table wait behind it.
const LOCK_TIMEOUT = SECOND;
const LOCK_PAUSE = 2 * SECOND;
const LONGEST_WAIT = 10 * MINUTE;

/**
 * Throws where the database lacks an extension that a migration installs (api/platform/postgres-15).
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
  /** Called once where a table is in use, such as by a backup. */
  readonly onBlocked?: () => void;
  /** Ends the wait for another server or for a table, and what is under way. Nothing of that stays. */
  readonly stopping?: AbortSignal | undefined;
}

/**
 * Migrates the database, beside servers of the release before. Of several servers that start at once, one migrates and the
 * others wait. A database with migrations of a later release stays as it is. While a table is in use, tries again and lets
 * the calls that need it go first, and other servers start (api/platform/postgres-19).
 *
 * @param then - runs under the same lock after the migrations, such as the seed of an empty database.
 * @throws MigrationError where a migration fails, and then none of the migrations has changed anything.
 */
export async function migrateDatabase(
  connectionString: string,
  then: (client: pg.Client) => Promise<void> = () => Promise.resolve(),
  { migrations = releaseMigrations(), onBlocked, stopping }: MigrateOptions = {},
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: DATABASE_GRACE });
  // A connection that is lost between two statements rejects the next one.
  client.on('error', () => undefined);
  await client.connect();
  const end = () => void client.end();
  stopping?.addEventListener('abort', end);
  try {
    stopping?.throwIfAborted();
    for (let waited = 0; ; waited += LOCK_TIMEOUT + LOCK_PAUSE) {
      await takeTurn(client, stopping);
      try {
        return await migrateOnce(client, migrations, then);
      } catch (error) {
        if (!isBlocked(error) || waited >= LONGEST_WAIT) throw error;
      } finally {
        await endTurn(client);
      }
      if (waited === 0) onBlocked?.();
      await wait(LOCK_PAUSE, undefined, { signal: stopping });
    }
  } catch (error) {
    stopping?.throwIfAborted();
    throw error;
  } finally {
    stopping?.removeEventListener('abort', end);
    await client.end();
  }
}

/** Waits until no other server migrates the database. */
async function takeTurn(client: pg.Client, stopping: AbortSignal | undefined): Promise<void> {
  const isTaken = async () => {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [ADVISORY_LOCKS.migrations],
    );
    return rows[0]?.taken === true;
  };
  while (!(await isTaken())) await wait(TURN_PAUSE, undefined, { signal: stopping });
}

/** Lets another server migrate. A lost connection does so by itself. */
async function endTurn(client: pg.Client): Promise<void> {
  await client
    .query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.migrations])
    .catch(() => undefined);
}

/** Applies what the database lacks, in one transaction, and does what comes after it. */
async function migrateOnce(
  client: pg.Client,
  migrations: readonly Migration[],
  then: (client: pg.Client) => Promise<void>,
): Promise<void> {
  await assertExtensions(client);
  await assertDatabaseFits(client);
  const pending = await findPending(client, migrations);
  if (pending.length > 0) await applyTogether(client, pending);
  await then(client);
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

/** Applies all migrations or none, and gives up where a table is in use for {@link LOCK_TIMEOUT}. */
async function applyTogether(client: pg.Client, pending: readonly Migration[]): Promise<void> {
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT}`);
    await applyMigrations(client, pending);
    await client.query('commit');
  } catch (error) {
    // A lost connection rolls back by itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

// PostgreSQL's codes: a lock was not granted in time, and of two transactions that waited for each other this one was ended.
const blockedCodes: readonly (string | undefined)[] = ['55P03', '40P01'];

/** Whether a migration gave up because a table was in use. */
function isBlocked(error: unknown): boolean {
  const cause = error instanceof MigrationError ? error.cause : undefined;
  return cause instanceof pg.DatabaseError && blockedCodes.includes(cause.code);
}
