import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../platform/postgres/database.ts';
import { embeddedConnectionString } from '../platform/postgres/embedded/connectionString.ts';

/** Runs a staff command against the server's database. A failure sets exit code 1. */
export async function withDatabase(
  work: (database: Database, config: Config, connectionString: string) => Promise<void>,
): Promise<void> {
  const result = readConfig(process.env, resolve(import.meta.dirname, '../../../..'));
  if (!result.ok) return fail(result.issues.join('\n'));
  const { config } = result;
  const connectionString = config.databaseUrl ?? embeddedConnectionString(config.dataFolder);
  const database = openDatabase(connectionString, () => undefined);
  try {
    await work(database, config, connectionString);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  } finally {
    await database.close();
  }
}

function fail(message: string): void {
  console.error(`parlour: ${message}`);
  process.exitCode = 1;
}

/**
 * Returns the server's secret: the configured one, or the one that the server generated at its first start.
 *
 * @throws Error where the server has never been started.
 */
export function readExistingSecretKey(config: Config): string {
  const file = join(config.dataFolder, 'secret-key');
  if (config.secretKey !== undefined) return config.secretKey;
  if (!existsSync(file)) throw new Error(`there is no ${file}: has the server ever been started?`);
  return readFileSync(file, 'utf8').trim();
}
