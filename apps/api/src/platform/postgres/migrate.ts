import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { serverFile } from '../process/serverFile.ts';
import { ADVISORY_LOCKS } from './advisoryLocks.ts';

const migrationsFolder = serverFile('platform/postgres/migrations');

/** What the search at the desk needs. They come with PostgreSQL, some systems pack them as `postgresql-contrib`. */
const extensions = ['pg_trgm', 'unaccent'];

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

/**
 * Migrates the database. Of several servers that start at once, one migrates and the others wait.
 *
 * @param then - runs under the same lock after the migrations, such as the seed of an empty database.
 */
export async function migrateDatabase(
  connectionString: string,
  then: (client: pg.Client) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    await assertExtensions(client);
    await migrate(drizzle(client), { migrationsFolder });
    await then(client);
  } finally {
    await client.end();
  }
}

/** Returns the migrations of this release, the oldest first. */
export function releaseMigrations(): readonly MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder });
}

/** Applies migrations in the present transaction, and records them as {@link migrateDatabase} does. */
export async function applyMigrations(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}
