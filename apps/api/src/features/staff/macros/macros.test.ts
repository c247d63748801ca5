import type { NewMacro } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const macro = (title: string, changes: Partial<NewMacro> = {}): NewMacro => ({
  title,
  moves: ['take'],
  snoozeDays: null,
  text: null,
  tags: [],
  ...changes,
});
const add = (body: NewMacro, as = manager) => club.desk.addMacro({ body }, { as });
interface Seen {
  readonly as?: DeskBrowser;
  readonly version?: number;
}
const change = (id: string, body: NewMacro, { as = manager, version = 1 }: Seen = {}) =>
  club.desk.changeMacro({ params: { id }, body: { ...body, version } }, { as });
const remove = (id: string, { as = manager, version = 1 }: Seen = {}) =>
  club.desk.deleteMacro({ params: { id }, query: { version } }, { as });

test('api/staff/macros-1: a manager adds, changes and deletes a macro, and the audit trail has each', async () => {
  const body = macro('Take over', { text: ' We are on it. ', tags: ['VIP', 'vip'] });
  const { id } = (await add(body)).data();
  const text = 'We are on it.';
  const stored = { id, version: 1, ...macro('Take over', { text, tags: ['vip'] }) };
  expect((await club.desk.listMacros({}, { as: concierge })).data()).toEqual([stored]);
  expect((await change(id, macro('Take'))).data()).toEqual({ id, version: 2, ...macro('Take') });
  expect((await remove(id, { version: 2 })).status).toBe(200);
  expect((await remove(id)).status).toBe(404);
  expect((await change(id, macro('Gone'))).status).toBe(404);
  const entries = await club.testDatabase.run(
    `select action from audit_entries where subject = 'macro:${id}' order by seq`,
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'macro.added',
    'macro.changed',
    'macro.deleted',
  ]);
});

test('api/staff/macros-1: a concierge reads them alone, and an editor does not', async () => {
  const { id } = (await add(macro('Ours'))).data();
  expect((await add(macro('Mine'), concierge)).status).toBe(403);
  expect((await change(id, macro('Mine'), { as: concierge })).status).toBe(403);
  expect((await remove(id, { as: concierge })).status).toBe(403);
  const editor = await club.signInStaff('editor');
  expect((await club.desk.listMacros({}, { as: editor })).status).toBe(403);
});

test('api/staff/macros-2: a title that is taken, and a macro that could never be run, are refused', async () => {
  const [one, other] = [(await add(macro('One'))).data(), (await add(macro('Other'))).data()];
  expect(await add(macro('ONE'))).toMatchObject({ status: 400, body: { field: 'title' } });
  expect((await change(other.id, macro('one'))).status).toBe(400);
  expect((await change(one.id, macro('oNE'))).status).toBe(200);
  expect(await add(macro('Asks', { moves: ['ask'] }))).toMatchObject({
    status: 400,
    body: { field: 'text' },
  });
  expect(await add(macro('Asks', { text: '{member.email}' }))).toMatchObject({
    status: 400,
    body: { field: 'text' },
  });
  const responses = await Promise.all([add(macro('Same')), add(macro('same'))]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

test('api/staff/macros-3: of two changes at once the second is refused, and a stale deletion too', async () => {
  const outdated = {
    status: 409,
    body: {
      code: 'changed_meanwhile',
      field: 'version',
      message: 'Somebody changed this macro meanwhile. Please look at it again before you go on.',
    },
  };
  const other = await club.signInStaff('manager');
  const { id } = (await add(macro('Hand over'))).data();
  const responses = await Promise.all([
    change(id, macro('Hand over', { text: 'One' })),
    change(id, macro('Hand over', { text: 'Other' }), { as: other }),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const stored = responses.find(({ status }) => status === 200)?.data();
  expect(await change(id, macro('Hand on'))).toMatchObject(outdated);
  expect(await remove(id)).toMatchObject(outdated);
  const read = (await club.desk.listMacros({}, { as: manager })).data();
  expect(read.find((each) => each.id === id)).toEqual({ ...stored, version: 2 });
  expect((await remove(id, { version: 2 })).status).toBe(200);
});
