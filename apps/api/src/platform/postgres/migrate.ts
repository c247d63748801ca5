import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = join(import.meta.dirname, 'migrations');

// An arbitrary number that nothing else in the database locks.
const LOCK = 7_205_184_431;

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
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await then(client);
  } finally {
    await client.end();
  }
}
