// Staff command `node --conditions=@parlour/source apps/api/src/commands/restore.ts FILE [--identity KEY_FILE] [--replace
// CLUB]`: restores a backup into an empty database and store (api/backup-7), or in place of the club of that name (api/backup-12).
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { currentClub } from '../club-settings/clubValues.ts';
import type { Config } from '../config.ts';
import { openFileStore } from '../platform/files/fileStore.ts';
import { openDatabase } from '../platform/postgres/database.ts';
import { startCluster } from '../platform/postgres/embedded/cluster.ts';
import { lockDataFolder } from '../platform/process/dataFolder.ts';
import { identityOption, readIdentities } from './identityOption.ts';
import { performCommand } from './performCommand.ts';
import { OperatorError, operatorMessageOf } from './operatorMessage.ts';
import { reachDatabase, readExistingSecretKeys, withConfig } from './withDatabase.ts';

const COMMAND = 'restore';

const usage = {
  usage: `${COMMAND} FILE [--identity KEY_FILE] [--replace CLUB]`,
  words: [1],
  options: { ...identityOption, replace: { type: 'string' } },
} as const;

await withConfig(usage, async (config, { values, positionals }) => {
  const [name = ''] = positionals;
  const path = resolve(name);
  if (!existsSync(path)) throw new Error(`there is no file ${path}`);
  if (config.secretKey === undefined && !existsSync(join(config.dataFolder, 'secret-key'))) {
    throw new Error('SECRET_KEY: give the key that the club of the backup had');
  }
  await using stack = new AsyncDisposableStack();
  let connectionString = '';
  const file = { path, identities: readIdentities(values.identity) };
  const target = {
    openDatabase: async () => (connectionString = await openTarget(config, stack)),
    store: await openFileStore(config.filesUrl, join(config.dataFolder, 'files')),
    dataFolder: config.dataFolder,
    secretKeys: readExistingSecretKeys(config),
    defaultClubName: currentClub({
      given: config.club,
      row: undefined,
      isProduction: config.isProduction,
    }).clubName,
    replaced: values.replace,
  };
  const { head, manifest, chain } = await restoreBackup(file, target).catch((error: unknown) => {
    throw new OperatorError(operatorMessageOf(error, 'the disk is full: nothing was restored'), {
      cause: error,
    });
  });
  const database = openDatabase(connectionString, () => undefined);
  stack.defer(() => database.close());
  await performCommand({ database, config }, COMMAND, () => ({
    events: [{ action: 'backup.restored', subject: 'backup:command' } as const],
  }));
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  console.log(`restored ${head.clubName} as it was at ${head.madeAt}: rows ${rows}`);
  console.log(
    chain.brokenAt === null
      ? `the chain of ${chain.length} audit entries holds, and ends with ${chain.head}`
      : `the chain of the audit trail breaks after ${chain.length} entries, as it did in the backup`,
  );
  for (const missing of manifest.missing)
    console.log(`the backup was made without the file ${missing}`);
  if (head.cardKeyId !== null) {
    console.log(
      `card numbers open with card-key-${head.cardKeyId}.private.pem, which no backup holds`,
    );
  }
});

/** Opens the database for as long as the command lasts: the given one, or the embedded one, which no server may have. */
async function openTarget(config: Config, stack: AsyncDisposableStack): Promise<string> {
  const { dataFolder, databaseUrl } = config;
  const unlock = lockDataFolder(dataFolder);
  stack.defer(unlock);
  if (databaseUrl !== undefined) {
    await reachDatabase(config, databaseUrl);
    return databaseUrl;
  }
  const cluster = await startCluster({ dataFolder, durable: true, log: () => undefined });
  stack.defer(() => cluster.stop());
  return cluster.connectionString('postgres');
}
