import { sampleId } from '@parlour/sample-club';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';

const placeIds = {
  paris: sampleId('destination', 'paris'),
  marais: sampleId('destination', 'paris-le-marais'),
  rome: sampleId('destination', 'rome'),
  lisbon: sampleId('destination', 'lisbon'),
  kyoto: sampleId('destination', 'kyoto'),
  patagonia: sampleId('destination', 'patagonia'),
  copenhagen: sampleId('destination', 'copenhagen'),
};

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
});
afterAll(() => stop());

const run: TestClub['testDatabase']['run'] = (text, values) => club.testDatabase.run(text, values);

const fetchOne = (idOrSlug: string) => club.api.getVendor({ params: { id: idOrSlug } }, { as });

const one = async (idOrSlug: string) => {
  const { status, data } = await fetchOne(idOrSlug);
  expect([idOrSlug, status]).toEqual([idOrSlug, 200]);
  return data();
};

const fetchRelated = (idOrSlug: string, limit?: number) =>
  club.api.listRelatedVendors({ params: { id: idOrSlug }, query: { limit } }, { as });

const related = async (idOrSlug: string, limit?: number) =>
  (await fetchRelated(idOrSlug, limit)).data().vendors;

interface NewVendor {
  readonly id: string;
  readonly slug?: string;
  readonly type?: string;
  readonly category?: string | null;
  readonly city?: string | null;
  readonly country?: string;
  readonly destinations?: readonly string[];
}

/** Adds a vendor at the end of the club's order. */
async function add(vendor: NewVendor): Promise<void> {
  const { id, slug = id, type = 'Test', category = null, city = null, country = 'X' } = vendor;
  await run(
    `insert into vendors (id, name, slug, type, category, city, country, description)
     values ($1, $1, $2, $3, $4, $5, $6, '')`,
    [id, slug, type, category, city, country],
  );
  for (const destination of vendor.destinations ?? []) {
    await run(
      `insert into connections (id, position, destination_id, vendor_id)
       values ($1 || '-' || $2, (select max(position) + 1 from connections), $2, $1)`,
      [id, destination],
    );
  }
}

const slugOf = async (id: string) =>
  (await run('select slug from vendors where id = $1', [id]))[0]?.['slug'];

test('api/vendors-1: a vendor is found by its id and by its slug', async () => {
  const [row] = await run('select id, slug from vendors order by id limit 1');
  const vendor = await one(String(row?.['id']));
  expect(vendor.id).toBe(row?.['id']);
  expect(await one(vendor.slug)).toEqual(vendor);
  expect(await one(vendor.slug.toUpperCase())).toEqual(vendor);
});

test('api/vendors-1: accents do not matter, slugs may have any character, and the id goes first', async () => {
  await add({ id: 've1-a', slug: 'chez-zoe' });
  await add({ id: 've1-b', slug: 'Ünder_the "moon" / 50%' });
  await add({ id: 've1-c', slug: '東京の庭' });
  await add({ id: 've1-d', slug: 've1-a' });
  await add({ id: 've1-e', slug: 'CHEZ-ZOE' });
  expect((await one('Chez Zoë')).id).toBe('ve1-a');
  expect((await one('chez-zoe')).id).toBe('ve1-a');
  expect((await one('CHEZ-ZOE')).id).toBe('ve1-e');
  expect((await one('Ünder_the "moon" / 50%')).id).toBe('ve1-b');
  expect((await one('東京の庭')).id).toBe('ve1-c');
  expect((await one('ve1-a')).id).toBe('ve1-a');
});

test('api/vendors-1: an unknown or odd id or slug is Vendor not found', async () => {
  for (const id of ['none', '🎁', "';--", '../..', ' ', '---', 'a'.repeat(100), '%', '\\', '"']) {
    const expected = { status: 404, body: { message: 'Vendor not found' } };
    expect(await fetchOne(id)).toMatchObject(expected);
    expect(await fetchRelated(id)).toMatchObject(expected);
  }
  const tooLong = await fetchOne('a'.repeat(101));
  expect(tooLong.status).toBeGreaterThanOrEqual(400);
  expect(tooLong.status).toBeLessThan(500);
});

test('api/vendors-2: of vendors with one slug the later ones get a suffix', async () => {
  await add({ id: 've2-a', slug: 'the-same' });
  await add({ id: 've2-b', slug: 'the-same' });
  await add({ id: 've2-c', slug: 'the-same' });
  expect(await Promise.all(['ve2-a', 've2-b', 've2-c'].map(slugOf))).toEqual([
    'the-same',
    'the-same-2',
    'the-same-3',
  ]);
  await run(`update vendors set slug = 'the-same' where id = 've2-c'`);
  expect(await slugOf('ve2-c')).toBe('the-same-3');
  expect((await one('the-same')).id).toBe('ve2-a');
});

test('api/vendors-2: however long a slug was meant to be, its vendor is found by it', async () => {
  await add({ id: 've2-long', slug: '庭'.repeat(150) });
  await add({ id: 've2-longer', slug: '庭'.repeat(151) });
  for (const id of ['ve2-long', 've2-longer']) {
    expect((await one(String(await slugOf(id)))).id).toBe(id);
  }
});

test('api/vendors-3: an old slug still finds its vendor, and is given to no other', async () => {
  await add({ id: 've3-a', slug: 'first-name' });
  await run(`update vendors set slug = 'second-name' where id = 've3-a'`);
  await run(`update vendors set slug = 'third-name' where id = 've3-a'`);
  await add({ id: 've3-b', slug: 'first-name' });
  const found = await Promise.all(['first-name', 'second-name', 'third-name'].map(one));
  expect(new Set(found.map(({ id, slug }) => `${id} ${slug}`))).toEqual(
    new Set(['ve3-a third-name']),
  );
  expect((await one('first-name-2')).id).toBe('ve3-b');

  await run(`update vendors set slug = 'first-name' where id = 've3-a'`);
  expect(await slugOf('ve3-a')).toBe('first-name');
  expect((await one('third-name')).id).toBe('ve3-a');
});

test('api/vendors-4: what staff wrote can not run in a member’s browser', async () => {
  await add({ id: 've4' });
  await run(`update vendors set description = $1, website = $2 where id = 've4'`, [
    '<p onclick="x()">Hi<img src=x onerror=x()></p>',
    'javascript:x()',
  ]);
  expect(await one('ve4')).toMatchObject({ description: '<p>Hi</p>', website: null });
});

test('sample-club-13: no picture of a page of a vendor is shown twice', async () => {
  const listed = await run('select distinct vendor_id from connections');
  expect(listed.length).toBeGreaterThan(100);
  for (const { vendor_id: id } of listed) {
    const vendor = await one(String(id));
    const shown = [vendor, ...(await related(vendor.id)).map((each) => each.vendor)];
    const imageUrls = shown.flatMap(({ imageUrl }) => imageUrl ?? []);
    expect([vendor.name, ...new Set(imageUrls)]).toEqual([vendor.name, ...imageUrls]);
  }
});

test('api/vendors-5: related vendors are near, those of the same kind first, each once', async () => {
  await add({
    id: 've5',
    city: 'Springfield',
    type: 'Restaurants',
    category: 'Grill',
    destinations: [placeIds.kyoto],
  });
  const near = { city: 'Springfield', destinations: [placeIds.lisbon] };
  await add({ id: 'other-type', ...near, type: 'Hotels' });
  await add({ id: 'same-category', ...near, type: 'Bar', category: 'GRILL' });
  await add({ id: 'same-type', ...near, type: 'restaurant' });
  await add({ id: 'both', ...near, type: 'Restaurants', category: 'Grill' });
  await add({
    id: 'elsewhere',
    city: 'Springfield',
    country: 'Y',
    type: 'Restaurants',
    destinations: [placeIds.lisbon],
  });
  await add({ id: 'unconnected', city: 'Springfield', type: 'Restaurants' });
  await add({
    id: 'same-destination',
    type: 'Restaurants',
    destinations: [placeIds.lisbon, placeIds.kyoto],
  });

  const found = await related('ve5', 50);
  const ids = found.map(({ vendor }) => vendor.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain('ve5');
  expect(ids).not.toContain('elsewhere');
  expect(ids).not.toContain('unconnected');
  expect(ids.slice(0, 2)).toEqual(['both', 'same-type']);
  const kyotoDining = found.filter(
    ({ vendor }) => vendor.city === 'Kyoto' && vendor.type === 'Restaurants',
  );
  expect(kyotoDining.length).toBeGreaterThan(0);
  expect(ids.indexOf('same-destination')).toBeLessThan(ids.indexOf('same-category'));
  expect(ids.indexOf('same-category')).toBeLessThan(ids.indexOf('other-type'));
  expect(found.find(({ vendor }) => vendor.id === 'same-destination')?.destinationId).toBe(
    placeIds.kyoto,
  );
});

test('api/vendors-5: types and categories are compared by the normalization of the core', async () => {
  const place = { city: 'Drift', destinations: [placeIds.lisbon] };
  await add({ id: 'drift', ...place, type: 'Spa & Massage Services', category: 'Bakeries' });
  await add({ id: 'drift-none', ...place, type: 'Sp', category: null });
  await add({ id: 'drift-category', ...place, type: 'Bakeries', category: ' bakery' });
  await add({ id: 'drift-type', ...place, type: 'spas  & massage SERVICE', category: 'Baker' });
  const inDrift = (await related('drift', 50)).filter(({ vendor }) => vendor.city === 'Drift');
  expect(inDrift.map(({ vendor }) => vendor.id)).toEqual([
    'drift-type',
    'drift-category',
    'drift-none',
  ]);
});

test('api/vendors-5: vendors without a city are related by their destinations alone', async () => {
  await add({ id: 've5-a', destinations: [placeIds.patagonia] });
  await add({ id: 've5-b', destinations: [placeIds.patagonia] });
  await add({ id: 've5-c', destinations: [placeIds.copenhagen] });
  const ids = (await related('ve5-a', 50)).map(({ vendor }) => vendor.id);
  expect(ids[0]).toBe('ve5-b');
  expect(ids).not.toContain('ve5-c');
  await add({ id: 've5-d' });
  expect(await related('ve5-d')).toEqual([]);
});

test('api/vendors-6: three related vendors unless a limit is given, and no odd limit', async () => {
  const [row] = await run('select vendor_id as id from connections where destination_id = $1', [
    placeIds.lisbon,
  ]);
  const id = String(row?.['id']);
  const three = await related(id);
  expect(three).toHaveLength(3);
  expect(await related(id, 1)).toEqual(three.slice(0, 1));
  expect((await related(id, 5)).slice(0, 3)).toEqual(three);
  for (const limit of ['0', '51', '-1', '1.5', 'x', '', '9'.repeat(30), '1&limit=2']) {
    const refused = await club.call(
      'GET',
      `/api/destinations/vendors/${id}/related?limit=${limit}`,
      { as },
    );
    expect([limit, refused.status, refused.body.field]).toEqual([limit, 400, 'limit']);
  }
});

test('api/vendors-7: a visitor reads a vendor and its related ones with a ref', async () => {
  const [vendor] = await run('select id, slug from vendors order by id limit 1');
  const member = (await run('select id from members limit 1'))[0]?.['id'];
  for (const path of [
    `/api/vendors/${vendor?.['slug']}`,
    `/api/destinations/vendors/${vendor?.['id']}/related`,
  ]) {
    const shared = await club.call('GET', `${path}?ref=${member}`);
    expect([path, shared.status, shared.headers['x-robots-tag']]).toEqual([path, 200, 'noindex']);
    expect((await club.call('GET', `${path}?ref=nobody`)).status).toBe(401);
    expect((await club.call('GET', path)).status).toBe(401);
  }
});

test('api/vendors-9: a vendor has its phone number and what dials it, or null', async () => {
  await add({ id: 'callable' });
  expect((await one('callable')).phone).toBeNull();
  await run("update vendors set phone = '+44 20 7946 0999' where id = 'callable'");
  expect((await one('callable')).phone).toBe('+44 20 7946 0999');
  await run("update vendors set phone = '+44 (0)20 7946 0999 ext. 12' where id = 'callable'");
  expect((await one('callable')).phoneUrl).toBe('tel:+442079460999;ext=12');
});

test('api/vendors-10: a vendor names its destination, and a related one that of its connection', async () => {
  await add({ id: 've10', city: 'Nook', destinations: [placeIds.marais, placeIds.rome] });
  await add({ id: 've10-near', city: 'Nook', destinations: [placeIds.lisbon, placeIds.rome] });
  await add({ id: 've10-none', city: 'Nook' });
  expect((await one('ve10')).destination).toEqual({
    id: placeIds.marais,
    name: 'Le Marais',
    parentDestination: { id: placeIds.paris, name: 'Paris' },
  });
  expect((await one('ve10-none')).destination).toBeNull();
  const near = (await related('ve10', 50)).find(({ vendor }) => vendor.id === 've10-near');
  expect(near?.vendor.destination).toEqual({
    id: placeIds.rome,
    name: 'Rome',
    parentDestination: null,
  });
});
