import { afterAll, expect, test } from 'vitest';
import { systemRandom } from '../../platform/crypto/random.ts';
import { MEMBER, SECOND_MEMBER, TODAY } from '../../testing/constants.ts';
import { startTestClub } from '../../testing/testClub.ts';
import { addMember, type NewMember } from './joining.ts';
import { deactivateMember, reactivateMember } from './membership.ts';
import { replaceRef } from './service.ts';

const { club, stop } = await startTestClub();
afterAll(() => stop());

const [event] = await club.testDatabase.run('select id from events order by id limit 1');
const sharedPath = (ref: string) => `/api/events/${String(event?.['id'])}?ref=${ref}`;

test('api/members-2: a replaced ref opens nothing, not even what was cached, and the profile has the new one', async () => {
  const as = await club.signIn(MEMBER);
  const readRef = async () => (await club.api.getProfile({}, { as })).data().ref;
  const former = await readRef();
  const { status, headers } = await club.call('GET', sharedPath(former));
  expect(status).toBe(200);
  await club.database.transaction((transaction) => replaceRef(transaction, systemRandom, MEMBER));
  const revalidate = { headers: { 'if-none-match': String(headers['etag']) } };
  expect((await club.call('GET', sharedPath(former), revalidate)).status).toBe(401);
  const next = await readRef();
  expect(next).toMatch(/^[0-9a-f]{32}$/);
  expect((await club.call('GET', sharedPath(next))).status).toBe(200);
});

test('api/members-2: only a member’s ref can be replaced', async () => {
  const replace = (email: string) =>
    club.database.transaction((transaction) => replaceRef(transaction, systemRandom, email));
  await expect(replace('nobody@club.example')).rejects.toThrow('no member has');
  await expect(replace('')).rejects.toThrow('no member has');
});

const inTransaction: typeof club.database.transaction = (work) => club.database.transaction(work);
const ada: NewMember = { email: 'ada@club.example', firstName: 'Ada', lastName: 'Byron' };
const add = (newMember: NewMember) =>
  inTransaction((transaction) =>
    addMember(transaction, { clock: { now: club.now }, random: systemRandom }, newMember),
  );
const rowOf = async (email: string) =>
  (await club.testDatabase.run('select * from members where email = $1', [email]))[0];

test('api/members-3: a new member has a random id and another random ref, and signs in', async () => {
  const { id } = await add(ada);
  const { ref, ...row } = (await rowOf('ada@club.example')) ?? {};
  expect([id, ref]).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ]);
  expect(ref).not.toBe(id);
  expect(row).toMatchObject({ id, crm_id: id, instance_url: '', is_active: true });
  const as = await club.signIn('ada@club.example');
  const profile = (await club.api.getProfile({}, { as })).data();
  expect(profile).toMatchObject({ ref, firstName: 'Ada', memberSince: TODAY, dateOfBirth: null });
  await add({ ...ada, email: 'b@club.example', memberSince: '2001-02-03', crmId: 'CRM-7' });
  expect(await rowOf('b@club.example')).toMatchObject({ crm_id: 'CRM-7' });
});

test('api/members-3: one name is enough, and an email of another script signs in however it is written', async () => {
  const email = 'madonna@bücher.example';
  await add({ email, firstName: 'Madonna\u200b', lastName: '' });
  const stored = 'madonna@xn--bcher-kva.example';
  expect(await rowOf(stored)).toMatchObject({ first_name: 'Madonna', last_name: '' });
  await expect(add({ ...ada, email: stored.toUpperCase() })).rejects.toThrow('Another member has');
  await club.api.requestCode({ body: { email: 'MADONNA@BÜCHER.example\u202c' } });
  const code = await club.mailbox.nextCode(stored);
  const wide = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  const signedIn = await club.api.verifyCode({ body: { email: ` ${email}`, code: wide } });
  expect(signedIn.data().user.name).toBe('Madonna');
});

test.each<[string, Partial<NewMember>, string]>([
  ['an email of another', { email: MEMBER.toUpperCase() }, 'Another member has this email'],
  ['a CRM identifier of another', { crmId: 'CRM-10417' }, 'Another member has this CRM identifier'],
  ['no email', { email: 'nobody' }, 'The email of a member'],
  ['no name', { firstName: ' ', lastName: '\u200b' }, 'The firstName of a member'],
  ['a name of two lines', { lastName: 'A\nB' }, 'The lastName of a member'],
  ['a name that is too long', { lastName: 'A'.repeat(201) }, 'The lastName of a member'],
  ['a day that is none', { memberSince: '2001-02-30' }, 'The memberSince of a member'],
  ['a script', { instanceUrl: 'javascript:alert(1)' }, 'The instanceUrl of a member'],
])('api/members-4: %s is refused, and nothing is stored', async (_, wrong, reason) => {
  const before = await club.testDatabase.run('select id from members');
  await expect(add({ ...ada, email: 'c@club.example', ...wrong })).rejects.toThrow(reason);
  expect(await club.testDatabase.run('select id from members')).toEqual(before);
});

test('api/members-4: of two members with one email who are added at once, one is', async () => {
  const outcomes = await Promise.allSettled(
    ['d@club.example', 'D@club.example'].map((email) => add({ ...ada, email })),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('api/members-5, api/members-6: a deactivated member is out, until activated again', async () => {
  const as = await club.signIn(SECOND_MEMBER);
  const { ref } = (await club.api.getProfile({}, { as })).data();
  const deactivate = () =>
    inTransaction((transaction) => deactivateMember(transaction, SECOND_MEMBER, club.now()));
  expect((await deactivate()).endedSessions).toBe(1);
  club.passTime(3000);
  expect((await club.api.getProfile({}, { as })).status).toBe(401);
  expect((await club.call('GET', sharedPath(ref))).status).toBe(401);
  club.passTime(31_000);
  expect((await club.api.requestCode({ body: { email: SECOND_MEMBER } })).status).toBe(200);
  await expect(deactivate()).rejects.toThrow('has ended already');
  await expect(add({ ...ada, email: SECOND_MEMBER })).rejects.toThrow('A former member has');

  const reactivate = (email: string) =>
    inTransaction((transaction) => reactivateMember(transaction, email, club.now()));
  await reactivate(SECOND_MEMBER.toUpperCase());
  expect((await club.call('GET', sharedPath(ref))).status).toBe(200);
  expect((await club.api.getProfile({}, { as })).status).toBe(401);
  const again = await club.signIn(SECOND_MEMBER);
  expect((await club.api.getProfile({}, { as: again })).status).toBe(200);
  const sent = club.mailbox.messages().filter(({ to }) => to.address === SECOND_MEMBER);
  expect(sent).toHaveLength(2);
  for (const email of [SECOND_MEMBER, 'nobody@club.example']) {
    await expect(reactivate(email)).rejects.toThrow('no former member has');
  }
});
