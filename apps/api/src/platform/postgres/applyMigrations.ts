import type pg from 'pg';
import type { Migration } from './releaseMigrations.ts';

/** Why the tables could not be changed, as one line for the operator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  constructor({ name }: Migration, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`the database could not be migrated by ${name} (${reason}); nothing was changed`, {
      cause,
    });
  }
}

/** Makes the table that records the migrations, in the form of Drizzle. */
export async function provideMigrationsTable(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}

/**
 * Applies migrations in the present transaction, and records them in the table of {@link provideMigrationsTable}.
 *
 * @throws MigrationError for the first one that fails.
 */
export async function applyMigrations(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<void> {
  for (const migration of migrations) {
    const { sql, hash, folderMillis } = migration;
    try {
      for (const statement of sql) await client.query(statement);
    } catch (error) {
      throw new MigrationError(migration, error);
    }
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}
