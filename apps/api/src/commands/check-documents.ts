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
const usage = {
  usage: `${COMMAND} [--remove]`,
  words: [0],
  options: { remove: { type: 'boolean', default: false } },
} as const;

await withDatabase(usage, async (database, config, { values }) => {
  const store = keepFilesDuringBackup(
    await openFileStore(config.filesUrl, join(config.dataFolder, 'files')),
    database.queries,
  );
  const checked = { action: 'documents.checked', subject: 'documents:all' } as const;
  await performCommand({ database, config }, COMMAND, () => ({ events: [checked] }));
  const { files, documents } = await findOrphans(database.queries, store, systemClock);
  for (const file of files) {
    if (values.remove) {
      const removed = { action: 'document.file-removed', subject: `file:${file}` } as const;
      await performCommand({ database, config }, COMMAND, () => ({ events: [removed] }));
      await store.remove(file);
    }
    console.log(`${values.remove ? 'removed' : 'no document has'} the file ${file}`);
  }
  for (const id of documents) console.log(`the document ${id} has no file`);
  console.log(
    `files without a document: ${files.length}, documents without a file: ${documents.length}`,
  );
});
