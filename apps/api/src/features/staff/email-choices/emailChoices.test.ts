import type { EmailChoices } from '@parlour/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Message } from '../../../platform/mail/message.ts';
import { MEMBER, STAFF } from '../../../testing/constants.ts';
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
let concierge: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
});
beforeEach(async () => {
  [manager, concierge] = [await club.signInStaff('manager'), await club.signInStaff('concierge')];
});
afterAll(() => stop());

const defaults = { assigned: true, mentioned: true, everythingNew: false };
const choose = (changes: Partial<EmailChoices>, by = concierge) =>
  club.desk.setEmailChoices({ body: { ...defaults, ...changes } }, { as: by });
const submit = async (subject: string) => {
  const body = { requestType: 'Other', subject, otherDescription: 'x' } as const;
  return (await club.api.submitRequest({ body }, { as })).data();
};
const emailOf = ({ staffId }: DeskBrowser) => `${staffId}@club.example`;
const assign = (id: string, to: DeskBrowser, by = manager) =>
  club.desk.moveDeskRequest(
    { params: { id }, body: { move: 'assign', version: 1, assigneeId: to.staffId } },
    { as: by },
  );
const note = (id: string, text: string, mentions: readonly DeskBrowser[], by = manager) =>
  club.desk.writeDeskNote(
    { params: { id }, body: { text, mentions: mentions.map(({ staffId }) => staffId) } },
    { as: by },
  );
const isTo = (person: DeskBrowser) => (message: Message) => message.to.address === emailOf(person);
/** Returns the emails to a person once an email that was queued after them has come. */
const allTo = async (person: DeskBrowser) => {
  const { reference } = await submit('The last one');
  await club.mailbox.next(
    ({ subject, to }) => subject.includes(reference) && to.address === MEMBER,
  );
  return club.mailbox.messages().filter(isTo(person));
};

test('api/staff/email-choices-1: a person reads and changes their own choice, without a step-up', async () => {
  const read = async (by = concierge) => (await club.desk.getEmailChoices({}, { as: by })).data();
  expect(await read()).toEqual(defaults);
  club.passTime(6 * 60_000);
  const changed = { assigned: false, mentioned: true, everythingNew: true };
  expect((await choose(changed)).data()).toEqual(changed);
  expect(await read()).toEqual(changed);
  expect(await read(manager)).toEqual(defaults);
  const entries = await club.testDatabase.run(
    `select details from audit_entries where action = 'staff.emails-chosen' and actor = 'staff:${concierge.staffId}'`,
  );
  expect(entries).toEqual([{ details: { fields: ['assigned', 'everythingNew'] } }]);
});

test('api/staff/email-choices-2: an editor chooses nothing, since no email of a request reaches one', async () => {
  const editor = await club.signInStaff('editor');
  expect((await club.desk.getEmailChoices({}, { as: editor })).status).toBe(403);
  expect((await choose({}, editor)).status).toBe(403);
  await club.testDatabase.run(
    `update staff_members set emails_everything_new = true where id = '${editor.staffId}'`,
  );
  const { id } = await submit('Not for editors');
  expect((await note(id, 'Look', [editor])).status).toBe(400);
  expect(await allTo(editor)).toEqual([]);
});

test('api/staff/email-choices-3, api/staff/email-choices-8: who is given a request by somebody else gets an email of its thread', async () => {
  const { id, reference } = await submit('A piano tuner');
  expect((await assign(id, concierge)).status).toBe(200);
  const email = await club.mailbox.next(isTo(concierge));
  expect(email).toMatchObject({
    subject: `[Robin gave you a request · ${reference}] A piano tuner`,
    thread: `request-thread-${id}`,
  });
  expect(email.replyTo).toBeUndefined();
  for (const body of [email.text, email.html]) expect(body).toContain(`/desk/requests/${id}`);
});

test('api/staff/email-choices-1, api/staff/email-choices-2, api/staff/email-choices-3: who does not want it, and who takes it for themselves, gets none', async () => {
  await choose({ assigned: false });
  await assign((await submit('Theirs')).id, concierge);
  await assign((await submit('Mine')).id, manager);
  expect(await allTo(concierge)).toEqual([]);
  expect(await allTo(manager)).toEqual([]);
});

test('api/staff/email-choices-6, api/staff/email-choices-8: who is mentioned gets the note, and a reply to it never reaches the member', async () => {
  const { id, reference } = await submit('A piano tuner');
  const secret = 'He never tips';
  await note(id, secret, [concierge, manager]);
  const email = await club.mailbox.next(isTo(concierge));
  expect(email.subject).toBe(`[Robin mentioned you · ${reference}] A piano tuner`);
  expect(email.replyTo).toBeUndefined();
  expect(email.thread).toBe(`request-thread-${id}`);
  for (const body of [email.text, email.html]) {
    expect(body).toContain(secret);
    expect(body).toContain(`/desk/requests/${id}`);
    expect(body).not.toContain(MEMBER);
  }
  expect(await allTo(manager)).toEqual([]);
  expect(
    club.mailbox
      .messages()
      .filter(({ text, to }) => text.includes(secret) && to.address === MEMBER),
  ).toEqual([]);
});

test('api/staff/email-choices-1, api/staff/email-choices-6: who wants no mentions, and an ended account, gets none', async () => {
  await choose({ mentioned: false });
  const { id } = await submit('Quiet');
  expect((await note(id, 'Look', [concierge])).status).toBe(200);
  expect(await allTo(concierge)).toEqual([]);
  await choose({ mentioned: true, everythingNew: true });
  await club.testDatabase.run(
    `update staff_members set status = 'ended' where id = '${concierge.staffId}'`,
  );
  expect((await note(id, 'Look', [concierge])).status).toBe(400);
  expect(await allTo(concierge)).toEqual([]);
});

test('api/staff/email-choices-7, api/staff/email-choices-8: who wants everything new gets each new request, unless they entered it', async () => {
  await choose({ everythingNew: true });
  const { id } = await submit('Brand new');
  const email = await club.mailbox.next(isTo(concierge));
  expect(email).toMatchObject({
    subject: expect.stringContaining('Brand new'),
    replyTo: { address: MEMBER },
    thread: `request-thread-${id}`,
  });
  for (const body of [email.text, email.html]) expect(body).toContain(`/desk/requests/${id}`);
  const member = await club.testDatabase.run(`select id from members where email = '${MEMBER}'`);
  const request = { requestType: 'Other', subject: 'By phone', otherDescription: 'x' } as const;
  const entered = await club.desk.enterDeskRequest(
    { body: { memberId: String(member[0]?.['id']), request } },
    { as: concierge },
  );
  expect(entered.status).toBe(201);
  const subjects = (await allTo(concierge)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('By phone'))).toEqual([]);
  await choose({ everythingNew: false });
});

test('api/staff/email-choices-7: a message long after the end begins a request, and is told as a new one', async () => {
  await choose({ everythingNew: true });
  const { id } = await submit('Long ago');
  await club.testDatabase.run(
    `update requests set status = 'completed', closed_at = now() - interval '10 years' where id = '${id}'`,
  );
  await club.api.sendRequestMessage({ params: { id }, body: { text: 'Once more' } }, { as });
  const email = await club.mailbox.next(
    (message) => isTo(concierge)(message) && message.text.includes('Once more'),
  );
  expect(email.replyTo?.address).toBe(MEMBER);
});

test('api/requests-27: emails of a request whose assignee wants none reach the club', async () => {
  await choose({ assigned: false });
  const { id } = await submit('A quiet one');
  await assign(id, concierge);
  await club.api.sendRequestMessage({ params: { id }, body: { text: 'Any progress?' } }, { as });
  const email = await club.mailbox.next(({ text }) => text.includes('Any progress?'));
  expect(email).toMatchObject({ to: { address: STAFF }, replyTo: { address: MEMBER } });
  await choose({ assigned: true });
  await club.api.sendRequestMessage({ params: { id }, body: { text: 'And now?' } }, { as });
  const second = await club.mailbox.next(({ text }) => text.includes('And now?'));
  expect(second.to.address).toBe(emailOf(concierge));
});
