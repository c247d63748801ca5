import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportDetail, ImportMapping } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../../../../platform/crypto/random.ts';
import { openFileStore } from '../../../../platform/files/fileStore.ts';
import { createHeicMaker } from '../../../../platform/files/heicMaker.ts';
import { PictureError } from '../../../../platform/images/pictureError.ts';
import type { Upstream } from '../../../../platform/images/upstream.ts';
import { createPictureMaker } from '../../../../platform/images/pictureMaker.ts';
import { MINUTE } from '../../../../platform/process/clock.ts';
import { testAuditTrail } from '../../../../testing/auditTrail.ts';
import { jpeg, png, pngOf } from '../../../../testing/documentFiles.ts';
import { clubFile, folderOf, importPath } from '../../../../testing/importing.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../../testing/testClub.ts';
import { createPictureReceiver } from '../../pictures/receivePicture.ts';
import { createPictureFetcher, createPictureUpstream } from './fetchPictures.ts';

let club: TestClub;
let stop: () => Promise<void>;
let manager: DeskBrowser;
let host: string;
const asked: string[] = [];
const maker = createPictureMaker(120_000);
const files: Record<string, Buffer> = {};
const logged: object[] = [];

// What is asked for on this machine, as only a club that is no real one may.
const server = createServer(({ url = '' }, response) => {
  const path = url.split('?')[0] ?? '';
  asked.push(path);
  const file = files[path];
  if (path.startsWith('/to/')) {
    const location = decodeURIComponent(path.slice(4));
    response.writeHead(302, { location }).end();
  } else if (path === '/busy.jpg') response.writeHead(503).end();
  else if (file === undefined) response.writeHead(path === '/no.jpg' ? 403 : 404).end();
  else response.writeHead(200, { 'content-type': 'text/html' }).end(file);
}).listen(0, '127.0.0.1');

beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  manager = await club.signInStaff('manager');
  if (!server.listening) await once(server, 'listening');
  // The server listens on a port, so its address is not a path.
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(files, {
    '/a.jpg': await jpeg(30, 20),
    '/b.png': await png(),
    '/two%20boats.jpg': await jpeg(20, 30),
    '/page.jpg': Buffer.from('<!doctype html><title>A photograph</title>'),
    '/huge.png': pngOf(30_000, 30_000),
    '/half.jpg': (await jpeg(300, 300)).subarray(0, 400),
  });
});
afterAll(async () => {
  server.close();
  maker.close();
  await stop();
});

async function fetcher(upstream?: Upstream) {
  const folder = join(club.filesFolder, 'fetched');
  return createPictureFetcher({
    database: club.database,
    audit: testAuditTrail,
    clock: { now: club.now },
    random: systemRandom,
    log: { warn: (line: object) => void logged.push(line), info: () => undefined } as never,
    store: await openFileStore(undefined, club.filesFolder),
    receiver: createPictureReceiver({ maker, heic: createHeicMaker(), folder }),
    rules: { ownHosts: [], isProduction: false },
    ...(upstream === undefined ? {} : { upstream }),
  });
}
const { signal } = new AbortController();
/** Fetches until nothing waits, however long the waits between the tries are. */
async function fetchAll() {
  const { fetchDue } = await fetcher();
  while (await fetchDue(signal)) club.passTime(3 * MINUTE);
}

const mapping: ImportMapping = {
  kind: 'vendor',
  columns: { Id: 'externalId', Name: 'name', Photo: 'imageUrl' },
  fixedValues: { type: 'Hotels', description: 'x' },
};
const idle = async (id: string): Promise<ImportDetail> => {
  for (;;) {
    const detail = (await club.desk.getImport({ params: { id } }, { as: manager })).data();
    if (!['planning', 'applying', 'reverting'].includes(detail.status)) return detail;
    await wait(20);
  }
};
async function importRows(
  rows: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<ImportDetail> {
  const columns = { ...mapping.columns, ...more };
  const csv = [Object.keys(columns).join(','), ...rows].join('\n');
  const file = `data:text/csv;base64,${Buffer.from(csv).toString('base64')}`;
  const as = manager;
  const { id } = (await club.desk.uploadImport({ body: { file, name: 'crm.csv' } }, { as })).data();
  const body = { mapping: { ...mapping, columns }, saveAs: null, hidesMissing: false };
  await club.desk.planImport({ params: { id }, body }, { as });
  const { planHash } = await idle(id);
  await club.desk.applyImport({ params: { id }, body: { planHash: planHash ?? '' } }, { as });
  return idle(id);
}
const read = async (id: string) =>
  (await club.desk.getImport({ params: { id } }, { as: manager })).data();
const imageOf = async (externalId: string) =>
  String(
    (
      await club.testDatabase.run('select image_url as url from vendors where external_id = $1', [
        externalId,
      ])
    )[0]?.['url'],
  );
const OWN = /^\/pictures\/uploads\/[0-9a-f-]{36}$/;

test('api/staff/imports-30, api/staff/imports-31: pictures are fetched once, their items refer to them, and each that failed has its line', async () => {
  const secret = 'X-Signature=very-secret';
  const to = (url: string) => `${host}/to/${encodeURIComponent(url)}`;
  const applied = await importRows([
    `1,One,${host}/a.jpg?${secret}`,
    `2,Two,${host}/b.png`,
    `3,Three,${host}/a.jpg?${secret}`,
    `4,Four,${to('/b.png')}`,
    `s,Spaced,${host}/two boats.jpg`,
    `5,Five,${host}/gone.jpg?${secret}`,
    `6,Six,${host}/no.jpg`,
    `7,Seven,${host}/page.jpg`,
    `8,Eight,${host}/huge.png`,
    `9,Nine,${host}/half.jpg`,
    `10,Ten,${to('http://169.254.169.254/latest')}`,
    `11,Eleven,${host}/busy.jpg`,
    '12,Twelve,',
  ]);
  expect(applied.plan?.notes).toContain(
    'The import fetches 12 pictures of other hosts into the club.',
  );
  expect(applied.pictures).toEqual({ fetched: 0, waiting: 12, failed: 0, failures: [] });
  expect(await imageOf('1')).toBe(`${host}/a.jpg?${secret}`);
  await fetchAll();
  const { pictures } = await read(applied.id);
  expect(pictures).toMatchObject({ fetched: 5, waiting: 0, failed: 7 });
  expect(pictures?.failures.map(({ line, title, message }) => [line, title, message])).toEqual([
    [7, 'Five', 'There is nothing at its address.'],
    [8, 'Six', 'Its host responded with the status 403.'],
    [9, 'Seven', 'What is there is no picture. It may be a page that shows one.'],
    [10, 'Eight', 'It has more pixels than can be opened.'],
    [11, 'Nine', 'It is damaged.'],
    [12, 'Ten', 'Its address leads on to one that is not permitted.'],
    [13, 'Eleven', 'Its host responded with the status 503.'],
  ]);
  expect(pictures?.failures[0]?.url).toBe(`${host}/gone.jpg`);
  expect(JSON.stringify([pictures, logged])).not.toContain('secret');
  expect(club.logged()).not.toContain('secret');
  expect(asked.filter((path) => path === '/a.jpg')).toHaveLength(1);
  expect(asked.filter((path) => path === '/busy.jpg')).toHaveLength(3);
  for (const id of ['1', '2', '3', '4']) expect(await imageOf(id)).toMatch(OWN);
  expect(await imageOf('3')).toBe(await imageOf('1'));
  expect(await imageOf('5')).toContain('/gone.jpg');
  const library = (await club.desk.listPictures({ query: {} }, { as: manager })).data().pictures;
  expect(library.map(({ name }) => name)).toEqual(expect.arrayContaining(['a.jpg', 'b.png']));

  // The same file again: nothing changes, and only what failed is asked for again.
  asked.splice(0);
  const again = await importRows([
    `1,One,${host}/a.jpg?${secret}`,
    `5,Five,${host}/gone.jpg?${secret}`,
  ]);
  expect(again.plan?.counts).toMatchObject([{ created: 0, changed: 0, unchanged: 2 }]);
  await fetchAll();
  expect(asked).toEqual(['/gone.jpg']);
});

test('api/staff/imports-32: after a kill another server goes on, and what was fetched is taken back with its import', async () => {
  files['/later.jpg'] = await jpeg(24, 24);
  const { id } = await importRows([`k1,Kept,${host}/later.jpg`, `k2,Gone,${host}/later.jpg?2`]);
  // A server that was killed had claimed them.
  await club.testDatabase.run(
    `update import_pictures set tries = 1, due_at = $1 where import_id = $2`,
    [new Date(club.now().getTime() + MINUTE).toISOString(), id],
  );
  const { fetchDue } = await fetcher();
  expect(await fetchDue(signal)).toBe(true);
  expect((await read(id)).pictures).toMatchObject({ fetched: 0, waiting: 2 });
  await fetchAll();
  expect(await imageOf('k1')).toMatch(OWN);
  const before = await club.testDatabase.run('select id from pictures');
  const [version] = await club.testDatabase.run(
    `select note, published_by as by from content_versions where import_id = $1 and number = 2 limit 1`,
    [id],
  );
  expect(version).toEqual({ note: 'Its picture was fetched into the club.', by: manager.staffId });
  await club.desk.revertImport({ params: { id } }, { as: manager });
  expect(await idle(id)).toMatchObject({ status: 'reverted', issue: null });
  expect((await club.testDatabase.run('select id from pictures')).length).toBe(before.length - 2);
  expect((await read(id)).pictures).toBeUndefined();
});

test('api/staff/imports-31: where a host is not reached or asks to wait, its pictures wait and come later', async () => {
  const real = createPictureUpstream({ ownHosts: [], isProduction: false });
  const faults = [
    ...Array.from({ length: 5 }, () => new PictureError('unknownHost')),
    new PictureError('failed', 'status 429', 120),
  ];
  const { fetchDue } = await fetcher({
    fetch: async (...given) => {
      const fault = faults.shift();
      if (fault !== undefined) throw fault;
      return real.fetch(...given);
    },
  });
  const rows = Array.from({ length: 12 }, (_, at) => `w${at},Waits ${at},${host}/b.png?w${at}`);
  const { id } = await importRows(rows);
  const fates = async () => (await read(id)).pictures;
  await fetchDue(signal);
  expect(await fates()).toMatchObject({ failed: 0 });
  for (let round = 0; (await fetchDue(signal)) && round < 20; round += 1) club.passTime(MINUTE);
  expect(await fates()).toMatchObject({ fetched: 12, waiting: 0, failed: 0 });
});

test('api/staff/imports-32: an import that is taken back fetches nothing, and an item that somebody changed keeps its picture', async () => {
  const { id } = await importRows([`t1,Back,${host}/b.png?back`]);
  await club.desk.revertImport({ params: { id } }, { as: manager });
  await idle(id);
  asked.splice(0);
  await fetchAll();
  expect(asked).toEqual([]);
  await importRows([`t2,Changed,${host}/b.png?changed`]);
  await club.testDatabase.run(
    `update vendors set image_url = '/pictures/other.jpg' where external_id = 't2'`,
  );
  await fetchAll();
  expect(await imageOf('t2')).toBe('/pictures/other.jpg');
});

test('api/staff/imports-29: the plan says how many pictures are fetched and how many will not show', async () => {
  const folder = await folderOf({
    ...clubFile,
    'vendors.csv': [
      'externalId,name,type,description,imageUrl',
      ...[
        'https://pictures.example/a.jpg',
        'https://pictures.example/a.jpg#part',
        'https://pictures.example/two boats.jpg',
        'http://pictures.example/b.jpg',
        'https://10.0.0.1/c.jpg',
        'https://localhost/d.jpg',
        'https://user:password@pictures.example/e.jpg',
        'https://shown.example/f.jpg',
        '/pictures/own.jpg',
      ].map((url, index) => `p${index},P${index},Hotels,x,${url}`),
    ].join('\n'),
    'members.csv':
      'crmId,firstName,lastName,email,profilePicture\nM,M,M,m@m.example,https://faces.example/m.jpg\n',
  });
  const pictureSources = {
    rules: { ownHosts: [], isProduction: true },
    shownHosts: ['shown.example'],
  };
  const { plan } = await importPath(club.testDatabase, folder, { applies: null, pictureSources });
  // A password in an address is for nobody else's eyes.
  expect(plan.refused).toEqual([
    {
      file: 'vendors.csv',
      line: 8,
      title: 'P6',
      field: 'Picture',
      message: 'Picture must be a picture.',
    },
  ]);
  // Two items show one picture.
  expect(plan.notes).toEqual([
    'The import fetches 3 pictures of other hosts into the club.',
    '1 picture won’t show, because the address does not begin with https: vendors.csv, line 5.',
    '2 pictures won’t show, because the address does not lead to the public internet: vendors.csv, line 6; vendors.csv, line 7.',
    '1 picture won’t show, because the address is at a host that IMAGE_HOSTS does not name: members.csv, line 2.',
  ]);
});

test('api/staff/imports-37: further pictures are fetched as the first one is, and keep their order', async () => {
  const more = `"${host}/more-1.png, ${host}/more-2.jpg"`;
  Object.assign(files, { '/more-1.png': await png(), '/more-2.jpg': await jpeg(31, 21) });
  const { status } = await importRows([`m1,Several,${host}/a.jpg?1,${more}`], {
    More: 'images',
  });
  expect(status).toBe('applied');
  await fetchAll();
  const rows = await club.testDatabase.run(
    `select p.name from vendors, unnest(images) with ordinality as i (url, place)
     join pictures p on i.url = '/pictures/uploads/' || p.id
     where external_id = 'm1' order by i.place`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['more-1.png', 'more-2.jpg']);
  expect(await imageOf('m1')).toMatch(OWN);
});
