import type { DeskMove } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  manager = await club.signInStaff('manager');
});
afterAll(() => stop());

const at = (id: string) => ({ params: { id } });
const begin = async () => {
  [anna, ben] = [await club.signInStaff('concierge'), await club.signInStaff('concierge')];
  const body = { requestType: 'Other', subject: 'A piano', otherDescription: 'x' } as const;
  return (await club.api.submitRequest({ body }, { as: member })).data().id;
};
const move = (id: string, body: DeskMove, as = anna) =>
  club.desk.moveDeskRequest({ ...at(id), body }, { as });
const inbox = async (as: DeskBrowser) => (await club.desk.listInbox({ query: {} }, { as })).data();
// All happens at one time of the test club, so the order is open.
const kinds = async (as: DeskBrowser) => (await inbox(as)).items.map(({ kind }) => kind).toSorted();
const unseen = async (as: DeskBrowser) =>
  (await club.desk.countDeskRequests({}, { as })).data().inbox;
const note = (id: string, text: string, mentions: string[], as = anna) =>
  club.desk.writeDeskNote({ ...at(id), body: { text, mentions } }, { as });

test('api/requests/reading-11: mentions, assignments, what a colleague takes and what members write are in the inbox of whom it concerns', async () => {
  const id = await begin();
  await move(id, { move: 'take', version: 1 });
  await note(id, 'Please\nlook at this', [ben.staffId]);
  expect(await inbox(ben)).toMatchObject({
    items: [
      {
        kind: 'mentioned',
        isUnseen: true,
        by: 'Robin',
        snippet: 'Please look at this',
        request: { id, subject: 'A piano' },
      },
    ],
    next: null,
  });
  await club.api.sendRequestMessage({ ...at(id), body: { text: 'Any news?' } }, { as: member });
  await move(id, { move: 'take', version: 3 }, ben);
  expect(await kinds(anna)).toEqual(['answered', 'taken']);
  await move(id, { move: 'assign', version: 4, assigneeId: anna.staffId }, manager);
  expect(await kinds(anna)).toEqual(['answered', 'assigned', 'taken']);
  await club.desk.watchDeskRequest({ ...at(id), body: { isWatched: true } }, { as: ben });
  await club.api.cancelRequest({ ...at(id), body: { version: 5 } }, { as: member });
  expect(await kinds(ben)).toEqual(['answered', 'mentioned', 'taken']);
  expect(await kinds(manager)).toEqual([]);
});

test('api/requests/reading-11: who loses a request by a colleague is told, whichever way, and nobody who gives it away', async () => {
  const id = await begin();
  const version = async () => (await club.desk.getDeskRequest(at(id), { as: anna })).data().version;
  await move(id, { move: 'take', version: await version() });
  const { staffId } = ben;
  await move(id, { move: 'assign', version: await version(), assigneeId: staffId }, manager);
  expect(await kinds(anna)).toEqual(['taken']);
  await move(id, { move: 'assign', version: await version(), assigneeId: staffId }, manager);
  expect(await kinds(ben)).not.toContain('taken');
  const give = async (to: string | null, as: DeskBrowser) => {
    const body = { requests: [{ id, version: await version() }], to, text: 'For the night' };
    const { done } = (await club.desk.handOverDeskRequests({ body }, { as })).data();
    expect(done).toEqual([id]);
  };
  await give(anna.staffId, manager);
  expect(await kinds(ben)).toContain('taken');
  await give(null, manager);
  expect(await kinds(anna)).toEqual(['handed_over', 'taken', 'taken']);
  await move(id, { move: 'take', version: await version() });
  await move(id, { move: 'release', version: await version() }, manager);
  expect(await kinds(anna)).toEqual(['handed_over', 'taken', 'taken', 'taken']);
  await move(id, { move: 'take', version: await version() });
  await give(null, anna);
  await move(id, { move: 'take', version: await version() });
  await move(id, { move: 'release', version: await version() });
  expect(await kinds(anna)).toEqual(['handed_over', 'taken', 'taken', 'taken']);
  expect(await kinds(manager)).toEqual([]);
});

test('api/requests/reading-11: who had or watches a request is told of a late message, which begins a new one', async () => {
  const id = await begin();
  await move(id, { move: 'take', version: 1 });
  await move(id, { move: 'complete', version: 2 });
  await club.desk.watchDeskRequest({ ...at(id), body: { isWatched: true } }, { as: ben });
  await club.testDatabase.run(
    `update requests set closed_at = closed_at - interval '15 days' where id = $1`,
    [id],
  );
  const sent = await club.api.sendRequestMessage(
    { ...at(id), body: { text: 'Once more' } },
    { as: member },
  );
  const begun = sent.data().id;
  expect(begun).not.toBe(id);
  const told = { kind: 'answered', isUnseen: true, snippet: 'Once more', request: { id: begun } };
  for (const as of [anna, ben]) expect((await inbox(as)).items).toMatchObject([told]);
});

test('api/requests/reading-11: an assignment is told as that of who made it, not of who was given the request', async () => {
  const id = await begin();
  await club.testDatabase.run(`update staff_members set first_name = 'Mona' where id = $1`, [
    manager.staffId,
  ]);
  await move(id, { move: 'take', version: 1 });
  await move(id, { move: 'assign', version: 2, assigneeId: ben.staffId }, manager);
  expect((await inbox(ben)).items).toMatchObject([{ kind: 'assigned', by: 'Mona' }]);
  expect((await inbox(anna)).items).toMatchObject([{ kind: 'taken', by: 'Mona' }]);
});

test('api/requests/reading-12: what is seen in a thread is seen in the inbox, and the other way round', async () => {
  const id = await begin();
  await note(id, 'One', [ben.staffId]);
  await note(id, 'Two', [ben.staffId]);
  expect(await unseen(ben)).toBe(2);
  const { items } = await inbox(ben);
  const [first, second] = ['One', 'Two'].map((text) => items.find((item) => item.snippet === text));
  await club.desk.markDeskRequestSeen(
    { ...at(id), body: { entryId: first!.entryId } },
    { as: ben },
  );
  const isUnseen = (await inbox(ben)).items.map((item) => [item.snippet, item.isUnseen]);
  expect(Object.fromEntries(isUnseen)).toEqual({ One: false, Two: true });
  // Nobody sees for somebody else.
  await club.desk.markInboxSeen({ body: { entryIds: [second!.entryId] } }, { as: anna });
  expect(await unseen(ben)).toBe(1);
  await club.desk.markInboxSeen({ body: { entryIds: [second!.entryId, 'none'] } }, { as: ben });
  expect(await unseen(ben)).toBe(0);
  expect((await club.desk.getDeskRequest(at(id), { as: ben })).data().firstUnseen).toBeNull();
});

test('api/requests/reading-11: an inbox is read in pages, and one’s own lines are never in it', async () => {
  const id = await begin();
  await note(id, 'Note 1', [ben.staffId, anna.staffId]);
  await club.testDatabase.run(
    `insert into request_entries (id, request_id, position, kind, visibility, author_kind, text, created_at)
     select 'note-' || n, $1, n, 'note', 'staff', 'staff', 'Note ' || n, now() - n * interval '1 day'
     from generate_series(2, 51) n`,
    [id],
  );
  await club.testDatabase.run(
    `insert into inbox_items (staff_id, entry_id, request_id, kind, created_at)
     select $1, id, request_id, 'mentioned', created_at from request_entries
     where request_id = $2 and position > 1`,
    [ben.staffId, id],
  );
  const first = await inbox(ben);
  expect(first.items).toHaveLength(50);
  const query = { before: first.next ?? '' };
  const second = (await club.desk.listInbox({ query }, { as: ben })).data();
  const all = [...first.items, ...second.items].map(({ snippet }) => snippet);
  expect(new Set(all).size).toBe(51);
  expect(second.next).toBeNull();
  expect(await kinds(anna)).toEqual([]);
});

test('api/requests/desk-13, api/requests/reading-9: attack: a mention of somebody without the right to see is refused whole, and tells nobody', async () => {
  const id = await begin();
  const editor = await club.signInStaff('editor');
  const text = 'For @Robin editor';
  const refused = await note(id, text, [ben.staffId, editor.staffId]);
  expect(refused).toMatchObject({ status: 400, body: { field: 'mentions' } });
  await club.testDatabase.run(`update staff_members set status = 'ended' where id = $1`, [
    ben.staffId,
  ]);
  expect(await note(id, text, [ben.staffId])).toMatchObject({ status: 400 });
  expect((await club.desk.listInbox({ query: {} }, { as: editor })).status).toBe(403);
  const stored = await club.testDatabase.run(
    `select 1 from inbox_items where request_id = '${id}'`,
  );
  expect(stored).toEqual([]);
});

test('api/requests/reading-13: a note names the requests whose references it has, to staff alone', async () => {
  const id = await begin();
  const other = (await club.desk.getDeskRequest(at(await begin()), { as: anna })).data();
  const text = `Like #${other.reference}, not #RQ-AAAAAA`;
  const { entries } = (await note(id, text, [])).data();
  const { reference, subject } = other;
  expect(entries[0]?.references).toEqual([{ id: other.id, reference, subject }]);
  const own = await club.api.getRequest(at(id), { as: member });
  expect(own.text).not.toContain(reference);
});
