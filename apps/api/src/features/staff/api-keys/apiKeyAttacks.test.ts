import type { Call, KeyPermission } from '@parlour/contract';
import { calls } from '@parlour/contract';
import { formerCalls, keyPermissions, staffCalls, staffLiveCalls } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, DAY } from '../../../platform/process/clock.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let administrator: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  administrator = await club.signInStaff('administrator');
});
afterAll(() => stop());

const createKey = async (...permissions: readonly KeyPermission[]) => {
  const expiresAt = after(club.now(), DAY).toISOString();
  const body = { name: 'Tried', permissions: [...permissions], expiresAt };
  const { id, secret } = (await club.desk.createApiKey({ body }, { as: administrator })).data();
  return { id, authorization: `Bearer ${secret}` };
};
const ofStaff: readonly (readonly [string, Call])[] = Object.entries({
  ...staffCalls,
  ...staffLiveCalls,
  ...formerCalls,
});
const make = ({ method, path, fixedQuery = {} }: Call, headers: Readonly<Record<string, string>>) =>
  club.call(method, `${path.replaceAll(/:\w+/g, 'x')}?${new URLSearchParams(fixedQuery)}`, {
    headers,
    ...(method === 'POST' || method === 'PUT' ? { body: {} } : {}),
  });
/** Returns the calls that a key gets past the check of its access with. */
const openedBy = async (authorization: string) => {
  const opened: string[] = [];
  for (const [name, call] of ofStaff) {
    const { status } = await make(call, { authorization });
    if (status !== 403) opened.push(name);
    expect([name, status]).not.toEqual([name, 401]);
  }
  return opened;
};

test('api/access-12: an API key beyond its permissions: one without any makes no call of the desk', async () => {
  const { id, authorization } = await createKey('audit.read');
  await club.testDatabase.run(`update api_keys set permissions = '{}' where id = '${id}'`);
  expect(await openedBy(authorization)).toEqual([]);
});

test.each(keyPermissions)(
  'api/access-12: an API key beyond its permissions: with %s alone it makes the calls of that permission',
  async (permission) => {
    const { authorization } = await createKey(permission);
    const declared = ofStaff.filter(
      ([, { access }]) =>
        access.kind === 'staff' && access.apiKeys === true && access.permission === permission,
    );
    expect(declared.length).toBeGreaterThan(0);
    expect(await openedBy(authorization)).toEqual(declared.map(([name]) => name));
  },
);

test('api/access-12: a permission that was written into the database opens nothing that needs a person', async () => {
  const { id, authorization } = await createKey('audit.read');
  const all = '{integration.manage,staff.manage,account.own,document.open,settings.manage}';
  await club.testDatabase.run(`update api_keys set permissions = '${all}' where id = '${id}'`);
  expect(await openedBy(authorization)).toEqual([]);
});

test('api/access-11: a key that holds everything opens no call of a member, also with a ref', async () => {
  const { authorization } = await createKey(...keyPermissions);
  const ofMembers = Object.entries(calls).filter(
    ([, { access }]) => access.kind === 'member' || access.kind === 'shared',
  );
  for (const [name, call] of ofMembers) {
    const headers = { authorization, 'x-crm-token': authorization.slice(7) };
    expect([name, (await make(call, headers)).status]).toEqual([name, 401]);
  }
});

test('api/access-11: a key in the URL is ignored, and one in the header is not proof of who signs in', async () => {
  const { authorization } = await createKey(...keyPermissions);
  const key = authorization.slice(7);
  const url = `/api/staff/members?api_key=${key}&authorization=${key}&access_token=${key}`;
  expect((await club.call('GET', url)).status).toBe(403);
  for (const path of ['/api/staff/step-up', '/api/staff/step-up/options', '/api/staff/sign-in']) {
    const tried = await club.call('POST', path, { headers: { authorization }, body: {} });
    expect([path, tried.status]).toEqual([path, 403]);
    expect(tried.headers['set-cookie']).toBeUndefined();
  }
});

test('api/staff/api-keys-9: no log has a key, also where the call fails', async () => {
  const { id, authorization } = await createKey('member.read');
  const key = authorization.slice(7);
  await club.call('GET', '/api/staff/members/x', { headers: { authorization } });
  await club.call('GET', '/api/staff/me', { headers: { authorization } });
  await club.call('GET', `/api/staff/audit?key=${key}`, { headers: { authorization } });
  expect(club.logged()).toContain(`key:${id}`);
  expect(club.logged()).not.toContain(key);
});
