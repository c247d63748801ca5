import { eventListSchema, eventSchema } from '@parlour/contract';
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

const list = async (query = '') =>
  eventListSchema.parse((await club.call('GET', `/api/events${query}`, { as })).body.data);

test('EV1: the list has past and future events, the soonest first, in UTC with the venue’s zone', async () => {
  const { events, totalCount } = await list();
  expect(totalCount).toBeGreaterThanOrEqual(24);
  const starts = events.map(({ startDate }) => startDate);
  expect(starts).toEqual(starts.toSorted());
  expect(starts.some((start) => start < club.now().toISOString())).toBe(true);
  expect(starts.some((start) => start > club.now().toISOString())).toBe(true);
  expect(events.every(({ timeZone }) => timeZone !== '')).toBe(true);
});

test('EV2: a category selects its own events', async () => {
  const all = await list();
  const [category = ''] = all.categories;
  const some = await list(`?category=${encodeURIComponent(category.toUpperCase())}`);
  expect(some.totalCount).toBeGreaterThan(0);
  expect(some.events).toHaveLength(some.totalCount);
  expect(some.events.every((event) => event.category === category)).toBe(true);
  expect(some.totalCount).toBeLessThan(all.totalCount);
  expect(some.categories).toEqual(all.categories);
});

test('EV3: one event, and Event not found', async () => {
  const [first] = (await list()).events;
  const { body } = await club.call('GET', `/api/events/${first?.id}`, { as });
  expect(eventSchema.parse(body.data)).toEqual(first);
  const missing = await club.call('GET', '/api/events/none', { as });
  expect(missing).toMatchObject({ status: 404, body: { message: 'Event not found' } });
});

test('EV4: a visitor whose ref names a member reads one event, and no list', async () => {
  const [first] = (await list()).events;
  const member = (await club.testDatabase.run('select id from members limit 1'))[0]?.['id'];
  const shared = await club.call('GET', `/api/events/${first?.id}?ref=${member}`);
  expect(shared.status).toBe(200);
  expect(shared.headers['x-robots-tag']).toBe('noindex');
  const refused = await Promise.all([
    club.call('GET', `/api/events/${first?.id}`),
    club.call('GET', `/api/events/${first?.id}?ref=nobody`),
    club.call('GET', `/api/events/${first?.id}?ref=`),
    club.call('GET', `/api/events?ref=${member}`),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('EV5: of too many events, the oldest are left out', async () => {
  const past = `insert into events (id, title, description, start_date, time_zone)
    select 'past-' || day, 'Past', '', timestamptz '2020-01-01' - day * interval '1 day', 'UTC'
    from generate_series(1, 2000) day`;
  const { events: before } = await list();
  await club.testDatabase.run(past);
  await expect.poll(async () => (await list()).totalCount).toBe(2000);
  const { events } = await list();
  expect(events.slice(-before.length)).toEqual(before);
});
