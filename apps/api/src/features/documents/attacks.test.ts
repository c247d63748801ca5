import { copyFileSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startClubOfTwo } from '../../testing/clubOfTwo.ts';
import { SECOND_MEMBER } from '../../testing/constants.ts';
import { dataUrl, pdf } from '../../testing/documentFiles.ts';

const { club, as, other } = await startClubOfTwo();

const path = '/api/profile/documents';
const large = () => Buffer.concat([pdf(), Buffer.alloc(200_000, 'a')]);
const add = async (tokens = as, bytes: Buffer = large()): Promise<string> => {
  const body = { file: dataUrl(bytes), title: 'A', description: '' };
  return (await club.api.uploadDocument({ body }, { as: tokens })).data().id;
};
const fileAt = (id: string) => join(club.filesFolder, 'documents', id);
const preview = (id: string, tokens = as) =>
  club.api.previewDocument({ params: { id } }, { as: tokens });
const signedUrl = async (id: string, tokens = as): Promise<string> => {
  const options = { as: tokens, headers: { accept: 'application/json' } };
  return (await club.api.previewDocument({ params: { id } }, options)).data().url;
};
const statusAt = async (url: string) => (await club.call('GET', url)).status;

test('api/platform/files-2: the files of two documents swapped, of one member or of two, are not shown', async () => {
  for (const tokens of [as, other]) {
    const [mine, second] = [await add(), await add(tokens)];
    const held = `${fileAt(mine)}-held`;
    renameSync(fileAt(mine), held);
    copyFileSync(fileAt(second), fileAt(mine));
    renameSync(held, fileAt(second));
    expect((await preview(mine)).status).toBe(500);
    expect((await preview(second, tokens)).status).toBe(500);
  }
});

test('api/platform/files-2: a file whose beginning was altered is a plain failure, without a detail', async () => {
  const id = await add();
  const stored = readFileSync(fileAt(id));
  stored.writeUInt8(stored.readUInt8(100) ^ 1, 100);
  writeFileSync(fileAt(id), stored);
  expect((await preview(id)).body).toMatchObject({
    code: 'internal',
    message: 'An error occurred. Please try again.',
  });
  expect(club.logged()).toContain('a stored file is damaged');
});

test('api/platform/files-2: a file that was cut breaks off, so that nobody takes it for the whole', async () => {
  const id = await add();
  truncateSync(fileAt(id), 150_000);
  await expect(preview(id)).rejects.toThrow(/destroyed|aborted|damaged|hang up/);
});

test('api/documents-3: a row that is given to another member opens for neither', async () => {
  const id = await add();
  await club.testDatabase.run(
    'update documents set member_id = (select id from members where email = $1) where id = $2',
    [SECOND_MEMBER, id],
  );
  expect((await preview(id)).status).toBe(404);
  expect((await preview(id, other)).status).toBe(500);
  await club.testDatabase.run('delete from documents where id = $1', [id]);
});

test('api/documents-11: a signed URL with anything altered is a 404', async () => {
  const [id, second] = [await add(), await add()];
  const url = await signedUrl(id);
  expect(await statusAt(url)).toBe(200);
  const [theirs] = await club.testDatabase.run('select id from members where email = $1', [
    SECOND_MEMBER,
  ]);
  const altered = (name: string, value: string) => {
    const found = new URL(url, 'http://club');
    found.searchParams.set(name, value);
    return `${found.pathname}${found.search}`;
  };
  const signature = new URL(url, 'http://club').searchParams.get('signature') ?? '';
  for (const attempt of [
    url.replace(id, second),
    altered('member', String(theirs?.['id'])),
    altered('until', '9999999999999'),
    altered('until', 'Infinity'),
    altered('signature', ''),
    altered('signature', `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`),
    `${url}&member=${String(theirs?.['id'])}`,
    url.split('?')[0] ?? '',
    `${url.split('?')[0]}?member[]=a&until=1&signature=b`,
  ]) {
    expect([attempt, await statusAt(attempt)]).toEqual([attempt, 404]);
  }
});

test('api/documents-10: a signed URL opens its document’s file alone, and is no session', async () => {
  const url = new URL(await signedUrl(await add()), 'http://club');
  for (const call of [path, '/api/profile', url.pathname.replace('/file', '/preview')]) {
    expect(await statusAt(`${call}${url.search}`)).toBe(401);
  }
  expect((await club.call('DELETE', `${url.pathname}${url.search}`)).status).toBe(405);
});

test('api/documents-11: the signed URL of a deleted document, and of a member who left, is a 404', async () => {
  const [id, second] = [await add(), await add(other)];
  const [mine, theirs] = [await signedUrl(id), await signedUrl(second, other)];
  await club.api.deleteDocument({ params: { id } }, { as });
  expect(await statusAt(mine)).toBe(404);
  expect(await statusAt(theirs)).toBe(200);
  const set = 'update members set is_active = $1 where email = $2';
  await club.testDatabase.run(set, [false, SECOND_MEMBER]);
  expect(await statusAt(theirs)).toBe(404);
  await club.testDatabase.run(set, [true, SECOND_MEMBER]);
});

test('api/documents-8: JSON is sent to who names it, the file to who takes anything', async () => {
  const id = await add(as, pdf());
  for (const [accept, type] of [
    ['application/json', 'application/json; charset=utf-8'],
    ['text/html, application/json;q=0.5', 'application/json; charset=utf-8'],
    ['*/*', 'application/pdf'],
    ['application/json;q=0, */*', 'application/pdf'],
    ['application/jsonish', 'application/pdf'],
  ] as const) {
    const { headers } = await club.api.previewDocument(
      { params: { id } },
      { as, headers: { accept } },
    );
    expect([accept, headers['content-type'], headers['vary']]).toEqual([accept, type, 'accept']);
  }
});
