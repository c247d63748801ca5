import { type Call, calls, type Calls, liveCalls, NO_REF } from '@parlour/contract';
import { formerCalls, staffCalls } from '@parlour/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import { HOUR, MINUTE } from '../../../platform/process/clock.ts';
import { MEMBER, SECOND_MEMBER } from '../../../testing/constants.ts';
import { deskHeaders } from '../../../testing/deskBrowser.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let manager: DeskBrowser;
let memberId: string;
let otherId: string;
const idOf = async (email: string) =>
  String(
    (await club.testDatabase.run('select id from members where email = $1', [email]))[0]?.['id'],
  );
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  [memberId, otherId] = [await idOf(MEMBER), await idOf(SECOND_MEMBER)];
});
afterAll(() => stop());
beforeEach(async () => {
  club.passTime(HOUR);
  manager = await club.signInStaff('manager');
});

const reason = 'The list looks empty to her';
const start = (id = memberId, as = manager, body = { reason }) =>
  club.desk.startMemberView({ params: { id }, body }, { as });

/** Begins a view. Returns its token as the credentials of calls. */
const look = async (id = memberId, as = manager) => {
  const { url } = (await start(id, as)).data();
  const [, token = ''] = /^\/view#(view\.[\w-]{43})$/.exec(url) ?? [];
  return { token, crmToken: '-' };
};
const entries = (action: string) =>
  club.testDatabase.run(
    `select subject, reason, details from audit_entries where actor = $1 and action = $2 order by seq`,
    [`staff:${manager.staffId}`, action],
  );
const submit = async (email: string) => {
  const body = { requestType: 'Other', subject: 'A table', otherDescription: 'x' } as const;
  return (await club.api.submitRequest({ body }, { as: await club.signIn(email) })).data().id;
};

/** All rows but those of the audit trail and of the time when a session was last used. */
const everything = async () => {
  const tables = await club.testDatabase.run(
    `select tablename from pg_tables where schemaname = 'public' and tablename not in ('audit_entries', 'audit_chain', 'unchained_entries')`,
  );
  const hashes: Record<string, unknown> = {};
  for (const { tablename } of tables) {
    const name = String(tablename);
    const [row] = await club.testDatabase.run(
      `select md5(coalesce(string_agg(each::text, '|' order by each::text), '')) as hash from "${name}" each`,
    );
    hashes[name] = row?.['hash'];
  }
  return hashes;
};

const table: readonly (readonly [string, Call])[] = Object.entries({ ...calls, ...liveCalls });
const isViewable = ({ access }: Call) =>
  access.kind === 'shared' || (access.kind === 'member' && access.viewable);
const ofMembers = table.filter(([, { access }]) => ['member', 'shared'].includes(access.kind));
const make = ({ method, path, fixedQuery }: Call, headers: Readonly<Record<string, string>>) =>
  club.call(
    method,
    `${path.replaceAll(/:\w+/g, 'x')}?${String(new URLSearchParams({ text: 'wine', state: 'open', ...fixedQuery }))}`,
    { headers, ...(method === 'POST' || method === 'PUT' ? { body: {} } : {}) },
  );

test('api/staff/member-views-1: a manager begins a view for a reason, and nobody below', async () => {
  const begun = await start();
  expect(begun.status).toBe(201);
  expect(new Date(begun.data().expiresAt)).toEqual(new Date(club.now().getTime() + 15 * MINUTE));
  for (const role of ['concierge', 'editor'] as const) {
    expect((await start(memberId, await club.signInStaff(role))).status).toBe(403);
  }
  expect((await start('nobody')).status).toBe(404);
  for (const given of ['x', 'Her card 4111 1111 1111 1111']) {
    const refused = await start(memberId, manager, { reason: given });
    expect([refused.status, refused.body.field]).toEqual([400, 'reason']);
  }
  club.passTime(6 * MINUTE);
  expect((await start()).body.code).toBe('step_up_required');
});

test('api/staff/member-views-1: nobody looks as a member who is suspended', async () => {
  await club.testDatabase.run('update members set is_active = false where id = $1', [otherId]);
  const refused = await start(otherId);
  await club.testDatabase.run('update members set is_active = true where id = $1', [otherId]);
  expect([refused.status, refused.body.code]).toEqual([409, 'move_not_allowed']);
});

test('api/staff/member-views-2: the token is stored as a hash alone, and opens no call of staff', async () => {
  const as = await look();
  for (const name of ['member_views', 'idempotency_keys', 'audit_entries']) {
    const rows = await club.testDatabase.run(`select each::text as row from ${name} each`);
    expect(JSON.stringify(rows)).not.toContain(as.token.slice(5));
  }
  expect(club.logged()).not.toContain(as.token.slice(5));
  const headers = { ...deskHeaders, authorization: `Bearer ${as.token}`, 'x-crm-token': '-' };
  for (const [name, call] of Object.entries<Call>({ ...staffCalls, ...formerCalls })) {
    if (call.access.kind !== 'staff') continue;
    const { status } = await make(call, headers);
    expect([name, status]).toEqual([name, 401]);
  }
});

test('api/staff/member-views-3: a view shows whose it is, and ends when it is ended', async () => {
  const as = await look();
  expect((await club.api.getMemberView({}, { as })).data()).toMatchObject({ memberId });
  expect((await club.api.getProfile({}, { as })).status).toBe(200);
  expect((await club.api.endMemberView({}, { as })).status).toBe(200);
  const after = await club.api.getProfile({}, { as });
  expect([after.status, after.body.message]).toEqual([401, 'This view has ended.']);
  expect((await club.api.getMemberView({}, { as })).status).toBe(401);
});

test('api/staff/member-views-3: a view ends after fifteen minutes, and with another one of the same person', async () => {
  const first = await look();
  const second = await look();
  expect((await club.api.getProfile({}, { as: first })).status).toBe(401);
  club.passTime(15 * MINUTE - 1);
  expect((await club.api.getProfile({}, { as: second })).status).toBe(200);
  club.passTime(1);
  expect((await club.api.getProfile({}, { as: second })).status).toBe(401);
});

interface End {
  readonly when: string;
  readonly happen: () => Promise<unknown>;
  readonly undo?: () => Promise<unknown>;
}
const setMember = (isActive: boolean) => () =>
  club.testDatabase.run('update members set is_active = $1 where id = $2', [isActive, memberId]);
const setStaff = (change: string) => () =>
  club.testDatabase.run(`update staff_members set ${change} where id = $1`, [manager.staffId]);
const ends: readonly End[] = [
  { when: 'the membership is over', happen: setMember(false), undo: setMember(true) },
  { when: 'who looks loses the role', happen: setStaff(`roles = '{editor}'`) },
  { when: 'who looks is ended', happen: setStaff(`status = 'ended'`) },
  {
    when: 'who looks signs out at the desk',
    happen: () => club.desk.signOutStaff({}, { as: manager }),
  },
];
test.each(ends)(
  'api/staff/member-views-4: a view ends at once when $when',
  async ({ happen, undo }) => {
    const as = await look();
    expect((await club.api.getProfile({}, { as })).status).toBe(200);
    await happen();
    const after = await club.api.getProfile({}, { as });
    await undo?.();
    expect([after.status, after.body.code]).toEqual([401, 'unauthenticated']);
  },
);

test('api/staff/member-views-5, api/access-10: of all calls a view makes only the viewable, and writes nothing', async () => {
  const { token, crmToken } = await look();
  const headers = { authorization: `Bearer ${token}`, 'x-crm-token': crmToken };
  const before = await everything();
  for (const [name, call] of ofMembers) {
    const { status, body } = await make(call, headers);
    if (isViewable(call)) {
      expect([name, [200, 404].includes(status)]).toEqual([name, true]);
    } else {
      expect([name, status, body.message]).toEqual([
        name,
        403,
        'This is not shown, and nothing can be changed, while you look as a member.',
      ]);
    }
  }
  expect(await everything()).toEqual(before);
});

test('api/staff/member-views-5: no call that writes is viewable', () => {
  const viewable = ofMembers.filter(([, call]) => isViewable(call));
  expect(viewable.map(([name]) => name)).toContain('getProfile');
  expect(viewable.filter(([, { method }]) => method !== 'GET')).toEqual([]);
});

test('api/access-10: a viewable call whose handler may write does not compile', () => {
  const command = { command: () => Promise.reject(new Error('not called')) };
  // @ts-expect-error A view may make this call, so its handler only reads.
  const handlers: HandlersOf<Pick<Calls, 'getProfile'>> = { getProfile: command };
  const others: HandlersOf<Pick<Calls, 'updateProfile'>> = { updateProfile: command };
  expect(Object.keys({ ...handlers, ...others })).toHaveLength(2);
});

test('api/staff/member-views-6: the trail has the beginning with its reason, each call, and the end', async () => {
  const id = await submit(MEMBER);
  const as = await look();
  await club.api.getProfile({}, { as });
  await club.api.listEvents({}, { as });
  await club.api.getRequest({ params: { id } }, { as });
  await club.api.endMemberView({}, { as });
  const subject = `member:${memberId}`;
  expect(await entries('member.view-started')).toEqual([{ subject, reason, details: {} }]);
  expect(await entries('member.viewed')).toEqual([
    { subject, reason: null, details: { fields: ['getProfile'] } },
    { subject, reason: null, details: { fields: ['listEvents'] } },
    { subject, reason: null, details: { fields: ['getRequest', id] } },
  ]);
  expect(await entries('member.view-ended')).toEqual([{ subject, reason: null, details: {} }]);
});

test('api/staff/member-views-7: the profile in a view has no ref that admits anybody', async () => {
  const as = await look();
  const { ref } = (await club.api.getProfile({}, { as })).data();
  expect(ref).toBe(NO_REF);
  const [event] = (await club.api.listEvents({}, { as })).data().events;
  const params = { id: event?.id ?? '' };
  expect((await club.api.getEvent({ params }, { as })).status).toBe(200);
  expect((await club.api.getEvent({ params }, { ref })).status).toBe(401);
});

test('api/staff/member-views-8: a request of another member is not found', async () => {
  const params = { id: await submit(SECOND_MEMBER) };
  expect((await club.api.getRequest({ params }, { as: await look() })).status).toBe(404);
  expect((await club.api.getRequest({ params }, { as: await look(otherId) })).status).toBe(200);
});

test('api/staff/member-views-9: the member sees who looked and why, and another member does not', async () => {
  await look(otherId);
  const own = await club.signIn(SECOND_MEMBER);
  const [newest] = (await club.api.listMemberViews({}, { as: own })).data();
  const [person] = await club.testDatabase.run('select * from staff_members where id = $1', [
    manager.staffId,
  ]);
  expect(newest).toMatchObject({ staffName: person?.['first_name'], reason });
  const others = (await club.api.listMemberViews({}, { as: await club.signIn(MEMBER) })).data();
  expect(others.map(({ id }) => id)).not.toContain(newest?.id);
});
