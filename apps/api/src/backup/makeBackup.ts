import type { Writable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Secrets } from '../platform/crypto/secrets.ts';
import { lockStoredFiles, unlockStoredFiles } from '../platform/files/backupLock.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { queriesOf } from '../platform/postgres/database.ts';
import { type ArchivedTable, entryFolders, entryNames, fullNameOf } from './archive/contents.ts';
import { type OpenArchive, writeArchive } from './archive/writeArchive.ts';
import { describeSnapshot, type SnapshotFacts } from './database/describeSnapshot.ts';
import { withSession } from './database/session.ts';
import { quotedColumns, quotedName } from './database/tables.ts';
import { addOwnFiles } from './files/ownFiles.ts';
import { findStoredNames } from './files/storedFiles.ts';

/** What a backup is made of. */
export interface BackupSource extends SnapshotFacts {
  readonly connectionString: string;
  readonly store: Pick<FileStore, 'read' | 'sizeOf' | 'list'>;
  readonly secrets: Pick<Secrets, 'keyId' | 'sign'>;
}

/** What was backed up. */
export interface MadeBackup {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Files that rows name and that the store had not. */
  readonly missing: readonly string[];
}

/** Former logos, which sent emails show and no row names. */
const LOGOS = 'club/logo';

/**
 * Writes a backup while members go on: the database as it is at one instant, and every file that it names then
 * (docs/decisions/0050).
 *
 * @param file - is ended.
 * @param recipients - public keys of age. Without one the backup is not encrypted.
 * @throws Error for people, where another backup is being made or the connection broke.
 */
export async function makeBackup(
  source: BackupSource,
  file: Writable,
  recipients: readonly string[],
): Promise<MadeBackup> {
  return withSession(source.connectionString, async (client) => {
    // Before the snapshot: what it names is not removed from now on.
    await lockStoredFiles(client);
    let made: MadeBackup | undefined;
    await writeArchive(file, recipients, async (archive) => {
      made = await fill(archive, client, source);
      const isLocked = await unlockStoredFiles(client).catch(() => false);
      if (!isLocked) throw new Error('the connection to the database broke: make the backup again');
    });
    if (made === undefined) throw new Error('nothing was written');
    return made;
  });
}

async function fill(
  archive: OpenArchive,
  client: pg.Client,
  source: BackupSource,
): Promise<MadeBackup> {
  const { store, dataFolder, secrets } = source;
  await client.query('begin isolation level repeatable read, read only');
  const head = await describeSnapshot(client, source);
  await archive.addText(entryNames.head, JSON.stringify(head, null, 2));
  const rows: Record<string, number> = {};
  for (const table of head.tables) rows[fullNameOf(table)] = await addRows(archive, client, table);
  const names = new Set(await findStoredNames(queriesOf(client)));
  // A longer transaction would keep the database from clearing what is outdated.
  await client.query('commit');

  for await (const name of store.list(LOGOS)) names.add(name);
  const missing: string[] = [];
  for (const name of names) if (!(await addStored(archive, store, name))) missing.push(name);
  await addOwnFiles(archive, dataFolder);
  const manifest = JSON.stringify({ entries: archive.entries, rows, missing });
  await archive.addText(entryNames.manifest, manifest);
  await archive.addText(entryNames.signature, secrets.sign('backup', manifest));
  return {
    tables: head.tables.length,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    files: names.size - missing.length,
    missing,
  };
}

/** Adds the rows of a table. Returns how many. */
async function addRows(
  archive: OpenArchive,
  client: pg.Client,
  table: ArchivedTable,
): Promise<number> {
  const rows = client.query(
    copyTo(`copy (select ${quotedColumns(table.columns)} from ${quotedName(table)}) to stdout`),
  );
  await archive.addPieces(`${entryFolders.database}${fullNameOf(table)}`, rows);
  return rows.rowCount;
}

/** Adds a stored file. Returns false where the store has none. */
async function addStored(
  archive: OpenArchive,
  store: BackupSource['store'],
  name: string,
): Promise<boolean> {
  const size = await store.sizeOf(name);
  if (size === undefined) return false;
  await archive.add(`${entryFolders.stored}${name}`, size, await store.read(name));
  return true;
}
