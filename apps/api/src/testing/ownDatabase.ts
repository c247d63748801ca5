import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { accountForPostgres } from '../platform/postgres/embedded/account.ts';
import { embeddedConnectionString } from '../platform/postgres/embedded/connectionString.ts';
import { prepareFolders } from '../platform/postgres/embedded/folders.ts';

/** Returns the process of the embedded PostgreSQL with this data folder, undefined while there is none. */
export function databaseProcessId(dataFolder: string): number | undefined {
  const { cluster } = prepareFolders(dataFolder, accountForPostgres());
  const file = join(cluster, 'postmaster.pid');
  const processId = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  return processId > 0 ? processId : undefined;
}

/** Returns the path of the socket of the embedded PostgreSQL with this data folder. */
export function databaseSocket(dataFolder: string): string {
  return join(prepareFolders(dataFolder, accountForPostgres()).sockets, '.s.PGSQL.5432');
}

/** Runs one statement in the embedded PostgreSQL with this data folder. */
export async function runStatement(dataFolder: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: embeddedConnectionString(dataFolder) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
