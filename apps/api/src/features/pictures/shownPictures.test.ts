import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { PREVIEW_SIZE } from '@parlour/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileStore } from '../../platform/files/fileStore.ts';
import { after, HOUR } from '../../platform/process/clock.ts';
import { dataUrl, jpeg } from '../../testing/documentFiles.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../testing/testClub.ts';
import { removeOrphanPictures } from './orphans.ts';

let club: TestClub;
let stop: () => Promise<void>;
let editor: DeskBrowser;
let member: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  [editor, member] = [await club.signInStaff('editor'), await club.signIn()];
});
afterAll(() => stop());

const upload = async (bytes: Buffer) => {
  const body = { file: dataUrl(bytes), name: 'A.jpg' };
  return (await club.desk.uploadPicture({ body }, { as: editor })).data();
};
const said = { alternativeText: 'The terrace at dusk', focusX: 20, focusY: 90 };
const change = (id: string, version: number, changes: Partial<typeof said> = {}) =>
  club.desk.changePicture(
    { params: { id }, body: { ...said, ...changes, version } },
    { as: editor },
  );

test('api/staff/pictures-13: everything with a picture tells how it is shown, in lists and alone', async () => {
  const { id, url, fileUrl } = await upload(await jpeg());
  await change(id, 1);
  for (const table of ['vendors', 'benefits', 'events', 'destinations', 'gift_products']) {
    await club.testDatabase.run(`update ${table} set image_url = $1`, [url]);
  }
  const as = member;
  const { api } = club;
  const { benefits } = (await api.listBenefits({}, { as })).data();
  const { events } = (await api.listEvents({}, { as })).data();
  const { destinations } = (await api.listDestinations({}, { as })).data();
  const { guides } = (await api.listGiftGuides({}, { as })).data();
  const details = await Promise.all(
    destinations.map(async (each) =>
      (await api.getDestination({ params: { id: each.id } }, { as })).data(),
    ),
  );
  const vendors = details.flatMap(({ connections }) => connections.map(({ vendor }) => vendor));
  const products = guides.flatMap(({ sections }) => sections.flatMap((each) => each.products));
  const [benefit, event, vendor, product] = [benefits[0], events.at(-1), vendors[0], products[0]];
  if (!benefit || !event || !vendor || !product) throw new Error('the sample club is empty');
  const related = await api.listRelatedVendors({ params: { id: vendor.id }, query: {} }, { as });
  await api.redeemBenefit({ params: { id: benefit.id } }, { as });
  const all = [
    ...benefits,
    ...events,
    ...destinations,
    ...details.flatMap(({ destination, neighborhoods }) => [destination, ...neighborhoods]),
    ...vendors,
    ...products,
    ...related.data().vendors.map((each) => each.vendor),
    (await api.getBenefit({ params: { id: benefit.id } }, { as })).data(),
    (await api.getEvent({ params: { id: event.id } }, { as })).data(),
    (await api.getVendor({ params: { id: vendor.id } }, { as })).data(),
    (await api.getGiftProduct({ params: { id: product.id } }, { as })).data(),
    ...(await api.listRedemptions({}, { as })).data().map((each) => each.benefit),
  ];
  for (const { imageUrl, picture } of all)
    expect({ imageUrl, picture }).toEqual({
      imageUrl: fileUrl,
      picture: said,
    });
});

test('api/staff/pictures-13: a change and a replacement reach the lists that are held', async () => {
  const { id, url } = await upload(await jpeg());
  await club.testDatabase.run('update benefits set image_url = $1', [url]);
  const first = async () => (await club.api.listBenefits({}, { as: member })).data().benefits[0];
  await expect.poll(async () => (await first())?.picture?.alternativeText).toBe('');
  await change(id, 1, { focusX: 70 });
  await expect.poll(async () => (await first())?.picture?.focusX).toBe(70);
  const body = { file: dataUrl(await jpeg(60, 40)), name: 'B.jpg', version: 2 };
  const replaced = await club.desk.replacePicture({ params: { id }, body }, { as: editor });
  await expect.poll(async () => (await first())?.imageUrl).toBe(replaced.data().fileUrl);
});

test('api/staff/pictures-13: another picture stays as it is, and a deleted one keeps its URL', async () => {
  const gone = '/pictures/uploads/00000000-0000-7000-8000-000000000000';
  for (const url of ['/pictures/lisbon.webp', 'https://pictures.example/a.jpg', gone]) {
    await club.testDatabase.run('update events set image_url = $1', [url]);
    const get = async () => (await club.api.listEvents({}, { as: member })).data().events[0];
    await expect.poll(async () => (await get())?.imageUrl).toBe(url);
    expect((await get())?.picture).toBeUndefined();
  }
});

test('api/staff/pictures-14: the preview of a link has the focal point in its middle, as far as the picture reaches', async () => {
  // Ten stripes beside each other, each of a red of its own.
  const stripe = (index: number) => ({
    input: {
      create: {
        width: 300,
        height: 1200,
        channels: 3 as const,
        background: { r: index * 25, g: 0, b: 0 },
      },
    },
    left: index * 300,
    top: 0,
  });
  const canvas = { width: 3000, height: 1200, channels: 3, background: '#000' } as const;
  const source = await sharp({ create: canvas })
    .composite(Array.from({ length: 10 }, (_, index) => stripe(index)))
    .jpeg({ quality: 100 })
    .toBuffer();
  const { id, fileUrl } = await upload(source);
  const stripesAt = async (...places: readonly number[]) => {
    const url = `/api/images/proxy?shape=preview&format=png&url=${fileUrl}`;
    const { rawPayload } = await club.app.inject({ url });
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect({ width: info.width, height: info.height }).toEqual(PREVIEW_SIZE);
    return places.map((left) => Math.round((data[left * info.channels] ?? 0) / 25));
  };
  // 2286 of the 3000 pixels are in the preview, so that the first two points can be no nearer to its middle.
  for (const [version, focusX, ...expected] of [
    [1, 90, 3, 6, 9],
    [2, 70, 3, 6, 9],
    [3, 55, 2, 5, 8],
    [4, 30, 1, 3, 7],
  ] as const) {
    await change(id, version, { focusX, focusY: 42 });
    club.passTime(3000);
    expect(await stripesAt(200, 600, 1150)).toEqual(expected);
  }
});

test('api/staff/pictures-11: the maintenance removes files that no picture has, an hour after they were written', async () => {
  const { id, fileUrl } = await upload(await jpeg());
  const body = { file: dataUrl(await jpeg(60, 40)), name: 'B.jpg', version: 1 };
  await club.desk.replacePicture({ params: { id }, body }, { as: editor });
  const store = await openFileStore(undefined, club.filesFolder);
  const folder = join(club.filesFolder, 'pictures');
  const name = fileUrl.split('/').at(-1) ?? '';
  const clock = { now: () => club.now() };
  const setTimes = (at: Date) => {
    for (const file of readdirSync(folder)) utimesSync(join(folder, file), at, at);
  };
  setTimes(club.now());
  expect(await removeOrphanPictures(club.database.queries, store, clock)).toBe(0);
  setTimes(after(club.now(), -2 * HOUR));
  expect(await removeOrphanPictures(club.database.queries, store, clock)).toBeGreaterThan(0);
  expect(readdirSync(folder)).not.toContain(name);
  const rows = await club.testDatabase.run('select substr(file, 10) as file from pictures');
  expect(readdirSync(folder).toSorted()).toEqual(rows.map(({ file }) => file).toSorted());
  await club.testDatabase.run('delete from pictures');
  expect(await removeOrphanPictures(club.database.queries, store, clock)).toBe(0);
});

test('api/staff/pictures-17: the page of a thing has its further pictures as they are shown, and no list has them', async () => {
  const { id, url, fileUrl } = await upload(await jpeg());
  await change(id, 1);
  const other = 'https://pictures.example/a.jpg';
  const secret = 'https://name:word@pictures.example/b.jpg';
  for (const table of ['vendors', 'benefits', 'events', 'gift_products']) {
    await club.testDatabase.run(`update ${table} set image_url = null, images = $1`, [
      [other, url, secret],
    ]);
  }
  const as = member;
  const { api } = club;
  const benefits = await api.listBenefits({}, { as });
  const events = await api.listEvents({}, { as });
  const guides = await api.listGiftGuides({}, { as });
  const [benefit, event] = [benefits.data().benefits[0], events.data().events.at(-1)];
  const product = guides.data().guides[0]?.sections[0]?.products[0];
  const [vendor] = await club.testDatabase.run('select id from vendors order by id limit 1');
  if (!benefit || !event || !product) throw new Error('the sample club is empty');
  const params = { id: String(vendor?.['id']) };
  const related = await api.listRelatedVendors({ params, query: {} }, { as });
  for (const list of [benefits, events, guides, related]) {
    expect(JSON.stringify(list.body)).not.toContain('"images"');
  }
  for (const { images } of [
    (await api.getVendor({ params }, { as })).data(),
    (await api.getBenefit({ params: { id: benefit.id } }, { as })).data(),
    (await api.getEvent({ params: { id: event.id } }, { as })).data(),
    (await api.getGiftProduct({ params: { id: product.id } }, { as })).data(),
  ]) {
    expect(images).toEqual([{ imageUrl: other }, { imageUrl: fileUrl, picture: said }]);
  }
  await club.testDatabase.run("update vendors set images = '{}'");
  expect((await api.getVendor({ params }, { as })).data().images).toBeUndefined();
});
