import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { MemberInvitation } from '@parlour/contract/staff';
import { HOUR, MINUTE } from '../../../platform/process/clock.ts';
import { MEMBER, SECOND_MEMBER } from '../../../testing/constants.ts';
import { openLiveStream } from '../../../testing/liveStream.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let manager: DeskBrowser;
let concierge: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
});
afterAll(() => stop());
beforeEach(async () => {
  club.passTime(HOUR);
  [manager, concierge] = [await club.signInStaff('manager'), await club.signInStaff('concierge')];
});

const reason = 'Asked for it by telephone';
const nora: MemberInvitation = { email: 'nora@new.example', firstName: 'Nora', lastName: 'Quist' };
const idOf = async (email: string) =>
  String(
    (await club.testDatabase.run('select id from members where email = $1', [email]))[0]?.['id'],
  );
const read = async (id: string) =>
  (await club.desk.getMember({ params: { id } }, { as: manager })).data();
const invite = (body: MemberInvitation, as = manager) => club.desk.inviteMember({ body }, { as });
const add = async (name: string) =>
  (await invite({ email: `${name}@new.example`, firstName: name, lastName: 'Quist' })).data().id;
const entriesOf = (id: string) =>
  club.testDatabase.run(
    `select action, reason, details from audit_entries where subject = $1 and actor = $2 and action <> 'member.read' order by seq`,
    [`member:${id}`, `staff:${manager.staffId}`],
  );
const move = (
  call: 'suspendMember' | 'reactivateMember' | 'endMembership',
  id: string,
  version: number,
  as = manager,
) => club.desk[call]({ params: { id }, body: { version, reason } }, { as });
const eventPath = async (ref: string) => {
  const [event] = await club.testDatabase.run('select id from events order by id limit 1');
  return `/api/events/${String(event?.['id'])}?ref=${ref}`;
};

test('api/staff/members-10, api/members-8: a manager invites a member, whose email says how to sign in', async () => {
  const invited = await invite({
    ...nora,
    phone: '+44 20 7946 0001',
    address: { city: 'Leeds' },
    crmId: 'CRM-NORA',
  });
  // The club of the tests has no mail server.
  expect([invited.status, invited.data().isMailFiled]).toEqual([201, true]);
  const { id } = invited.data();
  const mail = await club.mailbox.next(({ to }) => to.address === nora.email);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain(nora.email);
    expect(body).toContain('/login');
  }
  expect(await read(id)).toMatchObject({
    status: 'invited',
    hasSignedIn: false,
    crmId: 'CRM-NORA',
    address: { city: 'Leeds' },
  });
  await club.signIn(nora.email);
  expect(await read(id)).toMatchObject({ status: 'active', hasSignedIn: true });
  const again = await club.desk.inviteMemberAgain({ params: { id } }, { as: manager });
  expect([again.status, again.body.code]).toEqual([409, 'move_not_allowed']);
  expect((await entriesOf(id)).map(({ action }) => action)).toEqual([
    'member.added',
    'member.invited',
  ]);
});

test('api/staff/members-10: an email or CRM identifier of another is refused at its field, also of a former member', async () => {
  const former = await add('former');
  await move('endMembership', former, (await read(former)).version);
  await invite({ ...nora, email: 'crm@new.example', crmId: 'CRM-TAKEN' });
  const before = await club.testDatabase.run('select count(*) from members');
  for (const [body, field, message] of [
    [{ ...nora, email: MEMBER.toUpperCase() }, 'email', 'Another member has this email'],
    [{ ...nora, email: 'Former@new.example' }, 'email', 'A former member has this email'],
    [
      { ...nora, email: 'a@new.example', crmId: 'CRM-TAKEN' },
      'crmId',
      'Another member has this CRM',
    ],
    [{ ...nora, email: 'a@new.example', firstName: ' ', lastName: '' }, 'firstName', 'First name'],
  ] as const) {
    const refused = await invite(body);
    expect([refused.status, refused.body.field]).toEqual([400, field]);
    expect(refused.body.message).toContain(message);
  }
  expect(await club.testDatabase.run('select count(*) from members')).toEqual(before);
});

test('api/members-8: an invitation is sent again to who never signed in', async () => {
  const id = await add('again');
  await club.mailbox.next(({ to }) => to.address === 'again@new.example');
  expect((await club.desk.inviteMemberAgain({ params: { id } }, { as: manager })).status).toBe(200);
  const mail = await club.mailbox.next(({ to }) => to.address === 'again@new.example');
  expect(mail.text).toContain('again@new.example');
});

test('api/members-4: a birth date to come is refused, of a new member and of one who is changed', async () => {
  const failure = { status: 400, body: { field: 'dateOfBirth' } };
  const dateOfBirth = '9999-12-31';
  expect(await invite({ ...nora, email: 'unborn@new.example', dateOfBirth })).toMatchObject(
    failure,
  );
  expect(await idOf('unborn@new.example')).toBe('undefined');
  const id = await idOf(MEMBER);
  const { version } = await read(id);
  const body = { version, dateOfBirth };
  expect(await club.desk.changeMember({ params: { id }, body }, { as: manager })).toMatchObject(
    failure,
  );
});

test('api/staff/members-11, api/staff/members-14: a profile is changed, the sessions stay, and a stale version changes nothing', async () => {
  const as = await club.signIn(MEMBER);
  const id = await idOf(MEMBER);
  const { version, crmId } = await read(id);
  const body = {
    version,
    lastName: 'Marlow',
    dateOfBirth: null,
    phone: null,
    professional: { company: 'Marlow & Co' },
  };
  const changed = await club.desk.changeMember({ params: { id }, body }, { as: manager });
  expect(changed.data()).toEqual({ id, version: version + 1 });
  const profile = (await club.api.getProfile({}, { as })).data();
  expect(profile).toMatchObject({
    lastName: 'Marlow',
    dateOfBirth: null,
    phone: null,
    professional: { company: 'Marlow & Co' },
  });
  expect((await entriesOf(id)).at(-1)).toMatchObject({
    action: 'member.changed',
    details: { fields: expect.arrayContaining(['lastName', 'professional.company']) },
  });
  const stale = await club.desk.changeMember(
    { params: { id }, body: { version, lastName: 'Other' } },
    { as: manager },
  );
  expect([stale.status, stale.body.code, stale.body.field]).toEqual([
    409,
    'changed_meanwhile',
    'version',
  ]);
  // The member's own change counts too, so that staff do not undo it unseen.
  await club.api.updateProfile({ body: { phone: '+1 555 0100' } }, { as });
  expect((await read(id)).version).toBe(version + 2);
  expect((await read(id)).crmId).toBe(crmId);
  const other = await read(await idOf(SECOND_MEMBER));
  const taken = await club.desk.changeMember(
    { params: { id }, body: { version: version + 2, crmId: other.crmId } },
    { as: manager },
  );
  expect([taken.status, taken.body.field]).toEqual([400, 'crmId']);
});

test('api/staff/members-12: another email ends the sessions, and both addresses are told', async () => {
  const id = await add('mover');
  const as = await club.signIn('mover@new.example');
  const { version } = await read(id);
  const change = (email: string, by = manager) =>
    club.desk.changeMemberEmail({ params: { id }, body: { version, email } }, { as: by });
  const taken = await change(MEMBER.toUpperCase());
  expect([taken.status, taken.body.field]).toEqual([400, 'email']);
  expect((await change('moved@new.example')).status).toBe(200);
  for (const address of ['mover@new.example', 'moved@new.example']) {
    const mail = await club.mailbox.next(
      ({ to, subject }) => to.address === address && subject.includes('changed'),
    );
    expect(mail.text).toContain('moved@new.example');
  }
  club.passTime(3000);
  expect((await club.api.getProfile({}, { as })).status).toBe(401);
  expect(
    (await club.api.getProfile({}, { as: await club.signIn('moved@new.example') })).status,
  ).toBe(200);
});

test('api/staff/members-13, api/members-7: a suspended member is out at once, until the membership is given back', async () => {
  const id = await add('pause');
  const as = await club.signIn('pause@new.example');
  const { ref } = (await club.api.getProfile({}, { as })).data();
  const shared = await eventPath(ref);
  expect((await club.call('GET', shared)).status).toBe(200);
  const suspended = await move('suspendMember', id, (await read(id)).version);
  expect(suspended.status).toBe(200);
  expect((await club.call('GET', shared)).status).toBe(401);
  club.passTime(3000);
  expect((await club.api.getProfile({}, { as })).status).toBe(401);
  expect(await read(id)).toMatchObject({ status: 'suspended', isActive: false, endedAt: null });
  const { version } = suspended.data();
  expect((await move('suspendMember', id, version)).body.code).toBe('move_not_allowed');
  expect((await move('reactivateMember', id, version)).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'active', suspendedAt: null });
  expect((await club.call('GET', shared)).status).toBe(200);
  expect((await club.api.getProfile({}, { as })).status).toBe(401);
  expect((await entriesOf(id)).slice(2)).toEqual([
    { action: 'member.suspended', reason, details: {} },
    { action: 'sessions.ended', reason: null, details: {} },
    { action: 'member.reactivated', reason, details: {} },
  ]);
});

test('api/staff/members-13: the live stream of a member whose membership ends closes within three seconds', async () => {
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const id = await add('stream');
  const as = await club.signIn('stream@new.example');
  const stream = await openLiveStream(url, as);
  await stream.nth(1);
  const ended = await move('endMembership', id, (await read(id)).version);
  expect(ended.status).toBe(200);
  const from = performance.now();
  await stream.ended;
  // Twice the time, since a busy machine may be late.
  expect(performance.now() - from).toBeLessThan(inject('isLong') ? 3000 : 6000);
  expect(await read(id)).toMatchObject({ status: 'ended', isActive: false });
  const again = await move('endMembership', id, ended.data().version);
  expect(again.body.code).toBe('move_not_allowed');
  expect((await move('reactivateMember', id, ended.data().version)).status).toBe(200);
});

test('api/staff/members-13: a reason is needed, and holds no card number', async () => {
  const id = await add('reason');
  const { version } = await read(id);
  for (const refused of ['', 'a ', 'two\nlines', 'card 4929735801736642']) {
    const response = await club.desk.suspendMember(
      { params: { id }, body: { version, reason: refused } },
      { as: manager },
    );
    expect([response.status, response.body.field]).toEqual([400, 'reason']);
  }
  expect((await read(id)).version).toBe(version);
});

test('api/staff/members-12, api/staff/members-13: without a fresh proof no email is changed and no membership ended', async () => {
  const by = await club.signInStaff('manager');
  const id = await add('proof');
  const { version } = await read(id);
  club.passTime(6 * MINUTE);
  const body = { version, email: 'other@new.example' };
  const changed = await club.desk.changeMemberEmail({ params: { id }, body }, { as: by });
  const ended = await move('endMembership', id, version, by);
  for (const { status, body: refused } of [changed, ended]) {
    expect([status, refused.code]).toEqual([403, 'step_up_required']);
  }
  expect((await read(id)).version).toBe(version);
});

test('api/staff/members-15: a manager enables the sign-in of a member again', async () => {
  const id = await add('locked');
  // Only this member's row is left.
  await club.testDatabase.run('delete from sign_in_addresses');
  await club.api.requestCode({ body: { email: 'locked@new.example' } });
  await club.testDatabase.run('update sign_in_addresses set failures_in_a_row = 100');
  expect((await read(id)).isSignInDisabled).toBe(true);
  const enabled = await club.desk.enableMemberSignIn({ params: { id } }, { as: manager });
  expect(enabled.status).toBe(200);
  expect((await read(id)).isSignInDisabled).toBe(false);
  expect((await entriesOf(id)).at(-1)).toMatchObject({ action: 'sign-in.enabled' });
});

test('api/staff/members-16: a concierge changes nothing of a member, and a member reaches none of it', async () => {
  const id = await add('kept');
  const { version } = await read(id);
  const params = { id };
  const move1 = { params, body: { version, reason } };
  const as = { as: concierge };
  const refused = [
    await invite({ ...nora, email: 'concierge@new.example' }, concierge),
    await club.desk.inviteMemberAgain({ params }, as),
    await club.desk.changeMember({ params, body: { version, lastName: 'X' } }, as),
    await club.desk.changeMemberEmail({ params, body: { version, email: 'x@new.example' } }, as),
    await club.desk.suspendMember(move1, as),
    await club.desk.reactivateMember(move1, as),
    await club.desk.endMembership(move1, as),
    await club.desk.enableMemberSignIn({ params }, as),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  expect((await club.desk.listMembers({ query: {} }, as)).status).toBe(200);
  const member = await club.signIn(MEMBER);
  expect((await club.call('GET', '/api/staff/members', { as: member })).status).toBe(403);
  const editor = await club.signInStaff('editor');
  expect((await club.desk.listMembers({ query: {} }, { as: editor })).status).toBe(403);
  expect((await read(id)).version).toBe(version);
});
