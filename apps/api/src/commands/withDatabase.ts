import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { loadSecretKeys } from '../platform/crypto/secretKey.ts';
import type { SecretKeys } from '../platform/crypto/secrets.ts';
import { type Database, openDatabase } from '../platform/postgres/database.ts';
import { embeddedConnectionString } from '../platform/postgres/embedded/connectionString.ts';
import { rootFolder } from '../platform/process/serverFile.ts';
import { logCommand } from './logCommand.ts';

/** Runs a staff command against the server's database. A failure is logged (AU12) and sets exit code 1. */
export async function withDatabase(
  command: string,
  work: (database: Database, config: Config, connectionString: string) => Promise<void>,
): Promise<void> {
  const result = readConfig(process.env, rootFolder);
  if (!result.ok) return fail(command, result.issues.join('\n'));
  const { config } = result;
  try {
    const connectionString = config.databaseUrl ?? embeddedConnectionString(config.dataFolder);
    const database = openDatabase(connectionString, () => undefined);
    try {
      await work(database, config, connectionString);
    } finally {
      await database.close();
    }
  } catch (error) {
    fail(command, error instanceof Error ? error.message : String(error));
  }
}

function fail(command: string, message: string): void {
  logCommand('command.failed', command);
  console.error(`parlour: ${message}`);
  process.exitCode = 1;
}

/**
 * Returns the server's secret keys: the configured ones, or the one that the server generated at its first start.
 *
 * @throws Error where the server has never been started.
 */
export function readExistingSecretKeys(config: Config): SecretKeys {
  const file = join(config.dataFolder, 'secret-key');
  if (config.secretKey === undefined && !existsSync(file)) {
    throw new Error(`there is no ${file}: has the server ever been started?`);
  }
  return loadSecretKeys(config);
}
