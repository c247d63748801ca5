import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
});
afterAll(() => stop());

const list = async (category?: string) =>
  (await club.api.listEvents({ query: { category } }, { as })).data();

test('api/events-1: the list has past and future events, the soonest first, in UTC with the venue’s zone', async () => {
  const { events, totalCount } = await list();
  expect(totalCount).toBeGreaterThanOrEqual(24);
  const starts = events.map(({ startDate }) => startDate);
  expect(starts).toEqual(starts.toSorted());
  expect(starts.some((start) => start < club.now().toISOString())).toBe(true);
  expect(starts.some((start) => start > club.now().toISOString())).toBe(true);
  expect(events.every(({ timeZone }) => timeZone !== '')).toBe(true);
});

test('api/events-6: an event names its vendor until the vendor is removed, which takes nothing else', async () => {
  const at = (await list()).events.find(({ vendorId }) => vendorId !== null);
  const get = async () => (await club.api.getEvent({ params: { id: at!.id } }, { as })).data();
  expect(await get()).toEqual(at);
  await club.testDatabase.run('delete from vendors where id = $1', [at?.vendorId]);
  const without = { ...at, vendorId: null };
  expect(await get()).toEqual(without);
  // The list is cached until the database tells of the change.
  await expect.poll(async () => (await list()).events).toContainEqual(without);
});

test('api/events-2: a category selects its own events', async () => {
  const all = await list();
  const [category = ''] = all.categories;
  const some = await list(category.toUpperCase());
  expect(some.totalCount).toBeGreaterThan(0);
  expect(some.events).toHaveLength(some.totalCount);
  expect(some.events.every((event) => event.category === category)).toBe(true);
  expect(some.totalCount).toBeLessThan(all.totalCount);
  expect(some.categories).toEqual(all.categories);
});

test('api/events-3: one event, and Event not found', async () => {
  const [first] = (await list()).events;
  const found = await club.api.getEvent({ params: { id: first!.id } }, { as });
  expect(found.data()).toEqual(first);
  const missing = await club.api.getEvent({ params: { id: 'none' } }, { as });
  expect(missing).toMatchObject({ status: 404, body: { message: 'Event not found' } });
});

test('api/events-4: a visitor whose ref names a member reads one event, and no list', async () => {
  const { id } = (await list()).events[0]!;
  const [member] = await club.testDatabase.run('select id from members limit 1');
  const ref = String(member?.['id']);
  const shared = await club.api.getEvent({ params: { id } }, { ref });
  expect(shared.status).toBe(200);
  expect(shared.headers['x-robots-tag']).toBe('noindex');
  const refused = await Promise.all([
    club.api.getEvent({ params: { id } }),
    club.api.getEvent({ params: { id } }, { ref: 'nobody' }),
    club.api.getEvent({ params: { id } }, { ref: '' }),
    club.api.listEvents({}, { ref }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('api/events-5: of too many events, the oldest are left out', async () => {
  const past = `insert into events (id, title, description, start_date, time_zone)
    select 'past-' || day, 'Past', '', timestamptz '2020-01-01' - day * interval '1 day', 'UTC'
    from generate_series(1, 2000) day`;
  const { events: before } = await list();
  await club.testDatabase.run(past);
  await expect.poll(async () => (await list()).totalCount).toBe(2000);
  const { events } = await list();
  expect(events.slice(-before.length)).toEqual(before);
});
