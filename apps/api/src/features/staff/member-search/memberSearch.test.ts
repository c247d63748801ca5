import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let concierge: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  concierge = await club.signInStaff('concierge');
});
afterAll(() => stop());

const search = (text: string, as = concierge) =>
  club.desk.searchMembers({ query: { text } }, { as });
const addMember = (id: string, firstName: string, lastName: string, isActive = true) =>
  club.testDatabase.run(
    `insert into members (id, ref, email, first_name, last_name, crm_id, instance_url, is_active)
      values ('${id}', 'ref-${id}', '${id}@search.example', '${firstName}', '${lastName}', 'crm-${id}', 'https://crm.example', ${isActive})`,
  );

test('api/staff/member-search-1: active members are found by a part of their name or email', async () => {
  await addMember('zoe', 'Zoë', 'Quillfeather');
  await addMember('zed', 'Zed', 'Quillfeather', false);
  const zoe = { id: 'zoe', name: 'Zoë Quillfeather', email: 'zoe@search.example' };
  for (const text of ['zoe', 'ZOË QUILL', 'feather', 'zoe@search']) {
    expect((await search(text)).data()).toEqual([zoe]);
  }
  expect((await search('%_%')).data()).toEqual([]);
  expect((await search('z')).status).toBe(400);
});

test('api/staff/member-search-1: an editor and a member find nobody', async () => {
  expect((await search('zoe', await club.signInStaff('editor'))).status).toBe(403);
  expect((await club.desk.searchMembers({ query: { text: 'zoe' } })).status).toBe(401);
});

test('api/staff/member-search-2: at most ten are found, by name', async () => {
  const names = ['k', 'j', 'i', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'];
  await Promise.all(names.map((name) => addMember(`many-${name}`, name, 'Manyfold')));
  const found = (await search('manyfold')).data();
  const first = names.toSorted().slice(0, 10);
  expect(found.map(({ id }) => id)).toEqual(first.map((name) => `many-${name}`));
});

test('api/staff/member-search-3: a session searches at most 300 times a minute', async () => {
  const as = await club.signInStaff('concierge');
  // A few at a time, since the pool of the database has few connections.
  for (let batch = 0; batch < 60; batch += 1) {
    await Promise.all(Array.from({ length: 5 }, () => search('none of them', as)));
  }
  const refused = await search('none of them', as);
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await search('none of them')).status).toBe(200);
  club.passTime(60_000);
  expect((await search('none of them', as)).status).toBe(200);
});
