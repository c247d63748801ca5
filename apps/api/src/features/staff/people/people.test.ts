import { type StaffRole, staffRoles } from '@parlour/contract/staff';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { MEMBER } from '../../../testing/constants.ts';
import { createPasskeyDevice } from '../../../testing/passkeyDevice.ts';
import { openLiveStream } from '../../../testing/liveStream.ts';
import { DESK_URL } from '../../../testing/staffSetUp.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
beforeEach(async () => {
  const started = await startTestClub();
  ({ club } = started);
  onTestFinished(started.stop);
});

const newPerson = (email: string, ...roles: StaffRole[]) => ({
  email,
  firstName: 'Tom',
  lastName: 'Reed',
  roles,
});
const invitationOf = async (email: string) => {
  const { text } = await club.mailbox.next(
    ({ to, subject }) => to.address === email && subject.includes('invitation'),
  );
  return /setup#([\w-]+)/.exec(text)?.[1] ?? '';
};
const changeRoles = (id: string, roles: StaffRole[], as: DeskBrowser) =>
  club.desk.changeStaffRoles({ params: { id }, body: { roles } }, { as });
const endAccount = (id: string, as: DeskBrowser) =>
  club.desk.endStaffAccount({ params: { id } }, { as });

test('api/staff/people-1, api/access-3: an administrator invites a person by email, who may be a member too', async () => {
  const as = await club.signInStaff('administrator');
  const body = newPerson(MEMBER, 'concierge');
  const invited = await club.desk.inviteStaff({ body }, { as });
  expect([invited.status, invited.data()]).toMatchObject([201, { ...body, status: 'invited' }]);
  const again = await club.desk.inviteStaff({ body }, { as });
  expect([again.status, again.body.field]).toEqual([400, 'email']);
  const token = await invitationOf(MEMBER);
  const started = (await club.desk.startSetUp({ body: { token } })).data();
  const passkey = createPasskeyDevice(DESK_URL).create(started.passkey);
  const claimed = await club.desk.claimInvitation({ body: { token, passkey } });
  expect(claimed.data().staff.id).toBe(invited.data().id);
  const asMember = await club.signIn(MEMBER);
  expect((await club.api.getProfile({}, { as: asMember })).status).toBe(200);
  expect((await club.desk.getMe({}, { as: asMember })).status).toBe(401);
});

test('api/staff/people-1: another invitation replaces the former', async () => {
  const as = await club.signInStaff('administrator');
  const body = newPerson('tom@club.example', 'editor');
  const { id } = (await club.desk.inviteStaff({ body }, { as })).data();
  const token = await invitationOf(body.email);
  expect((await club.desk.inviteStaffAgain({ params: { id } }, { as })).status).toBe(200);
  expect((await club.desk.openInvitation({ body: { token } })).status).toBe(404);
});

test('api/staff/people-2: nobody but an administrator sees or manages staff', async () => {
  for (const role of staffRoles.filter((each) => each !== 'administrator')) {
    const as = await club.signInStaff(role);
    const responses = await Promise.all([
      club.desk.listStaff({}, { as }),
      club.desk.inviteStaff({ body: newPerson('a@club.example', 'administrator') }, { as }),
      changeRoles(as.staffId, ['administrator'], as),
      endAccount('sample-editor', as),
    ]);
    expect(responses.map(({ body }) => body.code)).toEqual(Array(4).fill('forbidden'));
  }
});

test('api/staff/people-2: every change appends an entry of who made it', async () => {
  const as = await club.signInStaff('administrator');
  await changeRoles('sample-editor', ['manager', 'editor'], as);
  await endAccount('sample-editor', as);
  const entries = await club.testDatabase.run(
    `select actor, action, subject, details from audit_entries where action like 'staff.%' order by seq`,
  );
  const actor = `staff:${as.staffId}`;
  const subject = 'staff:sample-editor';
  expect(entries).toEqual([
    { actor, action: 'staff.changed', subject, details: { fields: ['editor', 'manager'] } },
    { actor, action: 'staff.ended', subject, details: {} },
  ]);
});

test('api/staff/people-3: raising one’s own role is a 403, also for an administrator', async () => {
  const as = await club.signInStaff('administrator');
  await club.signInStaff('administrator');
  const raised = await changeRoles(as.staffId, ['administrator', 'manager'], as);
  expect([raised.status, raised.body.code]).toEqual([403, 'forbidden']);
  const both = await club.signInStaff('administrator', 'editor');
  expect((await changeRoles(both.staffId, ['editor'], both)).status).toBe(200);
  expect((await club.desk.listStaff({}, { as: both })).status).toBe(403);
});

test('api/staff/people-4: the last active administrator stays one, also when two give up at once', async () => {
  const [one, other] = [
    await club.signInStaff('administrator', 'editor'),
    await club.signInStaff('administrator', 'editor'),
  ];
  const given = await Promise.all([
    changeRoles(one.staffId, ['editor'], one),
    endAccount(other.staffId, other),
  ]);
  expect(given.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const left = await club.testDatabase.run(
    `select id from staff_members where 'administrator' = any(roles) and status = 'active'`,
  );
  expect(left).toHaveLength(1);
});

test('api/staff/people-5: an ended account opens nothing, and its person can be invited again', async () => {
  const [as, leaver] = [await club.signInStaff('administrator'), await club.signInStaff('editor')];
  expect((await endAccount(leaver.staffId, as)).status).toBe(200);
  expect((await club.desk.getMe({}, { as: leaver })).status).toBe(401);
  expect((await endAccount(leaver.staffId, as)).status).toBe(404);
  expect((await changeRoles(leaver.staffId, ['manager'], as)).status).toBe(404);
  const body = newPerson(`${leaver.staffId}@club.example`, 'concierge');
  const invited = (await club.desk.inviteStaff({ body }, { as })).data();
  expect(invited).toMatchObject({ id: leaver.staffId, roles: ['concierge'], status: 'invited' });
});

test('api/staff/people-5: an ended account has no inbox and watches nothing, and is told of nothing more', async () => {
  const [as, leaver, colleague] = [
    await club.signInStaff('administrator'),
    await club.signInStaff('concierge'),
    await club.signInStaff('concierge'),
  ];
  const member = await club.signIn();
  const wish = { requestType: 'Other', subject: 'Help', otherDescription: 'x' } as const;
  const { id } = (await club.api.submitRequest({ body: wish }, { as: member })).data();
  const at = { params: { id } };
  await club.desk.moveDeskRequest({ ...at, body: { move: 'take', version: 1 } }, { as: leaver });
  await club.desk.moveDeskRequest(
    { ...at, body: { move: 'complete', version: 2 } },
    { as: leaver },
  );
  const write = () =>
    club.api.sendRequestMessage({ ...at, body: { text: 'Thanks' } }, { as: member });
  for (const watcher of [leaver, colleague]) {
    await club.desk.watchDeskRequest({ ...at, body: { isWatched: true } }, { as: watcher });
  }
  const rows = async (table: string) =>
    (await club.testDatabase.run(`select staff_id from ${table}`)).map(({ staff_id }) => staff_id);
  await club.testDatabase.run(
    `insert into inbox_items (staff_id, entry_id, request_id, kind, created_at)
     select $1, id, request_id, 'answered', created_at from request_entries`,
    [leaver.staffId],
  );
  expect((await endAccount(leaver.staffId, as)).status).toBe(200);
  expect(await rows('inbox_items')).toEqual([]);
  expect(await rows('request_readers')).toEqual([colleague.staffId]);
  // A request that has ended stays with who had it.
  expect((await write()).status).toBe(200);
  expect(await rows('inbox_items')).toEqual([colleague.staffId]);
});

test('api/staff/people-6: the open requests of an ended account are unassigned, with a line in the thread and in the audit', async () => {
  const [as, leaver, colleague] = [
    await club.signInStaff('administrator'),
    await club.signInStaff('concierge'),
    await club.signInStaff('concierge'),
  ];
  const member = await club.signIn();
  const wish = { requestType: 'Other', subject: 'Help', otherDescription: 'x' } as const;
  const { id } = (await club.api.submitRequest({ body: wish }, { as: member })).data();
  const at = { params: { id } };
  await club.desk.moveDeskRequest({ ...at, body: { move: 'take', version: 1 } }, { as: leaver });
  expect((await endAccount(leaver.staffId, as)).status).toBe(200);
  expect((await club.desk.getDeskRequest(at, { as: colleague })).data()).toMatchObject({
    assignee: null,
    status: 'in_progress',
    entries: [
      { move: { name: 'take' } },
      { author: { kind: 'system' }, move: { name: 'release' } },
    ],
  });
  const entries = await club.testDatabase.run(
    `select actor, subject, details from audit_entries where action = 'request.moved' order by seq`,
  );
  expect(entries).toEqual([
    { actor: `staff:${leaver.staffId}`, subject: `request:${id}`, details: { fields: ['take'] } },
    { actor: `staff:${as.staffId}`, subject: `request:${id}`, details: { fields: ['release'] } },
  ]);
});

test('api/staff/people-6: an account that stays, as the last administrator’s, loses no request', async () => {
  const as = await club.signInStaff('administrator', 'concierge');
  const member = await club.signIn();
  const wish = { requestType: 'Other', subject: 'Help', otherDescription: 'x' } as const;
  const { id } = (await club.api.submitRequest({ body: wish }, { as: member })).data();
  const at = { params: { id } };
  await club.desk.moveDeskRequest({ ...at, body: { move: 'take', version: 1 } }, { as });
  expect((await endAccount(as.staffId, as)).status).toBe(400);
  expect((await club.desk.getDeskRequest(at, { as })).data()).toMatchObject({
    assignee: { id: as.staffId },
    entries: { length: 1 },
  });
});

test('api/staff/people-7: the stream of an ended account ends within three seconds', async () => {
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const [as, leaver] = [await club.signInStaff('administrator'), await club.signInStaff('manager')];
  const stream = await openLiveStream(url, leaver);
  await stream.nth(1);
  expect((await endAccount(leaver.staffId, as)).status).toBe(200);
  const from = performance.now();
  await stream.ended;
  // Twice the time, since a busy machine may be late.
  expect(performance.now() - from).toBeLessThan(inject('isLong') ? 3000 : 6000);
});
