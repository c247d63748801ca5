import type { DeskMove, HandOver } from '@parlour/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Message } from '../../../platform/mail/message.ts';
import { openLiveStream } from '../../../testing/liveStream.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let member: Tokens;
let manager: DeskBrowser;
let anna: DeskBrowser;
let ben: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  member = await club.signIn();
});
beforeEach(async () => {
  manager = await club.signInStaff('manager');
  [anna, ben] = [await club.signInStaff('concierge'), await club.signInStaff('concierge')];
});
afterAll(() => stop());

const at = (id: string) => ({ params: { id } });
const read = async (id: string, as = anna) =>
  (await club.desk.getDeskRequest(at(id), { as })).data();
/** Begins a request that one of the staff has. Null for nobody. */
const begin = async (holder: DeskBrowser | null = anna, subject = 'A piano') => {
  const body = { requestType: 'Other', subject, otherDescription: 'x' } as const;
  const { id } = (await club.api.submitRequest({ body }, { as: member })).data();
  if (holder === null) return { id, version: 1 };
  const take = { move: 'take', version: 1 } as const;
  const taken = await club.desk.moveDeskRequest({ ...at(id), body: take }, { as: holder });
  return { id, version: taken.data().version };
};
const handOver = (body: HandOver, as = anna, headers = {}) =>
  club.desk.handOverDeskRequests({ body }, { as, headers });
const toBen = (...requests: HandOver['requests']) => ({
  requests,
  to: ben.staffId,
  text: 'They land at nine',
});
const inbox = async (as: DeskBrowser) =>
  (await club.desk.listInbox({ query: {} }, { as })).data().items;
const reasons = async (sent: ReturnType<typeof handOver>) =>
  (await sent).data().refused.map(({ reason }) => reason);

test('api/requests/desk-10: a concierge hands her own requests over, the receiver has the words, and the member reads who is looking after it', async () => {
  const [one, other] = [await begin(), await begin()];
  const { done, refused } = (await handOver(toBen(one, other))).data();
  expect(done.toSorted()).toEqual([one.id, other.id].toSorted());
  expect(refused).toEqual([]);
  const { assignee, entries } = await read(one.id);
  expect(assignee?.id).toBe(ben.staffId);
  expect(entries.slice(-2)).toMatchObject([
    { move: { name: 'hand_over' }, visibility: 'staff', text: 'They land at nine' },
    { move: { name: 'assign' }, visibility: 'member', text: null },
  ]);
  const own = await club.api.getRequest(at(one.id), { as: member });
  expect(own.text).not.toContain('They land at nine');
  expect(own.data().entries.at(-1)?.move?.name).toBe('assign');
  expect(await inbox(ben)).toMatchObject([
    { kind: 'handed_over', isUnseen: true, snippet: 'They land at nine' },
    { kind: 'handed_over', isUnseen: true, snippet: 'They land at nine' },
  ]);
  expect(await inbox(anna)).toEqual([]);
  const entryIds = (await inbox(ben)).map(({ entryId }) => entryId);
  await club.desk.markInboxSeen({ body: { entryIds } }, { as: ben });
  expect((await inbox(ben)).map(({ isUnseen }) => isUnseen)).toEqual([false, false]);
});

test('api/requests/desk-10: back to the queue for the next shift, in words that staff alone read', async () => {
  const own = await begin();
  const back = { requests: [own], to: null, text: 'For the night' };
  expect((await handOver(back)).data().done).toEqual([own.id]);
  const { assignee, entries, status } = await read(own.id);
  expect([assignee, status]).toEqual([null, 'in_progress']);
  expect(entries.at(-1)).toMatchObject({
    move: { name: 'release' },
    visibility: 'staff',
    text: 'For the night',
  });
  const shown = await club.api.getRequest(at(own.id), { as: member });
  expect(shown.text).not.toContain('For the night');
  const again = { ...back, requests: [{ ...own, version: own.version + 1 }] };
  expect(await reasons(handOver(again))).toEqual(['not_yours']);
  expect(await reasons(handOver(again, manager))).toEqual(['receiver']);
});

test('api/requests/desk-11: of many, each refused one is named with its reason, and the others are done', async () => {
  const good = await begin();
  const ofBen = await begin(ben);
  const outdated = { ...(await begin()), version: 1 };
  const snoozed = await begin();
  const until = '2999-01-01T08:00:00.000Z';
  const aside = { move: 'snooze', version: snoozed.version, until } as const;
  await club.desk.moveDeskRequest({ ...at(snoozed.id), body: aside }, { as: anna });
  const ended = await begin();
  const end = { move: 'complete', version: ended.version } as const;
  await club.desk.moveDeskRequest({ ...at(ended.id), body: end }, { as: anna });
  const merged = await begin();
  const merge = { move: 'merge', version: merged.version, intoId: good.id } as const;
  await club.desk.moveDeskRequest({ ...at(merged.id), body: merge }, { as: manager });
  const { version } = await read(good.id);
  const versionOf = async ({ id }: { id: string }) => ({
    id,
    version: (await read(id)).version,
  });
  const requests = [
    { id: 'none', version: 1 },
    ofBen,
    outdated,
    await versionOf(snoozed),
    await versionOf(ended),
    await versionOf(merged),
    { id: good.id, version },
  ];
  const manyToBen = toBen(...requests);
  const { done, refused } = (await handOver(manyToBen)).data();
  expect(done).toEqual([good.id]);
  expect(Object.fromEntries(refused.map(({ id, reason }) => [id, reason]))).toEqual({
    none: 'not_found',
    [ofBen.id]: 'not_yours',
    [outdated.id]: 'changed_meanwhile',
    [snoozed.id]: 'not_possible',
    [ended.id]: 'not_possible',
    [merged.id]: 'not_possible',
  });
  const { reference } = await read(snoozed.id);
  expect(refused.find(({ id }) => id === snoozed.id)).toMatchObject({
    reference,
    message: 'This request is put aside. Bring it back first.',
  });
  const stored = await club.testDatabase.run(
    `select 1 from audit_entries where subject = 'request:${good.id}' and action = 'request.moved' and details -> 'fields' ->> 0 = 'hand_over'`,
  );
  expect(stored).toHaveLength(1);
});

test('api/requests/desk-11: sent again with the same key it is done once', async () => {
  const own = await begin();
  const headers = { 'idempotency-key': `hand-over-${own.id}` };
  const first = await handOver(toBen(own), anna, headers);
  const again = await handOver(toBen(own), anna, headers);
  expect(again.data()).toEqual(first.data());
  expect(first.data().done).toEqual([own.id]);
  expect(await inbox(ben)).toHaveLength(1);
});

test('api/requests/desk-10: who may assign hands over those of others, and those that nobody has', async () => {
  const [ofAnna, free] = [await begin(), await begin(null)];
  const { done } = (await handOver(toBen(ofAnna, free), manager)).data();
  expect(done).toHaveLength(2);
  expect(await read(free.id)).toMatchObject({
    status: 'in_progress',
    assignee: { id: ben.staffId },
  });
});

test('api/requests/desk-10: attack: a colleague who ended, who may not work on requests, or nobody at all gets nothing, and no editor and no key hands over', async () => {
  const own = await begin();
  const editor = await club.signInStaff('editor');
  const to = (staffId: string) => handOver({ ...toBen(own), to: staffId });
  expect(await reasons(to(editor.staffId))).toEqual(['receiver']);
  expect(await reasons(to(anna.staffId))).toEqual(['receiver']);
  await club.testDatabase.run(`update staff_members set status = 'ended' where id = $1`, [
    ben.staffId,
  ]);
  expect((await to(ben.staffId)).data().refused).toMatchObject([
    { reason: 'receiver', message: expect.stringContaining('does not work on requests') },
  ]);
  expect(await to('nobody')).toMatchObject({ status: 400, body: { field: 'to' } });
  expect((await handOver(toBen(own), editor)).status).toBe(403);
  expect((await handOver({ ...toBen(own), text: ' ' })).status).toBe(400);
  const administrator = await club.signInStaff('administrator');
  const permissions = ['desk.read' as const, 'desk.reply' as const];
  const expiresAt = new Date(club.now().getTime() + 86_400_000).toISOString();
  const key = { name: 'CRM', permissions, expiresAt };
  const { secret } = (await club.desk.createApiKey({ body: key }, { as: administrator })).data();
  const byKey = { headers: { authorization: `Bearer ${secret}` } };
  expect((await club.desk.handOverDeskRequests({ body: toBen(own) }, byKey)).status).toBe(403);
  const tooMany = Array.from({ length: 201 }, () => own);
  expect((await handOver({ ...toBen(), requests: tooMany })).status).toBe(400);
  expect((await read(own.id)).assignee?.id).toBe(anna.staffId);
});

test('api/requests-32: a hand-over is hinted at to the desks', async () => {
  const own = await begin();
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const live = await openLiveStream(url, ben);
  await live.nth(1);
  await handOver(toBen(own));
  const hinted = () =>
    live.events().some(({ data }) => Object(data).kind === 'request' && Object(data).id === own.id);
  await expect.poll(hinted).toBe(true);
});

const isTo = (person: DeskBrowser) => (message: Message) =>
  message.to.address === `${person.staffId}@club.example`;
/** Returns the emails to somebody once one that was queued after them has come. */
const emailsTo = async (person: DeskBrowser) => {
  const subject = `The last one for ${person.staffId}`;
  await begin(null, subject);
  await club.mailbox.next((message) => message.subject.includes(subject));
  return club.mailbox.messages().filter(isTo(person));
};

test('api/staff/email-choices-5: who gets many has one email with all of them and the words, and who wants none gets none', async () => {
  const many = [await begin(), await begin(anna, 'A boat')];
  await handOver(toBen(...many));
  const [email, ...others] = await emailsTo(ben);
  expect(others).toEqual([]);
  expect(email?.subject).toBe('Robin handed 2 requests over to you');
  for (const words of ['They land at nine', 'A piano', 'A boat', '/desk/inbox']) {
    expect(email?.text).toContain(words);
  }
  await club.desk.setEmailChoices(
    { body: { assigned: false, mentioned: true, everythingNew: false } },
    { as: ben },
  );
  await handOver(toBen(await begin()));
  expect(await emailsTo(ben)).toHaveLength(1);
});

test('api/staff/email-choices-5, api/staff/email-choices-8: one request that is handed over is an email of its thread', async () => {
  const own = await begin();
  await handOver(toBen(own));
  const { reference } = await read(own.id);
  const [email] = await emailsTo(ben);
  expect(email?.subject).toBe(`[Robin handed a request over to you · ${reference}] A piano`);
});

test('api/staff/email-choices-4: who had a request that a colleague takes gets an email, unless they want none', async () => {
  const own = await begin();
  const take = (version: number) =>
    club.desk.moveDeskRequest({ ...at(own.id), body: { move: 'take', version } }, { as: ben });
  await take(own.version);
  const { reference } = await read(own.id);
  const emails = await emailsTo(anna);
  expect(emails.map(({ subject }) => subject)).toEqual([
    `[Robin took a request from you · ${reference}] A piano`,
  ]);
  expect(await emailsTo(ben)).toEqual([]);
});

test('api/staff/email-choices-4: who had a request that a manager gives away or puts back gets an email, one for all of a hand-over', async () => {
  await club.testDatabase.run(`update staff_members set first_name = 'Ben' where id = $1`, [
    ben.staffId,
  ]);
  const [given, back, own] = [await begin(), await begin(), await begin()];
  const move = (id: string, body: DeskMove) =>
    club.desk.moveDeskRequest({ ...at(id), body }, { as: manager });
  const { version } = given;
  await move(given.id, { move: 'assign', version, assigneeId: ben.staffId });
  await move(back.id, { move: 'release', version: back.version });
  const many = [await begin(), await begin(), await begin(manager)];
  await handOver(toBen(...many), manager);
  await handOver({ requests: [await begin()], to: null, text: 'For the night' }, manager);
  await move(own.id, { move: 'assign', version: own.version, assigneeId: manager.staffId });
  await handOver({ ...toBen(await begin(), await begin()), to: manager.staffId }, manager);
  // Who gives away what is theirs is told of nothing.
  await handOver(toBen(await begin()));
  const references = await Promise.all(
    [given, back, own].map(async ({ id }) => (await read(id)).reference),
  );
  const subjects = (await emailsTo(anna)).map(({ subject }) => subject);
  expect(subjects.slice(0, 3)).toEqual([
    `[Robin gave a request of yours to Ben · ${references[0]}] A piano`,
    `[Robin put a request of yours back into the queue · ${references[1]}] A piano`,
    'Robin gave 2 requests of yours to Ben',
  ]);
  // Who gives them to themselves has taken them.
  expect(subjects.slice(4)).toEqual([
    `[Robin took a request from you · ${references[2]}] A piano`,
    'Robin took 2 requests from you',
  ]);
  expect(await emailsTo(manager)).toEqual([]);
  await club.desk.setEmailChoices(
    { body: { assigned: false, mentioned: true, everythingNew: false } },
    { as: anna },
  );
  const last = await begin();
  await move(last.id, { move: 'assign', version: last.version, assigneeId: ben.staffId });
  expect(await emailsTo(anna)).toHaveLength(6);
});
