import type { NewSavedFilter } from '@parlour/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let concierge: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
});
beforeEach(async () => {
  concierge = await club.signInStaff('concierge');
});
afterAll(() => stop());

const filter: NewSavedFilter = {
  name: 'Yachts',
  view: 'unassigned',
  order: 'waiting',
  text: null,
  tag: 'yacht',
};
const add = (changes: Partial<NewSavedFilter> = {}, as = concierge) =>
  club.desk.addSavedFilter({ body: { ...filter, ...changes } }, { as });
const list = async (as = concierge) => (await club.desk.listSavedFilters({}, { as })).data();
const remove = (id: string, as = concierge) =>
  club.desk.deleteSavedFilter({ params: { id } }, { as });

test('api/staff/filters-1: a person saves filters, lists them by name and deletes them, as nobody else can', async () => {
  const added = await add({ tag: 'Yacht' });
  expect(added.status).toBe(201);
  const { id } = added.data();
  expect(added.data()).toEqual({ ...filter, id });
  const conditions = { type: 'Dining', assignee: 'nobody', from: '2030-02-01' } as const;
  expect((await add({ name: 'Dinners', conditions })).data()).toMatchObject({ conditions });
  const [dinners] = await list();
  expect(dinners?.conditions).toEqual(conditions);
  await remove(dinners?.id ?? '');
  await add({ name: 'a search', text: 'opera', tag: null });
  expect((await list()).map(({ name }) => name)).toEqual(['a search', 'Yachts']);
  const other = await club.signInStaff('manager');
  expect(await list(other)).toEqual([]);
  expect((await remove(id, other)).status).toBe(404);
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).status).toBe(404);
  expect((await list()).map(({ name }) => name)).toEqual(['a search']);
  const editor = await club.signInStaff('editor');
  expect((await club.desk.listSavedFilters({}, { as: editor })).status).toBe(403);
});

test('api/staff/filters-2: two filters of a person never have one name, and two people may', async () => {
  await add();
  expect(await add({ name: 'YACHTS' })).toMatchObject({ status: 400, body: { field: 'name' } });
  expect((await add({}, await club.signInStaff('concierge'))).status).toBe(201);
  const unknown = { ...filter, view: 'all' };
  const refused = await club.call('POST', '/api/staff/filters', {
    as: concierge,
    body: unknown,
    headers: { 'x-desk': '1', 'sec-fetch-site': 'same-origin' },
  });
  expect(refused.status).toBe(400);
});

test('api/staff/filters-2: of two that are saved at once, the 21st is refused', async () => {
  for (let count = 1; count < 20; count += 1) await add({ name: `Filter ${count}` });
  const responses = await Promise.all([add({ name: 'One' }), add({ name: 'Other' })]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  expect(await list()).toHaveLength(20);
});
