import type { ChangeRequestPayload } from '@parlour/contract';
import type { ChangeRequestAcceptance } from '@parlour/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../../platform/process/clock.ts';
import { MEMBER, SECOND_MEMBER } from '../../../testing/constants.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
let manager: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
});
afterAll(() => stop());
beforeEach(async () => {
  club.passTime(HOUR);
  as = await club.signIn();
  manager = await club.signInStaff('manager');
});

const submit = async (payload: ChangeRequestPayload, by = as) =>
  (await club.api.submitChangeRequest({ body: payload }, { as: by })).data().id;
const accept = (id: string, body: Partial<ChangeRequestAcceptance> = {}, by = manager) =>
  club.desk.acceptChangeRequest(
    { params: { id }, body: { version: 1, isCalledBack: true, ...body } },
    { as: by },
  );
const decline = (id: string, by = manager) =>
  club.desk.declineChangeRequest(
    { params: { id }, body: { version: 1, note: 'Not reached' } },
    { as: by },
  );
const list = async (memberId?: string) =>
  (
    await club.desk.listChangeRequests({ query: memberId ? { memberId } : {} }, { as: manager })
  ).data();
const profile = async (by = as) => (await club.api.getProfile({}, { as: by })).data();
const rowOf = async (id: string) =>
  (await club.testDatabase.run('select * from change_requests where id = $1', [id]))[0];
const outcomeOf = (address: string, words: string) =>
  club.mailbox.next(({ to, text }) => to.address === address && text.includes(words));

test('api/staff/change-requests-1: open change requests are listed with the number on file, and counted', async () => {
  const before = (await list()).length;
  const id = await submit({ field: 'dateOfBirth', requestedValue: '1978-03-01' });
  await club.api.updateProfile({ body: { phone: '+44 20 7946 0099' } }, { as });
  const listed = await list();
  expect(listed).toHaveLength(before + 1);
  const own = listed.find((each) => each.id === id);
  expect(own).toMatchObject({
    version: 1,
    field: 'dateOfBirth',
    currentValue: '1978-02-28',
    requestedValue: '1978-03-01',
    member: { email: MEMBER, phone: '+44 20 7946 0099', phoneChangedAt: club.now().toISOString() },
  });
  expect(await list(own!.member.id)).toEqual([own]);
  expect(await list('nobody')).toEqual([]);
  const counted = await club.desk.countChangeRequests({}, { as: manager });
  expect(counted.data()).toEqual({ open: before + 1 });
});

test('api/staff/change-requests-2: nothing is accepted without the call-back, nor without a fresh proof', async () => {
  const id = await submit({ field: 'other', requestedValue: 'A second name' });
  const path = `/api/staff/change-requests/${id}/acceptance`;
  for (const body of [{ version: 1 }, { version: 1, isCalledBack: false }]) {
    expect((await club.call('POST', path, { as: manager, body })).status).toBe(400);
  }
  club.passTime(6 * MINUTE);
  expect((await accept(id)).body.code).toBe('step_up_required');
  expect(await rowOf(id)).toMatchObject({ status: 'open', version: 1 });
});

test('api/staff/change-requests-3, api/staff/change-requests-6, api/staff/change-requests-8: an accepted birth date is in the profile, and the member is told', async () => {
  const id = await submit({ field: 'dateOfBirth', requestedValue: '1979-04-05' });
  expect((await accept(id, { note: 'Reached her at noon' })).status).toBe(200);
  expect((await profile()).dateOfBirth).toBe('1979-04-05');
  expect(await rowOf(id)).toMatchObject({
    status: 'accepted',
    version: 2,
    decided_by: manager.staffId,
    decision_note: 'Reached her at noon',
  });
  const told = await outcomeOf(MEMBER, 'has carried out');
  expect(told.text).toContain('April 5, 1979');
  expect(told.text).not.toContain('Reached her');
  const entries = await club.testDatabase.run(
    `select action, details from audit_entries where actor = $1 and action <> 'session.opened' order by seq`,
    [`staff:${manager.staffId}`],
  );
  expect(entries).toEqual([
    { action: 'change-request.accepted', details: { fields: ['dateOfBirth'] } },
    { action: 'member.changed', details: { fields: ['dateOfBirth'] } },
  ]);
});

test('api/staff/change-requests-3: a legal name is split by who decides, and both parts are the requested one', async () => {
  const id = await submit({ field: 'legalName', requestedValue: 'Rosalind Ada  Byron' });
  for (const wrong of [{}, { firstName: 'Rosalind', lastName: 'Somebody' }]) {
    const refused = await accept(id, wrong);
    expect([refused.status, refused.body.field]).toEqual([400, 'firstName']);
  }
  expect((await accept(id, { firstName: 'Rosalind Ada', lastName: 'Byron' })).status).toBe(200);
  expect(await profile()).toMatchObject({ firstName: 'Rosalind Ada', lastName: 'Byron' });
});

test('api/staff/change-requests-3: an email that another member has meanwhile is refused, and the request stays open', async () => {
  const id = await submit({ field: 'email', requestedValue: 'wanted@club.example' });
  const other = await club.testDatabase.run(
    'update members set email = $1 where email = $2 returning id',
    ['Wanted@club.example', SECOND_MEMBER],
  );
  const refused = await accept(id);
  expect([refused.status, refused.body.field]).toEqual([400, 'email']);
  expect(await rowOf(id)).toMatchObject({ status: 'open' });
  await club.testDatabase.run('update members set email = $1 where id = $2', [
    SECOND_MEMBER,
    other[0]?.['id'],
  ]);
});

test('api/staff/change-requests-6: an accepted email ends the sessions, and the former address is told too', async () => {
  const second = await club.signIn(SECOND_MEMBER);
  const id = await submit({ field: 'email', requestedValue: 'second@club.example' }, second);
  expect((await accept(id)).status).toBe(200);
  await outcomeOf(SECOND_MEMBER, 'From now on you sign in to Parlour with second@club.example');
  await outcomeOf('second@club.example', 'has carried out');
  club.passTime(3000);
  expect((await club.api.getProfile({}, { as: second })).status).toBe(401);
  await club.testDatabase.run('update members set email = $1 where email = $2', [
    SECOND_MEMBER,
    'second@club.example',
  ]);
});

test('api/staff/change-requests-4: a declined change request changes nothing, and the member is told', async () => {
  const before = await profile();
  const id = await submit({ field: 'legalName', requestedValue: 'Somebody Completely' });
  expect((await decline(id)).status).toBe(200);
  expect(await profile()).toEqual(before);
  expect(await rowOf(id)).toMatchObject({ status: 'declined', decision_note: 'Not reached' });
  const told = await outcomeOf(MEMBER, 'could not carry out');
  expect(told.text).not.toContain('Not reached');
});

test('api/staff/change-requests-5: nobody decides their own change request', async () => {
  const id = await submit({ field: 'other', requestedValue: 'A better table' });
  await club.testDatabase.run('update staff_members set email = $1 where id = $2', [
    MEMBER.toUpperCase(),
    manager.staffId,
  ]);
  for (const refused of [await accept(id), await decline(id)]) {
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  }
  expect(await rowOf(id)).toMatchObject({ status: 'open' });
  await club.testDatabase.run('update staff_members set email = $1 where id = $2', [
    `${manager.staffId}@club.example`,
    manager.staffId,
  ]);
});

test('api/staff/change-requests-7: of two decisions at once one is made, and a decided request stays as it is', async () => {
  const id = await submit({ field: 'other', requestedValue: 'Only once' });
  const other = await club.signInStaff('administrator');
  const decided = await Promise.all([accept(id), decline(id, other)]);
  expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const again = await accept(id, { version: 2 });
  expect([again.status, again.body.code]).toEqual([409, 'changed_meanwhile']);
  expect((await accept('nobody')).status).toBe(404);
});

test('api/staff/change-requests-1: a concierge, an editor and a member reach no change request', async () => {
  const id = await submit({ field: 'other', requestedValue: 'Not theirs' });
  for (const role of ['concierge', 'editor'] as const) {
    const by = await club.signInStaff(role);
    const { status } = await club.desk.listChangeRequests({ query: {} }, { as: by });
    expect([status, (await accept(id, {}, by)).status, (await decline(id, by)).status]).toEqual([
      403, 403, 403,
    ]);
  }
  expect((await club.call('GET', '/api/staff/change-requests', { as })).status).toBe(403);
  expect(await rowOf(id)).toMatchObject({ status: 'open' });
});
