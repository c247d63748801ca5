import { join } from 'node:path';
import { statSync } from 'node:fs';
import { type Config, operationOf, readConfig } from '../../config.ts';
import { checkCertificates } from '../../features/staff/settings/checks/certificate.ts';
import { checkClock } from '../../features/staff/settings/checks/clock.ts';
import { checkDisk } from '../../features/staff/settings/checks/disk.ts';
import { oneLine } from '../../features/staff/settings/checks/oneLine.ts';
import {
  checkBackup,
  checkEncryption,
  checkMail,
  checkPublicUrl,
  checkStorage,
} from '../../features/staff/settings/operation.ts';
import { openFileStore } from '../../platform/files/fileStore.ts';
import { openDatabase, type Queries } from '../../platform/postgres/database.ts';
import { systemClock } from '../../platform/process/clock.ts';
import { rootFolder } from '../../platform/process/serverFile.ts';
import { checkDatabase } from './database.ts';
import { checkKeys, isMigrated } from './keys.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

async function checkFiles(config: Config): Promise<Outcome> {
  const { filesUrl, dataFolder } = config;
  try {
    const store = await openFileStore(filesUrl, join(dataFolder, 'files'));
    const incomingFolder = join(dataFolder, 'files-incoming');
    const checked = await checkStorage({ operation: operationOf(config), store, incomingFolder });
    return outcomeOf(checked, config);
  } catch (error) {
    return { name: 'storage', state: 'failure', message: `${oneLine(error)}. Check DATA_DIR.` };
  }
}

async function checkUrls(config: Config): Promise<readonly Outcome[]> {
  const operation = operationOf(config);
  const certificates = await checkCertificates(operation, systemClock.now());
  return [checkPublicUrl(operation), checkEncryption(operation), ...certificates].map((checked) =>
    outcomeOf(checked, config),
  );
}

/** Says when the last backup was made. Nothing can be said before the first start. */
async function checkBackups(
  config: Config,
  queries: Queries | undefined,
): Promise<readonly Outcome[]> {
  if (queries === undefined || !(await isMigrated(queries))) return [];
  return [outcomeOf(await checkBackup(queries, systemClock), config)];
}

/** Checks everything, the database before what is compared with it. */
async function checkAll(config: Config): Promise<readonly Outcome[]> {
  const operation = operationOf(config);
  const others = Promise.all([
    checkUrls(config),
    checkMail(operation).then((checked) => outcomeOf(checked, config)),
    checkFiles(config),
    checkDisk(config.dataFolder).then((checked) => outcomeOf(checked, config)),
  ]);
  const { outcome, connectionString } = await checkDatabase(config);
  const database =
    connectionString === undefined ? undefined : openDatabase(connectionString, () => undefined);
  const keys = await checkKeys(config, database?.queries);
  const backup = await checkBackups(config, database?.queries);
  const clock = outcomeOf(await checkClock(operation, database?.queries, systemClock), config);
  await database?.close();
  const [urlOutcomes, mail, files, disk] = await others;
  const ofDatabase = [outcome, ...keys, ...backup];
  return [checkConfiguration(config), ...urlOutcomes, mail, ...ofDatabase, files, disk, clock];
}

const failure = (message: string): Outcome => ({
  name: 'configuration',
  state: 'failure',
  message,
});

/**
 * Checks everything that a server with this environment needs (api/commands-1).
 *
 * @returns one outcome for each thing, in a fixed order. An environment that cannot be read is all that is told.
 */
export async function checkServer(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly Outcome[]> {
  const result = readConfig(environment, rootFolder);
  if (!result.ok) return result.issues.map((issue) => failure(`${issue}.`));
  const foreignOwner = findForeignOwner(result.config.dataFolder);
  return foreignOwner === undefined ? checkAll(result.config) : [failure(foreignOwner)];
}

/** Says what the variables mean together (api/commands-1). */
function checkConfiguration({ isProduction, publicUrl, trustedProxies }: Config): Outcome {
  const name = 'configuration';
  if (!isProduction) {
    const message =
      'This is a trial: an empty database gets the sample club. Set NODE_ENV=production for a real club.';
    return { name, state: 'warning', message };
  }
  if (publicUrl.startsWith('https:') && trustedProxies.length === 0) {
    const message =
      'All members count as one client, since no proxy is trusted. Set TRUST_PROXY to the address of the proxy.';
    return { name, state: 'warning', message };
  }
  return { name, state: 'ok', message: 'Every variable can be read.' };
}

/** Returns why root must not check: files that it writes to the data folder would be closed to the server. */
export function findForeignOwner(
  dataFolder: string,
  userId: number | undefined = process.getuid?.(),
): string | undefined {
  const owner = statSync(dataFolder, { throwIfNoEntry: false })?.uid;
  if (userId !== 0 || owner === undefined || owner === 0) return undefined;
  return `${dataFolder} belongs to the user ${owner}. Check as that user: runuser -u NAME -- parlour check.`;
}
