import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/postgres/database.ts';
import { START } from '../../../testing/constants.ts';
import { createEmptyClub } from '../../../testing/emptyClub.ts';
import { clubFile, folderOf, importPath } from '../../../testing/importing.ts';
import type { TestDatabase } from '../../../testing/testDatabase.ts';
import { takeBack } from './takeBack.ts';

let club: TestDatabase;
beforeAll(async () => {
  club = await createEmptyClub();
});
afterAll(() => club.drop());

const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#26c' } });
const described = (rows: readonly string[]) =>
  ['file,alternativeText,focusX,focusY', ...rows].join('\n');
const vendors = (picture: string) =>
  `externalId,name,type,description,imageUrl\nw1,One,Hotels,x,${picture}\n`;

test('api/staff/imports-22: a described picture becomes an uploaded one without metadata, and goes with its import', async () => {
  const exif = { IFD0: { Copyright: 'A secret place' } };
  const folder = await folderOf({
    ...clubFile,
    'pictures/a.jpg': await plain().withExif(exif).jpeg().toBuffer(),
    'pictures/b.png': await plain().png().toBuffer(),
    'pictures.csv': described(['pictures/a.jpg,The lake,20,90', 'pictures/b.png,,,']),
    'vendors.csv': vendors('pictures/a.jpg'),
  });
  const stored = new Map<string, Buffer>();
  const putPicture = async (name: string, path: string) =>
    void stored.set(name, await readFile(path));
  const importId = randomUUID();
  const { plan } = await importPath(club, folder, { putPicture, importId });
  expect(plan.refused).toEqual([]);
  const rows = await club.run(
    'select name, file, alternative_text as text, focus_x, focus_y, width, height from pictures order by name',
  );
  expect(rows).toMatchObject([
    { name: 'a.jpg', text: 'The lake', focus_x: 20, focus_y: 90, width: 40, height: 30 },
    { name: 'b.png', text: null, focus_x: 50, focus_y: 50 },
  ]);
  expect([...stored.keys()].toSorted()).toEqual(rows.map(({ file }) => file).toSorted());
  for (const bytes of stored.values()) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg' });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  }
  const [vendor] = await club.run('select image_url as url from vendors');
  expect(vendor?.['url']).toMatch(/^\/pictures\/uploads\/[0-9a-f-]{36}$/);

  const database = openDatabase(club.connectionString, () => undefined);
  const author = { staffId: null, actor: 'operator:test', requestId: null };
  const endSessions = () => Promise.resolve();
  await database.transaction((transaction) =>
    takeBack(transaction, { ...author, importId, now: START, endSessions }),
  );
  await database.close();
  expect(await club.run('select 1 from pictures')).toEqual([]);
});

test('api/staff/imports-37: a row and a gift product name further pictures, and too many are refused', async () => {
  const own = await createEmptyClub();
  const many = Array.from({ length: 13 }, (_, number) => `https://a.example/${number}.jpg`);
  const product = { name: 'Bowl', description: 'x', images: ['pictures/a.jpg'] };
  const folder = await folderOf({
    ...clubFile,
    'pictures/a.jpg': await plain().jpeg().toBuffer(),
    'pictures/b.jpg': await plain().jpeg().toBuffer(),
    'pictures.csv': described(['pictures/a.jpg,The lake,20,90', 'pictures/b.jpg,The quay,,']),
    'vendors.csv': `externalId,name,type,description,images
w1,One,Hotels,x,"pictures/a.jpg
pictures/b.jpg"
w2,Two,Hotels,x,${many.join('|')}
w3,Three,Hotels,x,pictures/gone.jpg
`,
    'gift-guides.json': JSON.stringify({
      guides: [
        { externalId: 'g1', name: 'Gifts', sections: [{ name: 'One', products: [product] }] },
      ],
    }),
  });
  const { plan } = await importPath(own, folder, { putPicture: () => Promise.resolve() });
  expect(plan.refused.map(({ line, field, message }) => [line, field, message])).toEqual([
    [4, 'More pictures', 'More pictures must be at most 12.'],
    [5, 'More pictures', 'The package has no file pictures/gone.jpg.'],
  ]);
  const uploads = new Map(
    (await own.run('select id, name from pictures')).map(({ id, name }) => [
      name,
      `/pictures/uploads/${String(id)}`,
    ]),
  );
  const [vendor] = await own.run('select images from vendors');
  expect(vendor?.['images']).toEqual([uploads.get('a.jpg'), uploads.get('b.jpg')]);
  const [gift] = await own.run('select images from gift_products');
  expect(gift?.['images']).toEqual([uploads.get('a.jpg')]);
  await own.drop();
});

test('api/staff/imports-4, api/staff/imports-22: what is no picture is refused with its line, there and where it is named', async () => {
  const whole = await plain().jpeg().toBuffer();
  const folder = await folderOf({
    ...clubFile,
    'pictures/text.jpg': 'no picture',
    'pictures/page.webp': '<!doctype html><script>alert(1)</script>',
    'pictures/half.jpg': whole.subarray(0, whole.length / 2),
    'pictures/good.jpg': whole,
    'pictures.csv': described([
      'pictures/text.jpg,x,50,50',
      'pictures/half.jpg,x,50,50',
      'pictures/gone.jpg,x,50,50',
      'elsewhere.jpg,x,50,50',
      'pictures/good.jpg,x,101,50',
      `pictures/good.jpg,${'x'.repeat(301)},50,50`,
      'pictures/good.jpg,x',
    ]),
    'vendors.csv': `${vendors('pictures/text.jpg')}w2,Two,Hotels,x,pictures/page.webp\n`,
  });
  const { plan } = await importPath(club, folder, { applies: null });
  expect(
    plan.refused.map(({ file, line, field, message }) => [file, line, field, message]),
  ).toEqual([
    ['pictures.csv', 2, 'File', 'pictures/text.jpg is no picture.'],
    ['pictures.csv', 3, 'File', 'pictures/half.jpg is damaged.'],
    ['pictures.csv', 4, 'File', 'The package has no file pictures/gone.jpg.'],
    ['pictures.csv', 5, 'File', 'elsewhere.jpg is not in the folder pictures.'],
    ['pictures.csv', 6, 'Focus from the left', 'Focus from the left must be at most 100.'],
    ['pictures.csv', 7, 'Alternative text', 'Alternative text must be at most 300 characters.'],
    ['pictures.csv', 8, null, 'The row has 2 cells, and the header has 4.'],
    ['vendors.csv', 2, 'Picture', 'pictures/text.jpg is no picture.'],
    ['vendors.csv', 3, 'Picture', 'pictures/page.webp is no picture.'],
  ]);
});

test('api/staff/imports-23: a store that does not respond keeps all of the import from being done', async () => {
  const folder = await folderOf({
    ...clubFile,
    'pictures/a.jpg': await plain().jpeg().toBuffer(),
    'pictures.csv': described(['pictures/a.jpg,The lake,50,50']),
    'vendors.csv': vendors('pictures/a.jpg'),
  });
  const putPicture = () => Promise.reject(new Error('away'));
  await expect(importPath(club, folder, { putPicture })).rejects.toThrow('away');
  for (const table of ['vendors', 'pictures', 'content_versions']) {
    expect(await club.run(`select 1 from ${table}`)).toEqual([]);
  }
});
