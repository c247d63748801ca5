import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeBackup, type BackupSource } from '../backup/makeBackup.ts';
import { restoreBackup, type RestoreTarget } from '../backup/restoreBackup.ts';
import { openFileStore } from '../platform/files/fileStore.ts';
import { systemClock } from '../platform/process/clock.ts';
import { writeWhole } from '../platform/process/writeWhole.ts';
import { newStorage } from './clubStorage.ts';
import { startTestClub, type TestClub } from './testClub.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

/** The secret key of the clubs that are backed up. */
export const SECRET_KEY = 'a secret key of the tests, long enough';

/** Creates a data folder with a secret key, for one test or suite. */
export async function newDataFolder(
  removeLater: (remove: () => void) => void = onTestFinished,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-backup-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  writeFileSync(join(folder, 'secret-key'), SECRET_KEY);
  removeLater(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A club with a data folder, as the commands find it. */
export interface StoredClub {
  readonly club: TestClub;
  readonly dataFolder: string;
  readonly source: BackupSource;
}

/** Starts a club whose files are in a data folder. */
export async function startStoredClub(
  dataFolder: string,
): Promise<StoredClub & { stop(): Promise<void> }> {
  const filesFolder = join(dataFolder, 'files');
  mkdirSync(join(dataFolder, 'pictures'), { recursive: true });
  const storage = { ...(await newStorage()), filesFolder, secretKey: SECRET_KEY };
  const { club, stop } = await startTestClub({}, { storage });
  const source = {
    connectionString: club.testDatabase.connectionString,
    store: await openFileStore(undefined, filesFolder),
    dataFolder,
    clubName: 'Parlour',
    release: '0.1.0',
    secrets: club.secrets,
    clock: systemClock,
  };
  return { club, dataFolder, source, stop };
}

/** Creates an empty database for one test. */
export async function newEmptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase('template0');
  onTestFinished(() => database.drop());
  return database;
}

/** Writes a backup into a new file of the folder. Returns its path. */
export async function backUp(
  source: BackupSource,
  folder: string,
  recipients: readonly string[] = [],
): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.backup`);
  await writeWhole(path, async (file) => {
    await makeBackup(source, file, recipients);
  });
  return path;
}

/** Restores a backup into an empty database and data folder. */
export async function restoreInto(
  path: string,
  dataFolder: string,
  database: TestDatabase,
  options: Partial<RestoreTarget> & { readonly identities?: readonly string[] } = {},
) {
  const { identities = [], ...target } = options;
  return restoreBackup(
    { path, identities },
    {
      openDatabase: () => Promise.resolve(database.connectionString),
      store: await openFileStore(undefined, join(dataFolder, 'files')),
      dataFolder,
      secretKeys: { current: SECRET_KEY, others: [] },
      defaultClubName: 'Parlour',
      replaced: undefined,
      ...target,
    },
  );
}

/** Reads every row of the club's tables as text, sorted, by table. */
export async function readClubRows(database: TestDatabase) {
  const tables = await database.run(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'drizzle') order by 1`,
  );
  const rows: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const found = await database.run(`select t::text as text from ${String(name)} t order by 1`);
    rows[String(name)] = found.map(({ text }) => String(text));
  }
  // The state of a job changes while its server runs.
  const jobs = await database.run('select id, name, data::text from pgboss.job order by 1');
  rows['pgboss.job'] = jobs.map((job) => JSON.stringify(job));
  return rows;
}
