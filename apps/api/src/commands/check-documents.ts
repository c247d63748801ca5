// Staff command `node --conditions=@parlour/source apps/api/src/commands/check-documents.ts [--remove]`: finds files without
// a document and documents without a file (api/documents-19). With `--remove` it removes the former.
import { join } from 'node:path';
import { findOrphans } from '../features/documents/orphans.ts';
import { systemClock } from '../platform/process/clock.ts';
import { keepFilesDuringBackup } from '../platform/files/backupLock.ts';
import { openFileStore } from '../platform/files/fileStore.ts';
import { performCommand } from './performCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'check-documents';
const options = process.argv.slice(2);

await withDatabase(COMMAND, async (database, config) => {
  const unknownOption = options.find((option) => option !== '--remove');
  if (unknownOption !== undefined)
    throw new Error(`the only option is --remove, not ${unknownOption}`);
  const store = keepFilesDuringBackup(
    await openFileStore(config.filesUrl, join(config.dataFolder, 'files')),
    database.queries,
  );
  const checked = { action: 'documents.checked', subject: 'documents:all' } as const;
  await performCommand({ database, config }, COMMAND, () => ({ events: [checked] }));
  const { files, documents } = await findOrphans(database.queries, store, systemClock);
  for (const file of files) {
    if (options.includes('--remove')) {
      const removed = { action: 'document.file-removed', subject: `file:${file}` } as const;
      await performCommand({ database, config }, COMMAND, () => ({ events: [removed] }));
      await store.remove(file);
    }
    console.log(`${options.includes('--remove') ? 'removed' : 'no document has'} the file ${file}`);
  }
  for (const id of documents) console.log(`the document ${id} has no file`);
  console.log(
    `files without a document: ${files.length}, documents without a file: ${documents.length}`,
  );
});
