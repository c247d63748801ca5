import { sampleId } from '@parlour/sample-club';
import { type CallInput, fieldLabelOf, type listDestinations } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';

const placeIds = {
  paris: sampleId('destination', 'paris'),
  marais: sampleId('destination', 'paris-le-marais'),
  rome: sampleId('destination', 'rome'),
  lisbon: sampleId('destination', 'lisbon'),
  kyoto: sampleId('destination', 'kyoto'),
};

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
});
afterAll(() => stop());

const list = async (query: CallInput<typeof listDestinations>['query'] = {}) =>
  (await club.api.listDestinations({ query }, { as })).data();

test('api/destinations-1: the list has destinations and neighborhoods, each with its parent', async () => {
  const { destinations, totalCount } = await list();
  expect(totalCount).toBe(destinations.length);
  const neighborhood = destinations.find(({ id }) => id === placeIds.marais);
  expect(neighborhood).toMatchObject({
    parentDestination: { id: placeIds.paris, name: 'Paris' },
    hasNeighborhoods: false,
  });
  expect(destinations.find(({ id }) => id === placeIds.paris)).toMatchObject({
    parentDestination: null,
    hasNeighborhoods: true,
  });
});

test('api/destinations-2: the two flags filter the list, and the count is of every match', async () => {
  const primary = await list({ isPrimary: true });
  expect(primary.destinations.every(({ parentDestination }) => parentDestination === null)).toBe(
    true,
  );
  const cities = await list({ isPrimary: true, hasNeighborhoods: true, limit: 1 });
  expect(cities.destinations).toHaveLength(1);
  expect(cities.totalCount).toBeGreaterThanOrEqual(4);
  const divided = (await list({ hasNeighborhoods: true })).destinations;
  expect(divided.length).toBeGreaterThanOrEqual(4);
  expect(divided.every(({ hasNeighborhoods }) => hasNeighborhoods)).toBe(true);
  const plain = await list({ hasNeighborhoods: false });
  expect(plain.totalCount).toBeGreaterThan(0);
  expect(plain.destinations.some(({ hasNeighborhoods }) => hasNeighborhoods)).toBe(false);
  const neighborhoods = await list({ isPrimary: false });
  expect(neighborhoods.totalCount).toBeGreaterThan(0);
  expect(
    neighborhoods.destinations.every(({ parentDestination }) => parentDestination !== null),
  ).toBe(true);
});

test('api/destinations-3: limit and offset page through the list', async () => {
  const all = (await list({ isPrimary: true })).destinations;
  const page = (await list({ isPrimary: true, limit: 3, offset: 2 })).destinations;
  expect(page).toEqual(all.slice(2, 5));
  expect((await list({ offset: 9000 })).destinations).toEqual([]);
});

test('api/destinations-4: a flag, limit or offset of the wrong form is refused by name', async () => {
  for (const [query, field] of [
    ['isPrimary=maybe', 'isPrimary'],
    ['hasNeighborhoods=1', 'hasNeighborhoods'],
    ['limit=0', 'limit'],
    ['limit=1.5', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=x', 'offset'],
    ['limit=501', 'limit'],
    [`limit=${'9'.repeat(30)}`, 'limit'],
    [`offset=${'9'.repeat(30)}`, 'offset'],
    ['offset=1e3', 'offset'],
    ['limit=1&limit=2', 'limit'],
    ['offset=1&offset=2', 'offset'],
    ['isPrimary=true&isPrimary=false', 'isPrimary'],
    ['limit=%00', 'limit'],
    ['offset=%ff', 'offset'],
  ]) {
    const { status, body } = await club.call('GET', `/api/destinations?${query}`, { as });
    expect([query, status, body.field]).toEqual([query, 400, field]);
    expect(body.message).toContain(fieldLabelOf(field!));
  }
});

test('api/destinations-4: parameters that the call does not have change nothing', async () => {
  const all = await club.api.listDestinations({}, { as });
  for (const query of ['limit[]=1', 'limit[0]=1', 'Limit=1', '__proto__[limit]=1', 'q=%00']) {
    const { body } = await club.call('GET', `/api/destinations?${query}`, { as });
    expect(body).toEqual(all.body);
  }
});

const one = async (id: string) =>
  (await club.api.getDestination({ params: { id } }, { as })).data();

test('api/destinations-5: a destination comes with its neighborhoods and its own vendors, in the club’s order', async () => {
  const all = (await list()).destinations;
  const paris = await one(placeIds.paris);
  expect(paris.destination).toEqual(all.find(({ id }) => id === placeIds.paris));
  expect(paris.hasNeighborhoods).toBe(true);
  expect(paris.neighborhoods.length).toBeGreaterThan(1);
  expect(paris.neighborhoods).toEqual(
    all.filter(({ parentDestination }) => parentDestination?.id === placeIds.paris),
  );

  const marais = await one(placeIds.marais);
  expect(marais.destination.parentDestination).toEqual({ id: placeIds.paris, name: 'Paris' });
  expect(marais).toMatchObject({ hasNeighborhoods: false, neighborhoods: [] });
  const rows = await club.testDatabase.run(
    'select id from connections where destination_id = $1 order by position',
    [placeIds.marais],
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(marais.connections.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('api/destinations-10: a destination has its introduction in the list and alone, or null', async () => {
  await club.testDatabase.run('update destinations set introduction = null where id = $1', [
    placeIds.rome,
  ]);
  await expect.poll(async () => (await one(placeIds.rome)).destination.introduction).toBeNull();
  const { destination } = await one(placeIds.lisbon);
  expect(destination.introduction).toMatch(/river/);
  expect((await list()).destinations.find(({ id }) => id === placeIds.lisbon)).toEqual(destination);
});

test('api/destinations-5: a destination with neighborhoods comes with the vendors that it is itself connected with', async () => {
  await club.testDatabase.run(
    `insert into connections (id, position, destination_id, vendor_id)
     select 'own', 0, $1, min(vendor_id) from connections`,
    [placeIds.paris],
  );
  await expect
    .poll(async () => (await one(placeIds.paris)).connections.map(({ id }) => id))
    .toEqual(['own']);
  expect((await one(placeIds.paris)).neighborhoods.length).toBeGreaterThan(1);
});

test('api/destinations-5: Destination not found, for any odd id', async () => {
  for (const id of [
    'none',
    '%F0%9F%8E%81',
    "';--",
    `..%2f${placeIds.paris}`,
    '%2f',
    '%20',
    'a'.repeat(100),
  ]) {
    const missing = await club.call('GET', `/api/destinations/${id}`, { as });
    expect(missing).toMatchObject({ status: 404, body: { message: 'Destination not found' } });
  }
});

test('api/destinations-6: a visitor reads one destination with a ref, and no list', async () => {
  const [member] = await club.testDatabase.run('select id from members limit 1');
  const ref = String(member?.['id']);
  const shared = await club.api.getDestination({ params: { id: placeIds.paris } }, { ref });
  expect(shared.status).toBe(200);
  expect(shared.headers['x-robots-tag']).toBe('noindex');
  expect(
    (await club.api.getDestination({ params: { id: placeIds.paris } }, { ref: 'nobody' })).status,
  ).toBe(401);
  expect((await club.api.listDestinations({}, { ref })).status).toBe(401);
});

test('api/destinations-7: a change of a vendor or a connection shows in the cached response', async () => {
  const before = (await one(placeIds.kyoto)).connections;
  const [first, second] = before;
  const cached = await club.api.getDestination({ params: { id: placeIds.kyoto } }, { as });
  const headers = { 'if-none-match': String(cached.headers['etag']) };
  expect(
    (await club.api.getDestination({ params: { id: placeIds.kyoto } }, { as, headers })).status,
  ).toBe(304);

  await club.testDatabase.run(
    'update vendors set name = $2, description = $3, website = $4 where id = $1',
    [first?.vendor.id, 'New name', '<p>Hi<script>x()</script></p>', 'javascript:x()'],
  );
  await expect
    .poll(async () => (await one(placeIds.kyoto)).connections[0]?.vendor)
    .toMatchObject({ name: 'New name', description: '<p>Hi</p>', website: null });
  await club.testDatabase.run('delete from connections where id = $1', [second?.id]);
  await expect
    .poll(async () => (await one(placeIds.kyoto)).connections.length)
    .toBe(before.length - 1);
});
