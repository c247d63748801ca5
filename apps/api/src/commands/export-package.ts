// Staff command `node --conditions=@parlour/source apps/api/src/commands/export-package.ts PATH`: exports the whole club as a
// package (IP17): into a new folder, or a ZIP where the path ends so.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { exportPackage } from '../features/staff/imports/exporting/exportPackage.ts';
import { folderTarget, zipTarget } from '../features/staff/imports/exporting/packageTargets.ts';
import { systemClock } from '../platform/process/clock.ts';
import { performCommand } from './performCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'export-package';
const [path = '', ...more] = process.argv.slice(2);

await withDatabase(COMMAND, async (database, config) => {
  if (path === '' || more.length > 0) throw new Error('name one new folder or ZIP file');
  const target = resolve(path);
  await performCommand({ database, config }, COMMAND, async (transaction) => {
    const input = {
      queries: transaction,
      clubName: config.clubName,
      exportedAt: systemClock.now(),
      picturesFolder: join(config.dataFolder, 'pictures'),
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
