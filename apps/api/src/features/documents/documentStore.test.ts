import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestClub } from '../../testing/testClub.ts';
import { dataUrl, pdf } from '../../testing/documentFiles.ts';

async function start(environment: Readonly<Record<string, string>> = {}) {
  const { club, stop } = await startTestClub(environment);
  onTestFinished(stop);
  return { club, as: await club.signIn() };
}

test('api/documents-18: a file that can not be stored leaves no row, and a row that can not be stored no file', async () => {
  const { club, as } = await start();
  const body = { file: dataUrl(pdf()), title: 'A', description: '' };
  const folder = join(club.filesFolder, 'documents');
  writeFileSync(folder, 'a file where the folder should be');
  expect((await club.api.uploadDocument({ body }, { as })).status).toBe(500);
  expect(await club.testDatabase.run('select id from documents')).toEqual([]);
  rmSync(folder);

  await club.testDatabase.run(
    'alter table documents add constraint broken check (size < 0) not valid',
  );
  expect((await club.api.uploadDocument({ body }, { as })).status).toBe(500);
  expect(readdirSync(folder)).toEqual([]);
  await club.testDatabase.run('alter table documents drop constraint broken');
  expect(readdirSync(join(club.filesFolder, 'incoming'))).toEqual([]);
});

test('api/documents-18: a file that can not be removed does not block the deletion of its document', async () => {
  const { club, as } = await start();
  const body = { file: dataUrl(pdf()), title: 'A', description: '' };
  const { id } = (await club.api.uploadDocument({ body }, { as })).data();
  rmSync(join(club.filesFolder, 'documents'), { recursive: true });
  writeFileSync(join(club.filesFolder, 'documents'), 'a file where the folder should be');
  expect((await club.api.deleteDocument({ params: { id } }, { as })).status).toBe(200);
  expect((await club.api.listDocuments({}, { as })).data()).toEqual([]);
  expect(club.logged()).toContain('the file of a document could not be removed');
});

test('api/documents-22: a bucket that cannot be reached is a 503 of its own, and a document can still be deleted', async () => {
  // Nothing listens on the port.
  const url = 's3://key:secret@club?endpoint=http://127.0.0.1:1';
  const { club, as } = await start({ FILES_URL: url });
  const body = { file: dataUrl(pdf()), title: 'A', description: '' };
  const refused = await club.api.uploadDocument({ body }, { as });
  const unavailable = {
    status: 503,
    body: {
      code: 'unavailable',
      message: 'Your documents cannot be reached at the moment. Please try again in a minute.',
    },
    headers: { 'retry-after': '30' },
  };
  expect(refused).toMatchObject(unavailable);
  expect(await club.testDatabase.run('select id from documents')).toEqual([]);
  expect(readdirSync(join(club.filesFolder, 'incoming'))).toEqual([]);

  const other = await start();
  const { id } = (await other.club.api.uploadDocument({ body }, { as: other.as })).data();
  const [row] = await other.club.testDatabase.run('select * from documents');
  await club.testDatabase.run(
    `insert into documents select * from json_populate_record(null::documents, $1)`,
    [JSON.stringify(row)],
  );
  expect(await club.call('GET', `/api/profile/documents/${id}/preview`, { as })).toMatchObject(
    unavailable,
  );
  expect((await club.api.deleteDocument({ params: { id } }, { as })).status).toBe(200);
  expect((await club.api.getProfile({}, { as })).status).toBe(200);
});
