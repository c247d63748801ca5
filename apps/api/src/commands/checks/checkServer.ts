import { join } from 'node:path';
import { type Config, operationOf, readConfig } from '../../config.ts';
import {
  checkEncryption,
  checkMail,
  checkPublicUrl,
  checkStorage,
  oneLine,
} from '../../features/staff/settings/operation.ts';
import { openFileStore } from '../../platform/files/fileStore.ts';
import { openDatabase } from '../../platform/postgres/database.ts';
import { systemClock } from '../../platform/process/clock.ts';
import { rootFolder } from '../../platform/process/serverFile.ts';
import { checkCertificate } from './certificate.ts';
import { checkClock } from './clock.ts';
import { checkConfiguration } from './configuration.ts';
import { checkDatabase } from './database.ts';
import { checkDisk } from './disk.ts';
import { checkKeys } from './keys.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { findForeignOwner } from './owner.ts';

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
  const [publicUrl, encryption] = [checkPublicUrl(operation), checkEncryption(operation)];
  const urls = [config.publicUrl, ...(config.desk.hasOwnHost ? [config.desk.url] : [])];
  const certificates = urls
    .filter((url) => url.startsWith('https:'))
    .map((url) => checkCertificate(url, systemClock.now()));
  return [
    outcomeOf(publicUrl, config),
    outcomeOf(encryption, config),
    ...(await Promise.all(certificates)),
  ];
}

/** Checks everything, the database before what is compared with it. */
async function checkAll(config: Config): Promise<readonly Outcome[]> {
  const others = Promise.all([
    checkUrls(config),
    checkMail(operationOf(config)).then((checked) => outcomeOf(checked, config)),
    checkFiles(config),
    checkDisk(config.dataFolder),
  ]);
  const { outcome, connectionString } = await checkDatabase(config);
  const database =
    connectionString === undefined ? undefined : openDatabase(connectionString, () => undefined);
  const keys = await checkKeys(config, database?.queries);
  const clock = await checkClock(config, database?.queries, systemClock);
  await database?.close();
  const [urlOutcomes, mail, files, disk] = await others;
  return [checkConfiguration(config), ...urlOutcomes, mail, outcome, ...keys, files, disk, clock];
}

const failure = (message: string): Outcome => ({
  name: 'configuration',
  state: 'failure',
  message,
});

/**
 * Checks everything that a server with this environment needs (CH1).
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
