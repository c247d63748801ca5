import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { loadSecretKeys } from '../platform/crypto/secretKey.ts';
import type { SecretKeys } from '../platform/crypto/secrets.ts';
import { type Database, openDatabase } from '../platform/postgres/database.ts';
import { embeddedConnectionString } from '../platform/postgres/embedded/connectionString.ts';
import { rootFolder } from '../platform/process/serverFile.ts';
import { configError } from '../errors/configError.ts';
import { waitForDatabase } from '../platform/postgres/waitForDatabase.ts';
import { isDataFolderLocked } from '../platform/process/dataFolder.ts';
import { type Arguments, readArguments, type Usage, UsageError } from './commandArguments.ts';
import { logCommand } from './logCommand.ts';
import { OperatorError, operatorMessageOf } from './operatorMessage.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
/** What a wrong call of a program ends with (`EX_USAGE`), as that of `bin/parlour`. */
const USAGE_EXIT_CODE = 64;

/**
 * Runs a staff command against the server's database. A failure is one sentence, and below it a line of the log
 * (api/http/audit-12). It sets exit code 1, or 64 where the command was not written as its usage says.
 */
export async function withDatabase<Given extends Options>(
  usage: Usage<Given>,
  work: (
    database: Database,
    config: Config,
    given: Arguments<Given>,
    connectionString: string,
  ) => Promise<void>,
): Promise<void> {
  await withConfig(usage, async (config, given) => {
    const connectionString = config.databaseUrl ?? embeddedConnectionString(config.dataFolder);
    await reachDatabase(config, connectionString);
    const database = openDatabase(connectionString, () => undefined);
    try {
      await work(database, config, given, connectionString);
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
    if (isGiven) {
      throw new OperatorError(configError('DATABASE_URL', error).message, { cause: error });
    }
    if (mayCome()) throw error;
    throw new OperatorError(
      'the database can not be reached: the embedded one runs only while the server does',
      { cause: error },
    );
  }
}

/** Runs a staff command with the server's configuration alone. A failure is that of {@link withDatabase}. */
export async function withConfig<Given extends Options>(
  usage: Usage<Given>,
  work: (config: Config, given: Arguments<Given>) => Promise<void>,
): Promise<void> {
  await run(usage, async (given) => {
    const result = readConfig(process.env, rootFolder);
    if (!result.ok) throw new Error(result.issues.join('\n'));
    await work(result.config, given);
  });
}

/** Runs a staff command that needs no server. A failure is that of {@link withDatabase}. */
export async function run<Given extends Options>(
  usage: Usage<Given>,
  work: (given: Arguments<Given>) => Promise<void>,
): Promise<void> {
  try {
    await work(readArguments(usage));
  } catch (error) {
    console.error(`parlour: ${operatorMessageOf(error)}`);
    const [command = ''] = usage.usage.split(' ');
    logCommand('command.failed', command);
    process.exitCode = error instanceof UsageError ? USAGE_EXIT_CODE : 1;
  }
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
