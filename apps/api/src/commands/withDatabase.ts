import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { loadSecretKeys } from '../platform/crypto/secretKey.ts';
import type { SecretKeys } from '../platform/crypto/secrets.ts';
import { type Database, openDatabase } from '../platform/postgres/database.ts';
import { embeddedConnectionString } from '../platform/postgres/embedded/connectionString.ts';
import { rootFolder } from '../platform/process/serverFile.ts';
import { configError } from '../errors/configError.ts';
import { waitForDatabase } from '../platform/postgres/waitForDatabase.ts';
import { isDataFolderLocked } from '../platform/process/dataFolder.ts';
import { EMBEDDED_IS_AWAY } from './explainedForOperators.ts';
import { logCommand } from './logCommand.ts';

/** Runs a staff command against the server's database. A failure is logged (api/http/audit-12) and sets exit code 1. */
export async function withDatabase(
  command: string,
  work: (database: Database, config: Config, connectionString: string) => Promise<void>,
): Promise<void> {
  await withConfig(command, async (config) => {
    const connectionString = config.databaseUrl ?? embeddedConnectionString(config.dataFolder);
    await reachDatabase(config, connectionString);
    const database = openDatabase(connectionString, () => undefined);
    try {
      await work(database, config, connectionString);
    } finally {
      await database.close();
    }
  });
}

/**
 * Waits until the database of a command responds. The embedded one can only come while a server runs.
 *
 * @throws Error that names it.
 */
export async function reachDatabase(
  { databaseUrl, dataFolder }: Config,
  connectionString: string,
): Promise<void> {
  const isGiven = databaseUrl !== undefined;
  const mayCome = () => isGiven || isDataFolderLocked(dataFolder);
  try {
    await waitForDatabase(connectionString, {
      onWait: (message) => console.error(`parlour: ${message}`),
      mayCome,
    });
  } catch (error) {
    if (isGiven) throw configError('DATABASE_URL', error);
    if (mayCome()) throw error;
    throw new Error(EMBEDDED_IS_AWAY, { cause: error });
  }
}

/** Runs a staff command with the server's configuration alone. A failure is that of {@link withDatabase}. */
export async function withConfig(
  command: string,
  work: (config: Config) => Promise<void>,
): Promise<void> {
  const result = readConfig(process.env, rootFolder);
  if (!result.ok) return fail(command, result.issues.join('\n'));
  await run(command, () => work(result.config));
}

/** Runs a staff command that needs no server. A failure is that of {@link withDatabase}. */
export async function run(command: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
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
