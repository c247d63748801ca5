import { readFile, symlink, writeFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { clubFile, folderOf } from '../../../testing/importing.ts';
import { openPackage } from './reading/openPackage.ts';

/** Writes a ZIP, with names that the library itself would refuse. */
async function zipOf(files: readonly (readonly [name: string, content: Buffer, mode?: number])[]) {
  const path = join(await folderOf({}), 'club.zip');
  const zip = new ZipFile();
  const output = createWriteStream(path);
  zip.outputStream.pipe(output);
  for (const [name, content, mode] of files) {
    zip.addBuffer(content, name, mode === undefined ? {} : { mode });
  }
  zip.end();
  await once(output, 'finish');
  return path;
}

/** Replaces bytes of a file by others of the same length. */
async function patch(path: string, from: string, to: string) {
  const bytes = (await readFile(path)).toString('latin1').replaceAll(from, to);
  await writeFile(path, Buffer.from(bytes, 'latin1'));
  return path;
}

const failureOf = async (path: string) =>
  openPackage(path, 'club.zip').then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const club = ['club.json', Buffer.from(clubFile['club.json'])] as const;

test('api/staff/imports-3: a ZIP is read by the names of its files, also within one folder', async () => {
  for (const folder of ['', 'my club/']) {
    const source = await openPackage(
      await zipOf([
        [`${folder}club.json`, club[1]],
        [`${folder}pictures/a.jpg`, Buffer.from('x')],
        [`__MACOSX/${folder}._club.json`, Buffer.from('x')],
        [`${folder}.DS_Store`, Buffer.from('x')],
      ]),
    );
    expect([...source.files.keys()]).toEqual(['club.json', 'pictures/a.jpg']);
    await source.close();
  }
});

test('api/staff/imports-3: a name that leads out of a ZIP is refused', async () => {
  const traversal = await patch(
    await zipOf([club, ['uu/uu/evil', Buffer.from('x')]]),
    'uu/uu/evil',
    '../../evil',
  );
  expect(await failureOf(traversal)).toContain(
    'club.zip: It has a file whose name leads out of it',
  );
  const absolute = await patch(
    await zipOf([club, ['Sroot/evil', Buffer.from('x')]]),
    'Sroot/evil',
    '/root/evil',
  );
  expect(await failureOf(absolute)).toContain('club.zip: It has a file whose name leads out of it');
});

test('api/staff/imports-3: a link, a bomb, a doubled file and what is no ZIP are refused', async () => {
  expect(
    await failureOf(await zipOf([club, ['vendors.csv', Buffer.from('/etc/passwd'), 0o120777]])),
  ).toContain('club.zip: Its file vendors.csv is a link, which is not read.');
  const zeros = Buffer.alloc(30 * 1024 * 1024);
  expect(await failureOf(await zipOf([club, ['vendors.csv', zeros]]))).toContain(
    'club.zip: Its file vendors.csv unpacks to far more than it is.',
  );
  expect(await failureOf(await zipOf([club, club]))).toContain('It has the file club.json twice.');
  const path = join(await folderOf({ 'a.zip': 'PK\u0003\u0004 and no more' }), 'a.zip');
  expect(await failureOf(path)).toContain('club.zip: It is no ZIP file, or it is damaged.');
  const many = Array.from(
    { length: 5001 },
    (_, index) => [`pictures/${index}`, Buffer.of()] as const,
  );
  expect(await failureOf(await zipOf(many))).toContain('club.zip: It has more than 5000 files.');
});

test('api/staff/imports-3: a link in a folder is refused', async () => {
  const folder = await folderOf(clubFile);
  await symlink('/etc/passwd', join(folder, 'vendors.csv'));
  expect(await failureOf(folder)).toContain('vendors.csv: It is a link, which is not read.');
});

/** Reads the only other file of an archive to its end. */
const readingFailureOf = async (path: string) => {
  const source = await openPackage(path, 'club.zip');
  try {
    for await (const chunk of await source.files.get('vendors.csv')!.open()) void chunk;
    return 'none';
  } catch (error) {
    return error instanceof Error ? `${error.name} ${error.message}` : String(error);
  } finally {
    await source.close();
  }
};

test('api/staff/imports-27: a file of a ZIP that is not what the archive says of it is named', async () => {
  const vendors = Buffer.from('name\nHarrow and Quill\n'.repeat(20));
  /** Changes a number of the entry in the list of files, and in its own header. */
  const changed = async (inList: number, change: (value: number) => number) => {
    const path = await zipOf([club, ['vendors.csv', vendors]]);
    const bytes = await readFile(path);
    const at = bytes.lastIndexOf('PK\u0001\u0002');
    bytes.writeUInt32LE(change(bytes.readUInt32LE(at + inList)) >>> 0, at + inList);
    await writeFile(path, bytes);
    return readingFailureOf(path);
  };
  const more = 'FileError club.zip: Its file vendors.csv unpacks to more or less than it says.';
  expect(await changed(24, (size) => size - 1)).toBe(more);
  expect(await changed(24, (size) => size + 1)).toBe(more);
  expect(await changed(16, (sum) => sum ^ 1)).toMatch(/Its file vendors\.csv is damaged/);
  expect(await changed(24, (size) => size)).toBe('none');
});
