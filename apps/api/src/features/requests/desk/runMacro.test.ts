import type { NewMacro } from '@parlour/contract/staff';
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
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  member = await club.signIn();
  [manager, anna] = [await club.signInStaff('manager'), await club.signInStaff('concierge')];
});
afterAll(() => stop());

const submit = async (subject = 'A piano tuner') => {
  const body = { requestType: 'Other', subject, otherDescription: 'For Sunday' } as const;
  return (await club.api.submitRequest({ body }, { as: member })).data();
};
let titles = 0;
const add = async (changes: Partial<NewMacro>) => {
  titles += 1;
  const title = `Macro ${titles}`;
  const body = { title, moves: [], snoozeDays: null, text: null, tags: [], ...changes };
  return (await club.desk.addMacro({ body }, { as: manager })).data().id;
};
interface Run {
  readonly version?: number;
  readonly lastSeenEntry?: string | null;
  readonly as?: DeskBrowser;
  readonly key?: string;
}
const run = (
  id: string,
  macroId: string,
  { version = 1, lastSeenEntry = null, as = anna, key }: Run = {},
) =>
  club.desk.runMacro(
    { params: { id, macroId }, body: { version, lastSeenEntry } },
    { as, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );
const tag = (id: string, added: string[]) =>
  club.desk.changeDeskTags({ params: { id }, body: { added, removed: [] } }, { as: anna });
const read = async (id: string) =>
  (await club.desk.getDeskRequest({ params: { id } }, { as: anna })).data();

test('api/requests/desk-20, api/requests/desk-21: moves, a filled text and tags are one step, with an entry for each', async () => {
  const { id, reference } = await submit();
  await tag(id, ['music']);
  const text = 'Dear {member.firstName}, {request.reference} is with {staff.firstName}.';
  const macroId = await add({ moves: ['take', 'snooze'], snoozeDays: 3, text, tags: ['VIP'] });
  const done = (await run(id, macroId)).data();
  const { firstName } = (await club.api.getProfile({}, { as: member })).data();
  expect(done).toMatchObject({
    status: 'in_progress',
    assignee: { id: anna.staffId },
    version: 4,
    tags: ['music', 'vip'],
    snoozedUntil: new Date(club.now().getTime() + 3 * 86_400_000).toISOString(),
    entries: [
      { move: { name: 'take' } },
      { move: { name: 'snooze' } },
      { kind: 'message', text: `Dear ${firstName}, ${reference} is with Robin.`, move: null },
    ],
  });
  const entries = await club.testDatabase.run(
    `select action, subject from audit_entries where actor = 'staff:${anna.staffId}' order by seq desc limit 5`,
  );
  expect(entries.toReversed().map(({ action }) => action)).toEqual([
    'macro.run',
    'request.moved',
    'request.moved',
    'request.message-sent',
    'request.tagged',
  ]);
  expect(entries.at(-1)).toMatchObject({ subject: `macro:${macroId}` });
});

test('api/requests/desk-20: a text goes with the question that it is', async () => {
  const { id } = await submit();
  const macroId = await add({ moves: ['take', 'ask'], text: 'Which day?' });
  expect((await run(id, macroId)).data()).toMatchObject({
    status: 'awaiting_member',
    entries: [
      { move: { name: 'take' }, text: null },
      { kind: 'message', text: 'Which day?' },
    ],
  });
});

test('api/requests/desk-20: where one step is refused, nothing is done', async () => {
  const { id } = await submit();
  const macroId = await add({ moves: ['take', 'resume'], text: 'Hello again', tags: ['late'] });
  expect(await run(id, macroId)).toMatchObject({
    status: 409,
    body: { code: 'move_not_allowed' },
  });
  expect(await read(id)).toMatchObject({ version: 1, entries: [], tags: [], assignee: null });
});

test('api/requests/desk-20: an outdated version and an unseen line are refused', async () => {
  const { id } = await submit();
  const macroId = await add({ text: 'Hello' });
  await club.desk.writeDeskNote({ params: { id }, body: { text: 'Wait' } }, { as: manager });
  expect(await run(id, macroId)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', field: 'lastSeenEntry' },
  });
  await club.api.sendRequestMessage({ params: { id }, body: { text: 'News?' } }, { as: member });
  const lastSeenEntry = (await read(id)).entries.at(-1)?.id ?? null;
  expect(await run(id, macroId, { lastSeenEntry })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', field: 'version' },
  });
  expect((await run(id, macroId, { lastSeenEntry, version: 2 })).status).toBe(200);
});

test('api/requests/desk-19, api/requests/desk-21: a subject with braces fills a message and a question', async () => {
  const text = 'About {request.subject}';
  for (const moves of [[], ['take', 'ask']] as const) {
    const { id } = await submit('For {someone}');
    const done = (await run(id, await add({ moves: [...moves], text }))).data();
    expect(done.entries.at(-1)?.text).toBe('About For {someone}');
  }
});

test('api/requests/desk-19, api/requests/desk-20: a slot that nothing fills, and the 21st tag, are refused', async () => {
  const { id } = await submit();
  const macroId = await add({ moves: ['take'], text: 'For you' });
  await club.testDatabase.run(`update macros set text = 'For {someone}' where id = '${macroId}'`);
  expect(await run(id, macroId)).toMatchObject({
    status: 400,
    body: { field: 'text', message: '{someone} is left to be filled in.' },
  });
  const tags = Array.from({ length: 20 }, (_, index) => `tag ${index + 10}`);
  await tag(id, tags);
  expect((await run(id, await add({ tags: ['one more'] }))).status).toBe(400);
  expect(await read(id)).toMatchObject({ version: 1, assignee: null, tags });
});

test('api/requests/desk-20: two at once, of which the second is refused, and a repeat with its key is done once', async () => {
  const { id } = await submit();
  const macroId = await add({ moves: ['take'], text: 'Hello' });
  const ben = await club.signInStaff('concierge');
  const responses = await Promise.all([run(id, macroId), run(id, macroId, { as: ben })]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const other = (await submit()).id;
  const [one, two] = [
    await run(other, macroId, { key: 'run' }),
    await run(other, macroId, { key: 'run' }),
  ];
  expect(two.text).toBe(one.text);
  expect((await read(other)).entries).toHaveLength(2);
});

test('api/requests/desk-9, api/requests/desk-20: an editor runs none, and an unknown macro or request is a 404', async () => {
  const { id } = await submit();
  const macroId = await add({ tags: ['x'] });
  expect((await run(id, macroId, { as: await club.signInStaff('editor') })).status).toBe(403);
  expect((await run(id, 'nothing')).status).toBe(404);
  expect((await run('nothing', macroId)).status).toBe(404);
});
