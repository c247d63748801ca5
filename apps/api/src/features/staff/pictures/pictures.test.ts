import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureUpload } from '@parlour/contract/staff';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { dataUrl, heic, jpeg, png, pngOf } from '../../../testing/documentFiles.ts';
import { startTestBucket } from '../../../testing/testBucket.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let editor: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  editor = await club.signInStaff('editor');
});
afterAll(() => stop());

const upload = async (bytes: Buffer, body: Partial<PictureUpload> = {}, as = editor, at = club) =>
  at.desk.uploadPicture({ body: { file: dataUrl(bytes), name: 'Photo.jpg', ...body } }, { as });
const uploaded = async (bytes: Buffer, body: Partial<PictureUpload> = {}) =>
  (await upload(bytes, body)).data();
const folder = () => join(club.filesFolder, 'pictures');
const storedFiles = () => (existsSync(folder()) ? readdirSync(folder()) : []);
const actions = async (id: string) => {
  const rows = await club.testDatabase.run(
    'select action, actor from audit_entries where subject = $1 order by seq',
    [`picture:${id}`],
  );
  return rows.map(({ action }) => action);
};
const fileOf = async (url: string, at = club) => {
  const { statusCode, headers, rawPayload } = await at.app.inject({ url });
  return { status: statusCode, headers, bytes: rawPayload };
};

/** A photograph that lies on its side, with the place where it was taken. */
const photograph = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#a33' } })
    .jpeg()
    .withExif({
      IFD0: { Orientation: '6', Copyright: 'canary of the camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

test('api/staff/pictures-1: a photograph is stored upright, without metadata and not too wide', async () => {
  const source = await photograph();
  expect(source.includes('Exif')).toBe(true);
  const picture = await uploaded(source, { alternativeText: ' The terrace ' });
  expect(picture).toMatchObject({
    name: 'Photo.jpg',
    alternativeText: 'The terrace',
    focusX: 50,
    focusY: 50,
    width: 200,
    height: 400,
    version: 1,
  });
  const { bytes } = await fileOf(picture.fileUrl);
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 200, height: 400 });
  expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(picture.size).toBe(bytes.length);
  const wide = await uploaded(await jpeg(3000, 1000));
  expect([wide.width, wide.height]).toEqual([2400, 800]);
});

test('api/staff/pictures-1: transparent parts stay, in WebP, and a HEIC becomes a JPEG', async () => {
  const seeThrough = await sharp({
    create: { width: 20, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.3 } },
  })
    .png()
    .toBuffer();
  expect((await uploaded(seeThrough)).fileUrl).toMatch(/\.webp$/);
  expect((await uploaded(await png())).fileUrl).toMatch(/\.jpg$/);
  const telephone = await uploaded(heic());
  expect(telephone).toMatchObject({ width: 48, height: 32 });
  expect(telephone.fileUrl).toMatch(/\.jpg$/);
});

test('api/staff/pictures-1: the whole picture of a telephone of 50 megapixels is made smaller, in each format of telephones', async () => {
  const large = await sharp({
    create: { width: 8160, height: 6120, channels: 3, background: '#59778f' },
  })
    .jpeg()
    .toBuffer();
  expect(await uploaded(large)).toMatchObject({ width: 2400, height: 1800 });
});

test('api/staff/pictures-2: what is no picture is refused with a sentence, and nothing is stored', async () => {
  const before = storedFiles();
  const broken = (await jpeg(300, 300)).subarray(0, 400);
  for (const [bytes, message] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'is no picture'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'is no picture'],
    [Buffer.concat([Buffer.from('<html>'), await jpeg()]), 'is no picture'],
    [Buffer.from('%PDF-1.4'), 'is no picture'],
    [Buffer.alloc(0), 'is empty'],
    [broken, 'is damaged'],
    [pngOf(30_000, 30_000), 'more pixels'],
  ] as const) {
    const refused = await upload(bytes);
    expect(refused).toMatchObject({ status: 400, body: { field: 'file' } });
    expect(refused.body.message).toContain(message);
  }
  const large = Buffer.alloc(20 * 1024 * 1024 + 1);
  expect(await upload(large)).toMatchObject({ status: 413, body: { field: 'file' } });
  expect(storedFiles()).toEqual(before);
  expect(readdirSync(join(club.filesFolder, 'incoming-pictures'))).toEqual([]);
});

test('api/staff/pictures-2: an attack within a picture, a page behind it, is not in what is stored', async () => {
  const polyglot = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]);
  const { fileUrl } = await uploaded(polyglot);
  const { bytes, headers } = await fileOf(fileUrl);
  expect(bytes.includes('<script>')).toBe(false);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test('api/staff/pictures-3: a file stays in caches, and the URL of a picture leads to its present file', async () => {
  const { url, fileUrl } = await uploaded(await jpeg());
  expect((await fileOf(fileUrl)).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  const { status, headers } = await fileOf(url);
  expect([status, headers.location, headers['cache-control']]).toEqual([302, fileUrl, 'no-cache']);
  for (const shown of [url, fileUrl]) {
    const proxied = await fileOf(`/api/images/proxy?url=${encodeURIComponent(shown)}&width=320`);
    expect(proxied).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
  }
});

test('api/staff/pictures-4: no name leads out of the folder of uploaded pictures', async () => {
  const { url, fileUrl } = await uploaded(await jpeg());
  const id = url.split('/').at(-1) ?? '';
  for (const path of [
    '/pictures/uploads/..%2f..%2fsecret-key',
    `/pictures/uploads/${id}-..%2f..%2fx.jpg`,
    `/pictures/uploads/${id}-0123456789abcdef.jpg%00.svg`,
    `/pictures/uploads/${id}-0123456789abcdef.svg`,
    `${fileUrl}.html`,
    '/pictures/uploads/x',
  ]) {
    expect((await fileOf(path)).status).toBe(404);
    const proxied = await fileOf(`/api/images/proxy?url=${encodeURIComponent(path)}`);
    expect(proxied.status).toBe(400);
  }
  const gone = '/pictures/uploads/00000000-0000-7000-8000-000000000000';
  expect((await fileOf(gone)).status).toBe(404);
  expect((await fileOf(`/api/images/proxy?url=${gone}`)).status).toBe(404);
});

test('api/staff/pictures-5: pictures are searched without accents, filtered and paged, the last one first', async () => {
  const cafe = await uploaded(await jpeg(), { name: 'Café 100%.jpg', alternativeText: 'A bar' });
  club.passTime(1000);
  const plain = await uploaded(await jpeg(), { name: 'cafe 100 rooms.jpg' });
  const list = async (query: object) =>
    (await club.desk.listPictures({ query }, { as: editor })).data();
  const ids = async (query: object) => (await list(query)).pictures.map(({ id }) => id);
  expect(await ids({ search: 'CAFE 100' })).toEqual([plain.id, cafe.id]);
  expect(await ids({ search: '100%' })).toEqual([cafe.id]);
  expect(await ids({ search: 'a bar' })).toEqual([cafe.id]);
  expect(await ids({ search: 'cafe', filter: 'without_text' })).toEqual([plain.id]);
  await club.testDatabase.run(
    `insert into pictures (id, name, file, width, height, size, uploaded_at)
     select 'many-' || n, 'many', 'pictures/none', 1, 1, 1, $1::timestamptz - interval '1 day'
     from generate_series(1, 61) n`,
    [club.now().toISOString()],
  );
  const first = await list({ search: 'many' });
  expect(first.pictures).toHaveLength(60);
  const second = await list({ search: 'many', before: first.next });
  expect(second).toMatchObject({ pictures: [{ name: 'many' }], next: null });
  const both = new Set([...first.pictures, ...second.pictures].map(({ id }) => id));
  expect(both.size).toBe(61);
  const wrong = await club.desk.listPictures({ query: { before: 'x' } }, { as: editor });
  expect(wrong.status).toBe(400);
  await club.testDatabase.run("delete from pictures where id like 'many-%'");
});

test('api/staff/pictures-6, api/staff/pictures-10: text and focal point are changed by who saw the last change', async () => {
  const { id } = await uploaded(await jpeg());
  const said = { alternativeText: 'The bar', focusX: 20, focusY: 90 };
  const change = (version: number, body = said) =>
    club.desk.changePicture({ params: { id }, body: { ...body, version } }, { as: editor });
  expect((await change(1)).data()).toMatchObject({ ...said, version: 2 });
  expect(await change(1)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  expect((await change(2, { ...said, focusX: 101 })).status).toBe(400);
  expect((await change(2, { ...said, alternativeText: ' ' })).status).toBe(400);
  expect(await actions(id)).toEqual(['picture.uploaded', 'picture.changed']);
  const concierge = await club.signInStaff('concierge');
  expect((await upload(await jpeg(), {}, concierge)).status).toBe(403);
  expect((await club.desk.listPictures({}, { as: concierge })).status).toBe(403);
});

test('api/staff/pictures-7, api/staff/pictures-9: a picture names what shows it, and is deleted when nothing does', async () => {
  const { id, url } = await uploaded(await jpeg());
  const { database } = { database: club.testDatabase };
  const [vendor] = await database.run(
    'update vendors set image_url = $1 where id = (select min(id) from vendors) returning id, name',
    [url],
  );
  const [product] = await database.run(
    `update gift_products set image_url = $1 where id = (select min(id) from gift_products)
     returning (select guide_id from gift_sections where id = section_id) as guide`,
    [url],
  );
  await database.run(
    `insert into content_drafts (kind, item_id, body, title, base_version, updated_by, updated_at)
     values ('event', 'new', $1, 'A draft', 0, $2, now()), ('vendor', $3, $1, 'Same', 1, $2, now())`,
    [JSON.stringify({ deep: [{ imageUrl: url }] }), editor.staffId, String(vendor?.['id'])],
  );
  const get = async () => (await club.desk.getPicture({ params: { id } }, { as: editor })).data();
  expect((await get()).uses).toMatchObject([
    { kind: 'gift_guide', itemId: product?.['guide'], isDraft: false },
    { kind: 'vendor', itemId: vendor?.['id'], title: vendor?.['name'], isDraft: false },
    { kind: 'event', itemId: 'new', title: 'A draft', isDraft: true },
  ]);
  const remove = () => club.desk.deletePicture({ params: { id } }, { as: editor });
  expect(await remove()).toMatchObject({ status: 400, body: { field: 'id' } });
  await database.run('delete from content_drafts');
  await database.run('update vendors set image_url = null where image_url = $1', [url]);
  await database.run('update gift_products set image_url = null where image_url = $1', [url]);
  const { fileUrl } = (await get()).picture;
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  expect(storedFiles()).not.toContain(fileUrl.split('/').at(-1));
  expect(await actions(id)).toEqual(['picture.uploaded', 'picture.deleted']);
});

test('api/staff/pictures-17: a further picture counts as shown, also in a draft', async () => {
  const { id, url, fileUrl } = await uploaded(await jpeg());
  const { database } = { database: club.testDatabase };
  const remove = () => club.desk.deletePicture({ params: { id } }, { as: editor });
  for (const table of ['vendors', 'benefits', 'events', 'gift_products']) {
    await database.run(
      `update ${table} set images = $1 where id = (select min(id) from ${table})`,
      [['/pictures/lisbon.webp', url]],
    );
    expect((await remove()).status, table).toBe(400);
    await database.run(`update ${table} set images = '{}'`);
  }
  await database.run(
    `insert into content_drafts (kind, item_id, body, title, base_version, updated_by, updated_at)
     values ('event', 'other', $1, 'A draft', 0, $2, now())`,
    [JSON.stringify({ images: [url] }), editor.staffId],
  );
  expect((await remove()).status).toBe(400);
  expect(storedFiles()).toContain(fileUrl.split('/').at(-1));
  await database.run('delete from content_drafts');
  expect((await remove()).status).toBe(200);
});

test('api/staff/pictures-8: a replaced picture keeps its URL, text and focal point, also for who has the old file', async () => {
  const { id, url, fileUrl } = await uploaded(await jpeg(30, 20), { alternativeText: 'A' });
  const replace = async (version: number) =>
    club.desk.replacePicture(
      { params: { id }, body: { file: dataUrl(await jpeg(60, 40)), name: 'New.jpg', version } },
      { as: editor },
    );
  const replaced = (await replace(1)).data();
  expect(replaced).toMatchObject({
    id,
    url,
    name: 'New.jpg',
    alternativeText: 'A',
    width: 60,
    version: 2,
  });
  expect(replaced.fileUrl).not.toBe(fileUrl);
  const count = storedFiles().length;
  expect(await replace(1)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  expect(storedFiles()).toHaveLength(count);
  expect((await fileOf(replaced.fileUrl)).status).toBe(200);
  rmSync(join(folder(), fileUrl.split('/').at(-1) ?? ''));
  const old = await fileOf(fileUrl);
  expect([old.status, old.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect((await sharp(old.bytes).metadata()).width).toBe(60);
  expect(await actions(id)).toEqual(['picture.uploaded', 'picture.replaced']);
});

test('api/staff/pictures-11: a file that can not be stored leaves no row, and a row that can not be stored no file', async () => {
  const before = storedFiles();
  const other = await startTestClub();
  onTestFinished(other.stop);
  const as = await other.club.signInStaff('editor');
  const otherFolder = join(other.club.filesFolder, 'pictures');
  writeFileSync(otherFolder, 'a file where the folder should be');
  expect((await upload(await jpeg(), {}, as, other.club)).status).toBe(500);
  expect(await other.club.testDatabase.run('select id from pictures')).toEqual([]);
  rmSync(otherFolder);
  await other.club.testDatabase.run(
    'alter table pictures add constraint broken check (size < 0) not valid',
  );
  expect((await upload(await jpeg(), {}, as, other.club)).status).toBe(500);
  expect(readdirSync(otherFolder)).toEqual([]);
  expect(storedFiles()).toEqual(before);
});

test('api/staff/pictures-3, api/staff/pictures-12: a bucket serves every server, and an upload without it can be sent again', async () => {
  const bucket = await startTestBucket();
  const other = await startTestClub({ FILES_URL: bucket.url });
  onTestFinished(async () => {
    await other.stop();
    bucket.close();
  });
  const as = await other.club.signInStaff('editor');
  bucket.setAvailable(false);
  expect(await upload(await jpeg(), {}, as, other.club)).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('The pictures cannot be reached') },
  });
  expect(await other.club.testDatabase.run('select id from pictures')).toEqual([]);
  bucket.setAvailable(true);
  const picture = (await upload(await jpeg(), {}, as, other.club)).data();
  expect([...bucket.objects.keys()]).toEqual([
    picture.fileUrl.replace('/pictures/uploads', 'parlour/pictures'),
  ]);
  expect((await fileOf(picture.fileUrl, other.club)).status).toBe(200);
  const proxied = `/api/images/proxy?width=320&url=${picture.url}`;
  expect((await fileOf(proxied, other.club)).status).toBe(200);
  bucket.setAvailable(false);
  expect((await fileOf(picture.fileUrl, other.club)).status).toBe(503);
  expect((await fileOf(`${proxied}&quality=40`, other.club)).status).toBe(503);
});

test('api/staff/pictures-16: a picture that takes too long is a 503 with Retry-After, and nothing of it stays', async () => {
  // No process starts in a millisecond.
  const other = await startTestClub({}, { pictureLimit: 1 });
  onTestFinished(other.stop);
  const as = await other.club.signInStaff('editor');
  const refused = await upload(await jpeg(), {}, as, other.club);
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(refused.body).not.toHaveProperty('field');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await other.club.testDatabase.run('select id from pictures')).toEqual([]);
  expect(readdirSync(join(other.club.filesFolder, 'incoming-pictures'))).toEqual([]);
});
