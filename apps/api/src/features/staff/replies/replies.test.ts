import type { NewCannedReply } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLiveStream } from '../../../testing/liveStream.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let manager: DeskBrowser;
let concierge: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  [manager, concierge] = [await club.signInStaff('manager'), await club.signInStaff('concierge')];
});
afterAll(() => stop());

const add = (body: NewCannedReply, as = manager) => club.desk.addCannedReply({ body }, { as });
interface Seen {
  readonly as?: DeskBrowser;
  readonly version?: number;
}
const change = (id: string, body: NewCannedReply, { as = manager, version = 1 }: Seen = {}) =>
  club.desk.changeCannedReply({ params: { id }, body: { ...body, version } }, { as });
const remove = (id: string, { as = manager, version = 1 }: Seen = {}) =>
  club.desk.deleteCannedReply({ params: { id }, query: { version } }, { as });
const outdated = {
  status: 409,
  body: {
    code: 'changed_meanwhile',
    field: 'version',
    message: 'Somebody changed this reply meanwhile. Please look at it again before you go on.',
  },
};
const titles = async (as = concierge) =>
  (await club.desk.listCannedReplies({}, { as })).data().map(({ title }) => title);

test('api/staff/replies-1: a manager adds, changes and deletes a reply, and the audit trail has each', async () => {
  const { id } = (await add({ title: 'Thanks', text: ' Thank you. ' })).data();
  await add({ title: 'a greeting', text: 'Hello' });
  expect(await titles()).toEqual(['a greeting', 'Thanks']);
  const changed = await change(id, { title: 'Many thanks', text: 'Thank you!' });
  expect(changed.data()).toEqual({ id, title: 'Many thanks', text: 'Thank you!', version: 2 });
  expect((await remove(id, { version: 2 })).status).toBe(200);
  expect(await titles()).toEqual(['a greeting']);
  expect((await remove(id)).status).toBe(404);
  expect((await change(id, { title: 'Gone', text: 'x' })).status).toBe(404);
  const entries = await club.testDatabase.run(
    `select action from audit_entries where subject = 'reply:${id}' and actor = 'staff:${manager.staffId}' order by seq`,
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'reply.added',
    'reply.changed',
    'reply.deleted',
  ]);
});

test('api/staff/replies-1: a concierge reads them alone, and an editor does not', async () => {
  const { id } = (await add({ title: 'Ours', text: 'Hello' })).data();
  expect((await add({ title: 'Mine', text: 'x' }, concierge)).status).toBe(403);
  expect((await change(id, { title: 'Mine', text: 'x' }, { as: concierge })).status).toBe(403);
  expect((await remove(id, { as: concierge })).status).toBe(403);
  const editor = await club.signInStaff('editor');
  expect((await club.desk.listCannedReplies({}, { as: editor })).status).toBe(403);
});

test('api/staff/replies-2: a title that is taken and an unknown slot are refused', async () => {
  const { id } = (await add({ title: 'Table booked', text: 'Booked.' })).data();
  expect(await add({ title: 'TABLE booked', text: 'x' })).toMatchObject({
    status: 400,
    body: { field: 'title' },
  });
  const { id: other } = (await add({ title: 'Other', text: 'x' })).data();
  expect((await change(other, { title: 'table Booked', text: 'x' })).status).toBe(400);
  expect((await change(id, { title: 'Table Booked', text: 'x' })).status).toBe(200);
  const unknown = { title: 'Unknown', text: 'Dear {member.email}' };
  expect(await add(unknown)).toMatchObject({ status: 400, body: { field: 'text' } });
  expect((await change(id, unknown)).status).toBe(400);
  expect((await add({ title: 'Long', text: 'x'.repeat(5001) })).status).toBe(400);
});

test('api/staff/replies-2: of two replies that get one title at once, the second is refused', async () => {
  const [one, other] = [
    (await add({ title: 'One', text: 'x' })).data(),
    (await add({ title: 'Two', text: 'x' })).data(),
  ];
  const rename = ({ id }: { id: string }) => change(id, { title: 'Same', text: 'x' });
  const responses = await Promise.all([rename(one), rename(other)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('api/staff/replies-4: of two changes at once the second is refused, and a stale deletion too', async () => {
  const other = await club.signInStaff('manager');
  const { id } = (await add({ title: 'Opening hours', text: 'At nine.' })).data();
  const responses = await Promise.all([
    change(id, { title: 'Opening hours', text: 'At ten.' }),
    change(id, { title: 'Opening hours', text: 'At eleven.' }, { as: other }),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const stored = responses.find(({ status }) => status === 200)?.data();
  expect(await change(id, { title: 'Hours', text: 'At noon.' })).toMatchObject(outdated);
  expect(await remove(id)).toMatchObject(outdated);
  const read = (await club.desk.listCannedReplies({}, { as: manager })).data();
  expect(read.find((reply) => reply.id === id)).toEqual({ ...stored, version: 2 });
  expect((await remove(id, { version: 2 })).status).toBe(200);
});

test('api/staff/replies-3, api/requests/desk-19: they are filled in for a request, and a message with an open slot is refused', async () => {
  const member = await club.signIn();
  const wish = { requestType: 'Other', subject: 'Help', otherDescription: 'x' } as const;
  const request = (await club.api.submitRequest({ body: wish }, { as: member })).data();
  const { firstName } = (await club.api.getProfile({}, { as: member })).data();
  const text = '{member.firstName}: {request.subject} ({request.reference}). {staff.firstName}';
  const { id } = (await add({ title: 'Filled', text })).data();
  const params = { id: request.id };
  const filled = (await club.desk.fillCannedReplies({ params }, { as: concierge })).data();
  expect(filled.find((reply) => reply.id === id)?.text).toBe(
    `${firstName}: Help (${request.reference}). Robin`,
  );
  const send = (message: string) =>
    club.desk.writeDeskMessage(
      { params, body: { text: message, lastSeenEntry: null } },
      { as: concierge },
    );
  expect(await send(text)).toMatchObject({
    status: 400,
    body: { field: 'text', message: '{member.firstName} is left to be filled in.' },
  });
  const ask = { move: 'ask', version: 1, text: 'At {staff.firstName}?' } as const;
  expect((await club.desk.moveDeskRequest({ params, body: ask }, { as: concierge })).status).toBe(
    400,
  );
  expect((await send('Hello')).status).toBe(200);
  const nothing = { params: { id: 'nothing' } };
  expect((await club.desk.fillCannedReplies(nothing, { as: concierge })).status).toBe(404);
});

test('api/requests/desk-19: braces that are no open slot go to the member, as those of the subject do', async () => {
  const member = await club.signIn();
  const subject = 'Seats {like this}, {staff.firstName}';
  const wish = { requestType: 'Other', subject, otherDescription: 'x' } as const;
  const params = { id: (await club.api.submitRequest({ body: wish }, { as: member })).data().id };
  await add({ title: 'About', text: 'About “{request.subject}”:' });
  const filled = (await club.desk.fillCannedReplies({ params }, { as: concierge })).data();
  const { text = '' } = filled.find(({ title }) => title === 'About') ?? {};
  expect(text).toBe(`About “${subject}”:`);
  const body = { text: `${text} rows {3} to {5}.`, lastSeenEntry: null };
  const sent = (await club.desk.writeDeskMessage({ params, body }, { as: concierge })).data();
  expect(sent.entries.at(-1)?.text).toBe(body.text);
  const ask = { move: 'ask', version: sent.version, text } as const;
  expect((await club.desk.moveDeskRequest({ params, body: ask }, { as: concierge })).status).toBe(
    200,
  );
});

test('api/staff/replies-5, api/staff/macros-4: open desks are hinted at a changed reply and macro, an editor’s is not', async () => {
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const editor = await club.signInStaff('editor');
  const [ofConcierge, ofEditor] = [
    await openLiveStream(url, concierge),
    await openLiveStream(url, editor),
  ];
  for (const stream of [ofConcierge, ofEditor]) await stream.nth(1);
  const { id } = (await add({ title: 'Heard of', text: 'A secret word' })).data();
  await change(id, { title: 'Heard of', text: 'x' });
  await remove(id, { version: 2 });
  const body = { title: 'Tag', moves: [], snoozeDays: null, text: null, tags: ['a'] };
  const macro = (await club.desk.addMacro({ body }, { as: manager })).data();
  const hints = [1, 2, 3].map((version) => ({ kind: 'reply', id, version }));
  const expected = [...hints, { kind: 'macro', id: macro.id, version: 1 }];
  await ofConcierge.nth(1 + expected.length);
  expect(ofConcierge.events().slice(1)).toEqual(expected.map((data) => ({ event: 'hint', data })));
  expect(ofConcierge.text()).not.toContain('secret');
  expect(ofEditor.events()).toHaveLength(1);
});
