import type pg from 'pg';
import type { FileStore } from '../platform/files/fileStore.ts';
import {
  type BackupHead,
  type BackupManifest,
  entryFolders,
  entryNames,
  fullNameOf,
} from './archive/contents.ts';
import { type ArchiveFile, readArchive } from './archive/readArchive.ts';
import { createTableLoader } from './database/loadTable.ts';
import type { StagedFiles } from './files/stagedFiles.ts';

/** Where the content of a backup goes. */
export interface LoadTarget {
  readonly client: pg.Client;
  readonly store: Pick<FileStore, 'put'>;
  /** Gets what belongs into the data folder. */
  readonly staged: StagedFiles;
}

/**
 * Loads the rows of a backup into tables that are there, in the present transaction, and its files into their places.
 *
 * @throws Error where a row was not loaded, or a name leads out of its folder.
 */
export async function loadArchive(
  file: ArchiveFile,
  { tables }: BackupHead,
  { rows }: BackupManifest,
  { client, store, staged }: LoadTarget,
): Promise<void> {
  const tablesByName = new Map(tables.map((table) => [fullNameOf(table), table]));
  const loader = createTableLoader(client);
  for await (const { name, content } of readArchive(file)) {
    const table = tablesByName.get(partOf(name, entryFolders.database)?.split('/')[0] ?? '');
    const storedName = partOf(name, entryFolders.stored);
    if (table !== undefined) await loader.load(table, content);
    else if (storedName !== undefined) {
      await staged.withFile(content, (path) => store.put(storedName, path));
    } else if (name === entryNames.cardKey || partOf(name, entryFolders.pictures) !== undefined) {
      await staged.stage(name, content);
    }
  }
  const loaded = await loader.end();
  for (const [name, count] of Object.entries(rows)) {
    if ((loaded[name] ?? 0) !== count) throw new Error(`not every row of ${name} was loaded`);
  }
}

/** Returns what a name has below a folder, or undefined where it is elsewhere. Throws where it leads out of the folder. */
function partOf(name: string, folder: string): string | undefined {
  if (!name.startsWith(folder)) return undefined;
  const part = name.slice(folder.length);
  const leadsOut = part.split('/').some((each) => each === '' || each === '.' || each === '..');
  if (leadsOut || /[\\\0]/.test(part)) throw new Error(`${name} is no name of an entry`);
  return part;
}
