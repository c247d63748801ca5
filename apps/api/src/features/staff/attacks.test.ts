import type { Call } from '@parlour/contract';
import { formerCalls, staffCalls } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskHeaders } from '../../testing/deskBrowser.ts';
import { MEMBER } from '../../testing/constants.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../testing/testClub.ts';
import { headersOf } from '../../testing/injectCall.ts';

let club: TestClub;
let stop: () => Promise<void>;
let member: Tokens;
let administrator: DeskBrowser;
let editor: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  member = await club.signIn();
  [administrator, editor] = [
    await club.signInStaff('administrator'),
    await club.signInStaff('editor'),
  ];
});
afterAll(() => stop());

const table: readonly (readonly [string, Call])[] = Object.entries({
  ...staffCalls,
  ...formerCalls,
});
const ofStaff = table.flatMap(([name, call]) =>
  call.access.kind === 'staff' ? [{ name, call, permission: call.access.permission }] : [],
);
const make = ({ method, path }: Call, headers: Readonly<Record<string, string>>) =>
  club.call(method, path.replaceAll(/:\w+/g, 'x'), {
    headers,
    ...(method === 'POST' || method === 'PUT' ? { body: {} } : {}),
  });
const submit = async () => {
  const body = { requestType: 'Other', subject: 'A table', otherDescription: 'x' } as const;
  return (await club.api.submitRequest({ body }, { as: member })).data().id;
};

test('api/access-2: an editor reading members: every call that shows or changes one is a 403', async () => {
  const closed = ofStaff.filter(({ permission }) => !mayDo(['editor'], permission));
  expect(closed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['getMember', 'searchMembers', 'getDeskRequest', 'runMacro']),
  );
  for (const { name, call } of closed) {
    const { status } = await make(call, headersOf(editor));
    expect([name, status]).toEqual([name, 403]);
  }
});

test('api/access-8: CSRF on the cookie: no call of the desk is made from another site, nor without the header', async () => {
  const { cookie } = administrator;
  const attacks: readonly Readonly<Record<string, string>>[] = [
    { cookie },
    { cookie, 'sec-fetch-site': 'same-origin' },
    { cookie, ...deskHeaders, 'sec-fetch-site': 'cross-site' },
    { cookie, ...deskHeaders, 'sec-fetch-site': 'same-site' },
  ];
  for (const { name, call } of ofStaff) {
    for (const headers of attacks) {
      expect([name, (await make(call, headers)).status]).toEqual([name, 403]);
    }
  }
});

test('api/access-8: the desk opened from the member app’s origin without the header changes nothing', async () => {
  const id = await submit();
  const { cookie } = administrator;
  const body = { move: 'take', version: 1 };
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const tried = await club.call('POST', `/api/staff/requests/${id}/moves`, { body, headers });
  expect(tried).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const read = await club.desk.getDeskRequest({ params: { id } }, { as: administrator });
  expect(read.data()).toMatchObject({ version: 1, assignee: null });
});

test('api/staff/sessions-2: a concierge whose role was taken away with the page open writes nothing, and what was typed can be sent once it is back', async () => {
  const id = await submit();
  const concierge = await club.signInStaff('concierge');
  const setRoles = (roles: string) =>
    club.testDatabase.run('update staff_members set roles = $1 where id = $2', [
      roles,
      concierge.staffId,
    ]);
  const headers = { 'idempotency-key': 'typed' };
  const send = () =>
    club.desk.writeDeskMessage(
      { params: { id }, body: { text: 'Good evening', lastSeenEntry: null } },
      { as: concierge, headers },
    );
  await setRoles('{editor}');
  const refused = await send();
  expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(refused.body.message).toMatch(/\w+ .*\.$/);
  await setRoles('{concierge}');
  expect((await send()).status).toBe(200);
  expect((await send()).data().entries).toHaveLength(1);
});

test('api/access-3: a member and a member of staff with one email are two accounts that never mix', async () => {
  const concierge = await club.signInStaff('concierge');
  await club.testDatabase.run('update staff_members set email = $1 where id = $2', [
    MEMBER,
    concierge.staffId,
  ]);
  const own = await submit();
  expect((await club.call('GET', '/api/requests', { as: concierge })).status).toBe(401);
  const asMember = headersOf(member);
  const desk = await club.call('GET', '/api/staff/me', {
    headers: { ...deskHeaders, ...asMember },
  });
  expect(desk.status).toBe(401);
  const again = await club.signIn();
  expect((await club.api.getRequest({ params: { id: own } }, { as: again })).status).toBe(200);
  const params = { id: concierge.staffId };
  expect((await club.desk.endStaffAccount({ params }, { as: administrator })).status).toBe(200);
  expect((await club.desk.getMe({}, { as: concierge })).status).toBe(401);
  expect((await club.api.getProfile({}, { as: again })).status).toBe(200);
});
