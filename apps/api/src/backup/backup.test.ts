import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { removeOrphanFiles } from '../features/documents/orphans.ts';
import { removeOrphanPictures } from '../features/pictures/orphans.ts';
import { openFileStore } from '../platform/files/fileStore.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { releaseMigrations } from '../platform/postgres/releaseMigrations.ts';
import { HOUR } from '../platform/process/clock.ts';
import { writeWhole } from '../platform/process/writeWhole.ts';
import {
  backUp,
  newDataFolder,
  newEmptyDatabase,
  readClubRows,
  restoreInto,
  SECRET_KEY,
  startStoredClub,
  type StoredClub,
} from '../testing/backups.ts';
import { dataUrl, jpeg, pdf } from '../testing/documentFiles.ts';
import { startTestBucket } from '../testing/testBucket.ts';
import { startTestClub, type Tokens } from '../testing/testClub.ts';
import { newStorage } from '../testing/clubStorage.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { entryNames } from './archive/contents.ts';
import { readArchive } from './archive/readArchive.ts';
import { verifyArchive } from './archive/verifyArchive.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { makeBackup } from './makeBackup.ts';

let stored: StoredClub;
let as: Tokens;
let requestId: string;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  const dataFolder = await newDataFolder((remove) => void ends.push(remove));
  const { stop, ...rest } = await startStoredClub(dataFolder);
  stored = rest;
  ends.push(stop);
  writeFileSync(join(dataFolder, 'pictures', 'Terrasse für alle.jpg'), await jpeg());
  as = await stored.club.signIn();
  const body = { requestType: 'Other', subject: 'Help', otherDescription: 'Please' } as const;
  requestId = (await stored.club.api.submitRequest({ body }, { as })).data().id;
  await upload('Passport');
  const file = { file: dataUrl(pdf('Ticket')), name: 'Ticket' };
  await stored.club.api.uploadRequestFile({ params: { id: requestId }, body: file }, { as });
  await uploadPicture();
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const upload = async (title: string) => {
  const body = { file: dataUrl(pdf(title)), title, description: '' };
  return (await stored.club.api.uploadDocument({ body }, { as })).data().id;
};
const uploadPicture = async () => {
  const editor = await stored.club.signInStaff('editor');
  const body = { file: dataUrl(await jpeg()), name: 'Photo.jpg' };
  return (await stored.club.desk.uploadPicture({ body }, { as: editor })).data();
};
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => {
      const path = join(file.parentPath, file.name);
      return [path.slice(folder.length), readFileSync(path, 'base64')];
    })
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
/** A whole backup of the club, and an empty database and folder to restore it into. */
const prepare = async (recipients: readonly string[] = []) => ({
  path: await backUp(stored.source, stored.dataFolder, recipients),
  database: await newEmptyDatabase(),
  folder: await newDataFolder(),
});
let earlier: Promise<string> | undefined;
/** As `prepare`, with one backup for all tests that do not compare it with the club of now. */
const prepareEarlier = async () => ({
  path: await (earlier ??= backUp(stored.source, stored.dataFolder)),
  database: await newEmptyDatabase(),
  folder: await newDataFolder(),
});
const tablesOf = (database: Awaited<ReturnType<typeof newEmptyDatabase>>) =>
  database.run(`select 1 from pg_tables where schemaname in ('public', 'drizzle', 'pgboss')`);

test('api/backup-1, api/backup-7: a restored club has every row and file, and goes on', async () => {
  const { club, source, dataFolder } = stored;
  const before = await readClubRows(club.testDatabase);
  const path = await backUp(source, dataFolder);
  const [database, folder] = [await createTestDatabase('template0'), await newDataFolder()];
  const { chain, manifest } = await restoreInto(path, folder, database);
  expect(await readClubRows(database)).toEqual(before);
  expect(manifest.missing).toEqual([]);
  expect(chain.brokenAt).toBeNull();
  for (const part of ['files/documents', 'files/pictures', 'pictures']) {
    expect(filesIn(join(folder, part))).toEqual(filesIn(join(dataFolder, part)));
  }
  expect(filesIn(join(folder, 'files/documents'))).toHaveLength(2);
  expect(readdirSync(folder).toSorted()).toEqual(['files', 'pictures', 'secret-key']);

  const storage = {
    ...(await newStorage()),
    testDatabase: database,
    filesFolder: join(folder, 'files'),
    secretKey: SECRET_KEY,
    startsAt: club.now(),
  };
  const restored = await startTestClub({}, { storage });
  onTestFinished(restored.stop);
  const [document] = (await restored.club.api.listDocuments({}, { as })).data();
  const preview = await restored.club.app.inject({
    url: `/api/profile/documents/${document?.id}/preview`,
    headers: { authorization: `Bearer ${as.token}`, 'x-crm-token': as.crmToken },
  });
  expect(preview.rawPayload).toEqual(pdf('Passport'));
  const body = { requestType: 'Other', subject: 'More', otherDescription: 'Please' } as const;
  expect((await restored.club.api.submitRequest({ body }, { as })).status).toBe(201);
});

test('api/backup-7: an email that was queued leaves from the restored club', async () => {
  const queue = { name: 'a-queue', longestWait: 1000, batches: 1, batchSize: 1 };
  const open = (connectionString: string) =>
    startJobs({ connectionString, onFailedJob: () => undefined, onError: () => undefined });
  const before = await open(stored.source.connectionString);
  await before.work({ ...queue, name: 'another-queue' }, () => Promise.resolve());
  await before.work(queue, () => Promise.reject(new Error('the mail server is away')));
  await before.add(null, queue, '01a20377-dfd3-767d-aa5b-7ace4ad0e53b', 'an email', 3600);
  await before.stop();
  const { path, folder, database } = await prepare();
  await restoreInto(path, folder, database);
  const rows = await database.run(
    `update pgboss.job set start_after = now() where name = 'a-queue' returning state`,
  );
  expect(rows).toHaveLength(1);
  const after = await open(database.connectionString);
  const delivered: string[] = [];
  await after.work(queue, ({ payload }) => Promise.resolve(void delivered.push(payload)));
  await expect.poll(() => delivered).toEqual(['an email']);
  await after.stop();
});

test('api/backup-1, api/backup-7: files go from a folder into a bucket, and back', async () => {
  const bucket = await startTestBucket();
  onTestFinished(() => bucket.close());
  const logo = join(stored.dataFolder, 'files/club/logo');
  mkdirSync(logo, { recursive: true });
  writeFileSync(join(logo, 'former.80x20.png'), await jpeg());
  const { path, folder, database } = await prepare();
  const store = await openFileStore(bucket.url, '');
  await restoreInto(path, folder, database, { store });
  const names = [...bucket.objects.keys()].toSorted();
  expect(names.filter((name) => name.startsWith('parlour/documents/'))).toHaveLength(2);
  expect(names).toContain('parlour/club/logo/former.80x20.png');
  const { connectionString } = database;
  const back = await backUp({ ...stored.source, connectionString, store }, stored.dataFolder);
  const [second, other] = [await newEmptyDatabase(), await newDataFolder()];
  const { manifest } = await restoreInto(back, other, second);
  expect(manifest.missing).toEqual([]);
  for (const part of ['documents', 'pictures', 'club/logo']) {
    const at = (root: string) => filesIn(join(root, 'files', part));
    expect(at(other)).toEqual(at(stored.dataFolder));
  }
});

test('api/backup-1: a file that the store has lost does not keep the rest from being backed up', async () => {
  const id = await upload('Lost');
  rmSync(join(stored.dataFolder, 'files/documents', id));
  const { path, folder, database } = await prepare();
  const { manifest } = await restoreInto(path, folder, database);
  expect(manifest.missing).toEqual([`documents/${id}`]);
  await stored.club.api.deleteDocument({ params: { id } }, { as });
});

test('api/backup-2: what is deleted while the files are copied is in the backup, and is removed afterwards', async () => {
  const { club, source, dataFolder } = stored;
  const ids = [await upload('First'), await upload('Second'), await upload('Third')];
  const picture = await uploadPicture();
  const editor = await club.signInStaff('editor');
  let isDeleted = false;
  const store = {
    ...source.store,
    async read(name: string) {
      if (!isDeleted) {
        isDeleted = true;
        for (const id of ids) {
          const deleted = await club.api.deleteDocument({ params: { id } }, { as });
          expect(deleted.status).toBe(200);
        }
        await club.desk.deletePicture({ params: { id: picture.id } }, { as: editor });
      }
      return source.store.read(name);
    },
  };
  const path = await backUp({ ...source, store }, dataFolder);
  const [database, folder] = [await newEmptyDatabase(), await newDataFolder()];
  const { manifest } = await restoreInto(path, folder, database);
  expect(manifest.missing).toEqual([]);
  const files = readdirSync(join(folder, 'files/documents'));
  expect(files).toEqual(expect.arrayContaining(ids));
  expect(await database.run('select id from documents')).toHaveLength(files.length - 1);
  expect(readdirSync(join(folder, 'files/pictures'))).toHaveLength(2);

  expect(readdirSync(join(dataFolder, 'files/documents'))).toEqual(expect.arrayContaining(ids));
  const whole = await openFileStore(undefined, join(dataFolder, 'files'));
  const later = { now: () => new Date(Date.now() + 2 * HOUR) };
  expect(await removeOrphanFiles(club.database.queries, whole, later)).toBe(3);
  expect(await removeOrphanPictures(club.database.queries, whole, later)).toBe(1);
});

test('api/backup-1, api/backup-3: under writes every document has its file, and what was accepted before is there', async () => {
  const { club, source, dataFolder } = stored;
  const rounds = inject('isLong') ? 10 : 1;
  for (let round = 0; round < rounds; round += 1) {
    let [isMade, count] = [false, 0];
    const accepted = new Set<string>();
    const write = async (worker: number) => {
      const mine: string[] = [];
      while (!isMade) {
        mine.push(await upload(`Document ${worker}`));
        accepted.add(mine.at(-1) ?? '');
        count += 1;
        // Two of three stay until the end.
        if (mine.length > 2) {
          const id = mine.shift() ?? '';
          accepted.delete(id);
          await club.api.deleteDocument({ params: { id } }, { as });
        }
      }
      for (const id of mine) await club.api.deleteDocument({ params: { id } }, { as });
    };
    const stable = await upload('Accepted before');
    const writers = [1, 2, 3].map(write);
    await expect.poll(() => count).toBeGreaterThan(3);
    const path = await backUp(source, dataFolder);
    isMade = true;
    await Promise.all(writers);
    const [database, folder] = [await createTestDatabase('template0'), await newDataFolder()];
    const { manifest, chain } = await restoreInto(path, folder, database);
    const rows = await database.run(
      'select id from documents union all select id from request_files',
    );
    const files = readdirSync(join(folder, 'files/documents'));
    expect(files.toSorted()).toEqual(rows.map(({ id }) => String(id)).toSorted());
    expect(files).toContain(stable);
    expect([manifest.missing, chain.brokenAt]).toEqual([[], null]);
    await database.drop();
    await club.api.deleteDocument({ params: { id: stable } }, { as });
  }
});

test('api/backup-4: a backup holds no key of the club, but the ids of those that it needs', async () => {
  const { path } = await prepareEarlier();
  const { head } = await verifyArchive({ path, identities: [] });
  expect(head.keyIds).toEqual([stored.club.secrets.keyId]);
  const names: string[] = [];
  for await (const { name, content } of readArchive({ path, identities: [] })) {
    names.push(name);
    expect(await text(Readable.from(content))).not.toContain(SECRET_KEY);
  }
  expect(names[0]).toBe('backup.json');
  expect(names.slice(-2)).toEqual(['manifest.json', 'signature']);
  expect(names.filter((name) => /secret-key|private/.test(name))).toEqual([]);
});

test('api/backup-5: a full disk leaves nothing of a backup', async () => {
  const { source, dataFolder } = stored;
  await stored.club.testDatabase.run(
    `insert into import_mappings (id, name, kind, columns, updated_at)
     select g, g, 'vendor', jsonb_build_object('a', repeat(md5(g::text), 30)), now() from generate_series(1, 15000) g`,
  );
  onTestFinished(async () => {
    await stored.club.testDatabase.run('delete from import_mappings');
  });
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const openFull = (path: string) => {
    writeFileSync(path, '');
    let room = 100_000;
    const write = (chunk: Buffer, _: unknown, done: (error?: Error) => void) => {
      room -= chunk.length;
      done(room < 0 ? full : undefined);
    };
    return Promise.resolve(new Writable({ write }));
  };
  const path = join(dataFolder, 'full.backup');
  const write = async (file: Writable) => void (await makeBackup(source, file, []));
  await expect(writeWhole(path, write, openFull)).rejects.toBe(full);
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('full'))).toEqual([]);
  // The lock of the files is free again.
  expect(existsSync(await backUp(source, dataFolder))).toBe(true);
});

test('api/backup-6, api/backup-8: a backup that was changed or cut anywhere is refused, and nothing is restored', async () => {
  const { path, database, folder } = await prepareEarlier();
  const bytes = readFileSync(path);
  const damaged = join(folder, 'damaged.backup');
  const refuse = async (content: Buffer) => {
    writeFileSync(damaged, content);
    await expect(verifyArchive({ path: damaged, identities: [] })).rejects.toThrow(
      /damaged|no backup/,
    );
    await expect(restoreInto(damaged, folder, database)).rejects.toThrow(/damaged|no backup/);
  };
  const { manifestText } = await verifyArchive({ path, identities: [] });
  // Some bits of a compressed file mean nothing: without them every entry is as it was.
  const isAsBefore = async (content: Buffer) => {
    writeFileSync(damaged, content);
    return verifyArchive({ path: damaged, identities: [] }).then(
      (verified) => verified.manifestText === manifestText,
      () => false,
    );
  };
  let withoutMeaning = 0;
  const refuseUnlessAsBefore = async (content: Buffer) => {
    if (await isAsBefore(content)) withoutMeaning += 1;
    else await refuse(content);
  };
  const places = inject('isLong') ? 200 : 8;
  for (let place = 0; place < places; place += 1) {
    const at = Math.floor((bytes.length / places) * place);
    await refuse(bytes.subarray(0, at));
    const changed = Buffer.from(bytes);
    changed.writeUInt8((bytes[at] ?? 0) ^ 1, at);
    await refuseUnlessAsBefore(changed);
  }
  // The last bytes are the checksum of what is whole without them.
  await refuseUnlessAsBefore(bytes.subarray(0, -1));
  expect(withoutMeaning).toBeLessThanOrEqual(places / 4);
  await refuse(Buffer.from('a text'));
  expect(await tablesOf(database)).toEqual([]);
});

test('api/backup-6: a backup that somebody put together anew without the key is refused', async () => {
  const { path, database, folder } = await prepareEarlier();
  const forged = join(folder, 'forged.backup');
  await writeWhole(forged, (file) =>
    writeArchive(file, [], async (archive) => {
      for await (const { name, content } of readArchive({ path, identities: [] })) {
        const all = await text(Readable.from(content));
        if (name === entryNames.manifest) {
          const manifest = { ...JSON.parse(all), entries: archive.entries };
          await archive.addText(name, JSON.stringify(manifest));
        } else await archive.addText(name, all.replace('@club.example', '@evil.example'));
      }
    }),
  );
  await verifyArchive({ path: forged, identities: [] });
  await expect(restoreInto(forged, folder, database)).rejects.toThrow('without the club');
  expect(await tablesOf(database)).toEqual([]);
});

test('api/backup-8: a backup of another secret key is refused, and a former key opens it', async () => {
  const { path, database, folder } = await prepareEarlier();
  const current = 'another secret key of the tests, long enough';
  const secretKeys = { current, others: [] };
  await expect(restoreInto(path, folder, database, { secretKeys })).rejects.toThrow(
    `another key (${stored.club.secrets.keyId})`,
  );
  expect(await tablesOf(database)).toEqual([]);
  expect(readdirSync(folder)).toEqual(['secret-key']);
  await restoreInto(path, folder, database, { secretKeys: { current, others: [SECRET_KEY] } });
});

/** Prepares a backup of a release with a later migration. */
async function prepareLater() {
  const { testDatabase } = stored.club;
  await testDatabase.run(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('a later one', 9999999999999)`,
  );
  try {
    return await prepare();
  } finally {
    await testDatabase.run(`delete from drizzle.__drizzle_migrations where hash = 'a later one'`);
  }
}

test('api/backup-8: a backup of a newer release, or of a newer format, is refused', async () => {
  const { path, database, folder } = await prepareLater();
  await expect(restoreInto(path, folder, database)).rejects.toThrow('made by a newer release (');
  const newer = join(folder, 'newer.backup');
  const head = JSON.stringify({ format: 'parlour-backup', version: 2, release: '9.0.0' });
  await writeWhole(newer, (file) =>
    writeArchive(file, [], (archive) => archive.addText(entryNames.head, head)),
  );
  await expect(restoreInto(newer, folder, database)).rejects.toThrow('newer release (9.0.0)');
  expect(await tablesOf(database)).toEqual([]);
});

test('api/backup-9: an encrypted backup opens with its private key alone', async () => {
  const [own, other] = [await generateIdentity(), await generateIdentity()];
  const { path, database, folder } = await prepare([await identityToRecipient(own)]);
  const bytes = readFileSync(path);
  expect(bytes.subarray(0, 18).toString()).toBe('age-encryption.org');
  await expect(restoreInto(path, folder, database)).rejects.toThrow('is encrypted: name the file');
  await expect(restoreInto(path, folder, database, { identities: [other] })).rejects.toThrow(
    'encrypted for another key',
  );
  writeFileSync(join(folder, 'cut'), bytes.subarray(0, -100));
  await expect(
    restoreInto(join(folder, 'cut'), folder, database, { identities: [own] }),
  ).rejects.toThrow('damaged');
  expect(await tablesOf(database)).toEqual([]);
  await restoreInto(path, folder, database, { identities: [own] });
  expect((await readClubRows(database))['public.members']).toEqual(
    (await readClubRows(stored.club.testDatabase))['public.members'],
  );
  await expect(backUp(stored.source, stored.dataFolder, ['age1wrong'])).rejects.toThrow(
    'age1wrong is no public key of age',
  );
});

test('api/backup-11: a backup of an earlier release is restored as it was, then migrated', async () => {
  const dataFolder = await newDataFolder();
  const { club, source, stop } = await startStoredClub(dataFolder);
  // The job queue of that release has a column more and another one less.
  await club.testDatabase.run('alter table pgboss.queue add column former text');
  await club.testDatabase.run('alter table pgboss.queue drop column ready_history');
  const path = await backUp(source, dataFolder).finally(() => void stop());
  const later = {
    name: 'later',
    sql: [`alter table members add column motto text not null default 'Festina lente'`],
    hash: 'a later one',
    folderMillis: 9_999_999_999_999,
    bps: true,
  };
  const migrations = [...releaseMigrations(), later];
  const [database, folder] = [await newEmptyDatabase(), await newDataFolder()];
  await restoreInto(path, folder, database, { migrations });
  const mottos = await database.run('select distinct motto from members');
  expect(mottos).toEqual([{ motto: 'Festina lente' }]);
  const done = await database.run('select hash from drizzle.__drizzle_migrations order by id');
  expect(done.map(({ hash }) => hash)).toEqual(migrations.map(({ hash }) => hash));
  const queues = await database.run('select ready_history::text as history from pgboss.queue');
  expect(queues.length).toBeGreaterThan(0);
  expect(new Set(queues.map(({ history }) => history))).toEqual(new Set(['{}']));
});

test('api/backup-12: a living club is replaced only by its name, and a restore that fails leaves it', async () => {
  const { path, folder } = await prepare();
  const living = await createTestDatabase();
  onTestFinished(() => living.drop());
  await living.run(`insert into club_settings (club_name) values ('The Reading Room')`);
  const before = await readClubRows(living);
  const refused = restoreInto(path, folder, living);
  await expect(refused).rejects.toThrow(`add --replace 'The Reading Room'`);
  await expect(restoreInto(path, folder, living, { replaced: 'Parlour' })).rejects.toThrow(
    'the database holds a club, The Reading Room',
  );
  const replaced = 'The Reading Room';
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const store = { put: () => Promise.reject(full) };
  await expect(restoreInto(path, folder, living, { replaced, store })).rejects.toBe(full);
  expect(await readClubRows(living)).toEqual(before);
  await restoreInto(path, folder, living, { replaced });
  expect(await readClubRows(living)).toEqual(await readClubRows(stored.club.testDatabase));
  await expect(
    restoreInto(path, folder, stored.club.testDatabase, { replaced: 'Parlour' }),
  ).rejects.toThrow('a server runs on this database');
});

test('api/backup-12: the database of another program is refused', async () => {
  const { path, folder, database } = await prepareEarlier();
  await database.run('create table orders (id int)');
  await expect(restoreInto(path, folder, database)).rejects.toThrow('tables of another program');
  expect(await tablesOf(database)).toHaveLength(1);
});

test('api/backup-13: of two backups at once the second is refused', async () => {
  const { source, dataFolder } = stored;
  let second: Promise<string> | undefined;
  const store = {
    ...source.store,
    async read(name: string) {
      second ??= backUp(source, dataFolder);
      await expect(second).rejects.toThrow('another backup of this club is being made');
      return source.store.read(name);
    },
  };
  expect(existsSync(await backUp({ ...source, store }, dataFolder))).toBe(true);
});
