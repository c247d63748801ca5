import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { PICTURE_SIZE_LIMIT, pictureUrlOf } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../../../../platform/crypto/random.ts';
import { type Database, openDatabase } from '../../../../platform/postgres/database.ts';
import { START } from '../../../../testing/constants.ts';
import { jpeg } from '../../../../testing/documentFiles.ts';
import { createEmptyClub } from '../../../../testing/emptyClub.ts';
import { folderOf } from '../../../../testing/importing.ts';
import type { TestDatabase } from '../../../../testing/testDatabase.ts';
import type { PackageFile } from '../reading/packageSource.ts';
import { createPackageUploads, type PackageUploads } from './packageUploads.ts';

let club: TestDatabase;
let database: Database;
beforeAll(async () => {
  club = await createEmptyClub();
  database = openDatabase(club.connectionString, () => undefined);
});
afterAll(async () => {
  await database.close();
  await club.drop();
});

const path = 'pictures/a.jpg';
const plain = {
  file: path,
  id: null,
  name: null,
  alternativeText: null,
  focusX: null,
  focusY: null,
};
const fileOf = (bytes: Buffer, size = bytes.length): PackageFile => ({
  name: path,
  size,
  open: () => Promise.resolve(Readable.from([bytes])),
});

const authorOf = (importId: string) => ({
  importId,
  staffId: null,
  clock: { now: () => START },
  random: systemRandom,
});

/** Adds the pictures of one import, and returns what is in its folder afterwards and what was stored. */
async function importPictures(work: (uploads: PackageUploads) => Promise<unknown>) {
  const folder = await folderOf({});
  const put: string[] = [];
  const importId = randomUUID();
  await club.run(
    `insert into imports (id, status, name, created_at) values ($1, 'planning', 'test', now())`,
    [importId],
  );
  const target = { folder, put: async (name: string) => void put.push(name) };
  const outcome = await database.transaction(async (transaction) => {
    const uploads = await createPackageUploads(transaction, authorOf(importId), target);
    const result = await work(uploads);
    await uploads.store();
    return { result, newCount: uploads.newCount() };
  });
  return { ...outcome, left: await readdir(folder), put };
}

/** Imports a new picture as the lake. */
const importLake = (id: string) =>
  importPictures(async (uploads) => {
    uploads.describe(path, { ...plain, id, name: ' The lake ', focusX: 20 });
    return uploads.outcomeOf(path, fileOf(await jpeg()));
  });
const storedFile = async (id: string) =>
  String((await club.run('select file from pictures where id = $1', [id]))[0]?.['file']);

test('api/staff/imports-22: of a new picture the stored file alone stays in the folder of its import', async () => {
  const id = randomUUID();
  const { result, newCount, left, put } = await importLake(id);
  expect(result).toEqual({ url: pictureUrlOf(id) });
  const select = 'select name, focus_x, focus_y from pictures where id = $1';
  expect(await club.run(select, [id])).toEqual([{ name: 'The lake', focus_x: 20, focus_y: 50 }]);
  const file = await storedFile(id);
  expect([newCount, left, put]).toEqual([1, [basename(file)], [file]]);
});

test.each([
  ['no picture', Buffer.from('no picture'), 'is no picture.'],
  ['damaged', (await jpeg()).subarray(0, 100), 'is damaged.'],
])('api/staff/imports-22: of a picture that is %s no file stays', async (_, bytes, reason) => {
  const { result, newCount, left, put } = await importPictures(async (uploads) => {
    uploads.describe(path, plain);
    return uploads.outcomeOf(path, fileOf(bytes));
  });
  expect(result).toEqual({ message: `${path} ${reason}` });
  expect([newCount, left, put]).toEqual([0, [], []]);
});

test('api/staff/imports-22: a picture whose file breaks off leaves nothing, and its import fails', async () => {
  const folder = await folderOf({});
  const breakOff = async function* () {
    yield Buffer.from('half');
    throw new Error('it broke off');
  };
  const broken = { ...fileOf(Buffer.alloc(10)), open: () => Promise.resolve(breakOff()) };
  const imported = database.transaction(async (transaction) => {
    const target = { folder, put: () => Promise.resolve() };
    const uploads = await createPackageUploads(transaction, authorOf(randomUUID()), target);
    uploads.describe(path, plain);
    await uploads.outcomeOf(path, broken);
  });
  await expect(imported).rejects.toThrow('it broke off');
  expect(await readdir(folder)).toEqual([]);
});

test('api/staff/imports-4, api/staff/imports-22: a described picture without a file, or of more than 20 MB, is refused unread', async () => {
  const { result, left } = await importPictures(async (uploads) => {
    uploads.describe(path, plain);
    const unread = { ...fileOf(Buffer.alloc(0), PICTURE_SIZE_LIMIT + 1), open: expect.fail };
    return [
      await uploads.outcomeOf(path, undefined),
      await uploads.outcomeOf(path, unread),
      await uploads.outcomeOf('pictures/other.jpg', unread),
    ];
  });
  expect(result).toEqual([
    { message: `The package has no file ${path}.` },
    { message: `${path} is larger than 20 MB.` },
    undefined,
  ]);
  expect(left).toEqual([]);
});

test('api/staff/imports-22: a picture that the club has stays as it is, by its id or the name of its file', async () => {
  const id = randomUUID();
  await importLake(id);
  const file = await storedFile(id);
  const { result, newCount } = await importPictures(async (uploads) => {
    uploads.describe(path, { ...plain, id });
    return [
      await uploads.outcomeOf(path, undefined),
      await uploads.outcomeOf(`pictures/${basename(file)}`, undefined),
    ];
  });
  expect(result).toEqual([{ url: pictureUrlOf(id) }, { url: pictureUrlOf(id) }]);
  expect(newCount).toBe(0);
});
