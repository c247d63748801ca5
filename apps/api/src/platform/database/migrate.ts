import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = join(import.meta.dirname, 'migrations');

// Any number serves, as long as nothing else in the database locks the same one.
const LOCK = 7_205_184_431;

/**
 * Brings the database's tables up to date. Of several servers that start at once, one migrates and the others wait.
 *
 * @param then - runs under the same lock once the tables are there, such as the loading of a first content.
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
