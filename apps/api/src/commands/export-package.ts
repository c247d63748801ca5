// Staff command `node --conditions=@parlour/source apps/api/src/commands/export-package.ts PATH`: exports the whole club as a
// package (api/staff/imports-17): into a new folder, or a ZIP where the path ends so.
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { currentClub } from '../club-settings/clubValues.ts';
import { findSettings } from '../club-settings/repository.ts';
import { copyUploads } from '../features/staff/imports/exporting/copyUploads.ts';
import { exportPackage } from '../features/staff/imports/exporting/exportPackage.ts';
import { folderTarget, zipTarget } from '../features/staff/imports/exporting/packageTargets.ts';
import { openFileStore } from '../platform/files/fileStore.ts';
import { systemClock } from '../platform/process/clock.ts';
import { performCommand } from './performCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'export-package';

await withDatabase({ usage: `${COMMAND} PATH`, words: [1] }, async (database, config, given) => {
  const [path = ''] = given.positionals;
  const target = resolve(path);
  await using copies = await mkdtempDisposable(join(tmpdir(), 'parlour-export-'));
  const uploadsFolder = copies.path;
  const { clubName } = currentClub({
    given: config.club,
    row: await findSettings(database.queries),
    isProduction: config.isProduction,
  });
  const store = await openFileStore(config.filesUrl, join(config.dataFolder, 'files'));
  await copyUploads(database.queries, store, uploadsFolder);
  await performCommand({ database, config }, COMMAND, async (transaction) => {
    const input = {
      queries: transaction,
      clubName,
      exportedAt: systemClock.now(),
      picturesFolder: join(config.dataFolder, 'pictures'),
      uploadsFolder,
    };
    if (target.toLowerCase().endsWith('.zip')) {
      const zip = zipTarget(createWriteStream(target, { flags: 'wx', mode: 0o600 }));
      await exportPackage(input, zip);
      await zip.end();
    } else {
      await mkdir(target, { mode: 0o700 });
      await exportPackage(input, folderTarget(target));
    }
    return { events: [{ action: 'export.made', subject: 'export:command' } as const] };
  });
  console.log(`exported the club to ${path}`);
});
