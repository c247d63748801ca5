// Staff command `node --conditions=@parlour/source apps/api/src/commands/backup.ts FILE [--recipient KEY]`: writes one backup
// of the database and the files, while members go on (api/backup-1). With --recipient, a public key of age, it is encrypted (api/backup-9).
import { dirname, join, resolve } from 'node:path';
import { makeBackup, type MadeBackup } from '../backup/makeBackup.ts';
import { currentClub } from '../club-settings/clubValues.ts';
import { findSettings } from '../club-settings/repository.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { openFileStore } from '../platform/files/fileStore.ts';
import { systemClock } from '../platform/process/clock.ts';
import { releaseIn } from '../platform/process/release.ts';
import { writeWhole } from '../platform/process/writeWhole.ts';
import { readSecrets } from '../platform/secret-keys/joinServers.ts';
import { performCommand } from './performCommand.ts';
import { rootFolder } from '../platform/process/serverFile.ts';
import { OperatorError, operatorMessageOf } from './operatorMessage.ts';
import { readExistingSecretKeys, withDatabase } from './withDatabase.ts';

const COMMAND = 'backup';

const usage = {
  usage: `${COMMAND} FILE [--recipient KEY]`,
  words: [1],
  options: { recipient: { type: 'string', multiple: true } },
} as const;

await withDatabase(usage, async (database, config, given, connectionString) => {
  const { values, positionals } = given;
  const [name = ''] = positionals;
  const path = resolve(name);
  const { clubName } = currentClub({
    given: config.club,
    row: await findSettings(database.queries),
    isProduction: config.isProduction,
  });
  const secretKeys = readExistingSecretKeys(config);
  const source = {
    connectionString,
    store: await openFileStore(config.filesUrl, join(config.dataFolder, 'files')),
    dataFolder: config.dataFolder,
    clubName,
    release: releaseIn(rootFolder),
    secrets: await readSecrets(database.queries, secretKeys, systemRandom),
    clock: systemClock,
  };
  let made: MadeBackup | undefined;
  try {
    await writeWhole(path, async (file) => {
      made = await makeBackup(source, file, values.recipient ?? []);
    });
  } catch (error) {
    const folder = dirname(path);
    const full = `the disk of ${folder} is full: no backup was made, and nothing is left of it`;
    throw new OperatorError(operatorMessageOf(error, full), { cause: error });
  }
  await performCommand({ database, config }, COMMAND, () => ({
    events: [{ action: 'backup.made', subject: 'backup:command' } as const],
  }));
  for (const missing of made?.missing ?? []) {
    console.error(`parlour: the store has no file ${missing}, which the database names`);
  }
  console.log(
    `backed up the club to ${path}: tables ${made?.tables}, rows ${made?.rows}, files ${made?.files}`,
  );
});
