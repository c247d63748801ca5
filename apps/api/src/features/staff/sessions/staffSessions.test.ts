import { UNATTENDED_HEADER } from '@parlour/contract/staff';
import { afterAll, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../../platform/process/clock.ts';
import { MEMBER } from '../../../testing/constants.ts';
import { type DeskBrowser, startTestClub } from '../../../testing/testClub.ts';

const { club, stop } = await startTestClub();
afterAll(() => stop());

const statusOf = async (as: DeskBrowser) => (await club.desk.getMe({}, { as })).status;

test('api/access-2, api/access-3: tokens of a member open no call of staff, and the desk’s cookie none of a member', async () => {
  const [asMember, asStaff] = [await club.signIn(), await club.signInStaff('administrator')];
  expect((await club.desk.getMe({}, { as: asStaff })).data()).toMatchObject({
    id: asStaff.staffId,
    roles: ['administrator'],
    isSample: false,
  });
  expect((await club.desk.getMe({}, { as: asMember })).status).toBe(401);
  expect((await club.api.getProfile({}, { as: asStaff })).status).toBe(401);
  const both = { ...asStaff, ...asMember };
  const headers = { authorization: `Bearer ${both.token}`, 'x-crm-token': both.crmToken };
  expect((await club.desk.getMe({}, { as: asStaff, headers })).data().id).toBe(asStaff.staffId);
});

test('api/access-3: a member of staff cannot sign in at the member app', async () => {
  const { staffId } = await club.signInStaff('concierge');
  const email = `${staffId}@club.example`;
  await club.api.requestCode({ body: { email } });
  await club.signIn();
  const emails = club.mailbox.messages().filter(({ to }) => to.address === email);
  expect(emails).toEqual([]);
});

test('api/access-7: staff and a member with the same id and the same key stay two principals', async () => {
  const asMember = await club.signIn();
  const asStaff = await club.signInStaff('concierge');
  const [member] = await club.testDatabase.run('select id from members where email = $1', [MEMBER]);
  const id = String(member?.['id']);
  await club.testDatabase.run(
    `insert into staff_members select $1, 'same@club.example', first_name, last_name, roles, status, is_sample, null, null, created_at
     from staff_members where id = $2`,
    [id, asStaff.staffId],
  );
  await club.testDatabase.run('update staff_sessions set staff_id = $1 where staff_id = $2', [
    id,
    asStaff.staffId,
  ]);
  const headers = { 'idempotency-key': 'same' };
  const body = { requestType: 'Other', subject: 'A', otherDescription: 'B' } as const;
  expect((await club.api.submitRequest({ body }, { as: asMember, headers })).status).toBe(201);
  expect((await club.desk.signOutStaff({}, { as: asStaff, headers })).status).toBe(200);
  const owners = await club.testDatabase.run('select owner, key from idempotency_keys');
  expect(owners.map(({ owner }) => owner).toSorted()).toEqual([`member:${id}`, `staff:${id}`]);
  expect(new Set(owners.map(({ key }) => key)).size).toBe(2);
  const actors = await club.testDatabase.run(
    `select actor from audit_entries where action in ('session.ended', 'request.submitted') order by seq`,
  );
  expect(actors).toEqual([{ actor: `member:${id}` }, { actor: `staff:${id}` }]);
});

test('api/staff/sessions-1: a session ends thirty minutes after its last call', async () => {
  const as = await club.signInStaff('concierge');
  club.passTime(29 * MINUTE);
  expect(await statusOf(as)).toBe(200);
  club.passTime(29 * MINUTE);
  expect(await statusOf(as)).toBe(200);
  club.passTime(30 * MINUTE);
  expect(await statusOf(as)).toBe(401);
});

test('api/staff/sessions-1: what a page reads while nobody uses it keeps no session open', async () => {
  const as = await club.signInStaff('concierge');
  const headers = { [UNATTENDED_HEADER]: '1' };
  club.passTime(20 * MINUTE);
  expect((await club.desk.getMe({}, { as, headers })).status).toBe(200);
  club.passTime(10 * MINUTE);
  expect((await club.desk.getMe({}, { as, headers })).status).toBe(401);
});

test('api/staff/sessions-1: a session in use ends twelve hours after the sign-in', async () => {
  const as = await club.signInStaff('concierge');
  for (let passed = 20 * MINUTE; passed < 12 * HOUR; passed += 20 * MINUTE) {
    club.passTime(20 * MINUTE);
    expect(await statusOf(as)).toBe(200);
  }
  club.passTime(20 * MINUTE);
  expect(await statusOf(as)).toBe(401);
});

test('api/staff/sessions-2: a session ends at once when it is signed out or its person is no longer active', async () => {
  const [one, other] = [await club.signInStaff('editor'), await club.signInStaff('editor')];
  expect((await club.desk.signOutStaff({}, { as: one })).status).toBe(200);
  expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200]);
  await club.testDatabase.run(`update staff_members set status = 'ended' where id = $1`, [
    other.staffId,
  ]);
  expect(await statusOf(other)).toBe(401);
});

test('api/staff/sessions-2: changed roles count from the next call', async () => {
  const as = await club.signInStaff('editor');
  await club.testDatabase.run(`update staff_members set roles = '{}' where id = $1`, [as.staffId]);
  const refused = await club.desk.getMe({}, { as });
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
});

test('api/staff/sessions-3: the cookie is for the server alone and never sent from another site', async () => {
  const { cookie } = await club.signInStaff('editor');
  expect(cookie).toMatch(/^__Host-desk=[\w-]{43}$/);
});
