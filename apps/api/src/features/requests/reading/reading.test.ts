import type { DeskMove } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECOND_MEMBER } from '../../../testing/constants.ts';
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
let anna: DeskBrowser;
let ben: DeskBrowser;
let manager: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  member = await club.signIn();
  [anna, ben, manager] = [
    await club.signInStaff('concierge'),
    await club.signInStaff('concierge'),
    await club.signInStaff('manager'),
  ];
});
afterAll(() => stop());

const at = (id: string) => ({ params: { id } });
const submit = async (description?: string, as = member) => {
  const common = { requestType: 'Other', subject: 'A piano tuner', otherDescription: 'x' } as const;
  const body = description === undefined ? common : { ...common, description };
  return (await club.api.submitRequest({ body }, { as })).data().id;
};
const write = (id: string, text: string, as = member) =>
  club.api.sendRequestMessage({ ...at(id), body: { text } }, { as });
const read = async (id: string, as = anna) =>
  (await club.desk.getDeskRequest(at(id), { as })).data();
const move = async (id: string, body: DeskMove, as = anna) =>
  club.desk.moveDeskRequest({ ...at(id), body }, { as });
const take = async (id: string, as = anna) =>
  move(id, { move: 'take', version: (await read(id, as)).version }, as);
const note = (id: string, text: string, as = anna) =>
  club.desk.writeDeskNote({ ...at(id), body: { text } }, { as });
const see = async (id: string, as = anna) => {
  const entryId = (await read(id, as)).entries.at(-1)?.id ?? null;
  return club.desk.markDeskRequestSeen({ ...at(id), body: { entryId } }, { as });
};
const isUnseen = async (id: string, as = anna) => (await read(id, as)).isUnseen;
const rowOf = async (id: string, as = anna) =>
  (await club.desk.listDeskRequests({ query: {} }, { as }))
    .data()
    .requests.find((r) => r.id === id);

test('api/requests/reading-1: a new request is unseen by all staff until each of them opens it', async () => {
  const id = await submit();
  expect([await isUnseen(id), await isUnseen(id, ben)]).toEqual([true, true]);
  expect((await see(id)).status).toBe(200);
  expect([await isUnseen(id), await isUnseen(id, ben)]).toEqual([false, true]);
  expect(await rowOf(id)).toMatchObject({ isUnseen: false, isWatched: false });
  expect(await rowOf(id, ben)).toMatchObject({ isUnseen: true });
});

test('api/requests/reading-1: one that a concierge entered is unseen by the others alone', async () => {
  const request = { requestType: 'Other', subject: 'A call', otherDescription: 'x' } as const;
  const owner = (await read(await submit())).member.id;
  const body = { memberId: owner, request };
  const entered = (await club.desk.enterDeskRequest({ body }, { as: anna })).data();
  expect(entered.isUnseen).toBe(false);
  expect(await isUnseen(entered.id, ben)).toBe(true);
});

test('api/requests/reading-1, api/requests/reading-2: what the member, a colleague and the server add is unseen, and what one adds oneself is not', async () => {
  const id = await submit();
  await take(id);
  await see(id);
  expect(await isUnseen(id)).toBe(false);
  await note(id, 'My own words');
  expect(await isUnseen(id)).toBe(false);
  await write(id, 'Are you there?');
  const { entries, firstUnseen, isUnseen: isNew } = await read(id);
  expect([isNew, firstUnseen]).toEqual([true, entries.at(-1)?.id]);
  // One's own later line does not hide what somebody else added before it.
  await note(id, 'I did not see this one');
  expect(await read(id)).toMatchObject({ isUnseen: true, firstUnseen });
  await see(id);
  expect(await read(id)).toMatchObject({ isUnseen: false, firstUnseen: null });
  await note(id, 'A colleague’s', ben);
  expect(await isUnseen(id)).toBe(true);
});

test('api/requests/reading-2: what came after the line that was shown stays unseen, and an earlier line takes nothing back', async () => {
  const id = await submit();
  await take(id);
  await write(id, 'One');
  const shown = (await read(id)).entries.at(-1)!.id;
  await write(id, 'Two');
  const mark = (entryId: string | null) =>
    club.desk.markDeskRequestSeen({ ...at(id), body: { entryId } }, { as: anna });
  await mark(shown);
  const { entries, firstUnseen } = await read(id);
  expect(firstUnseen).toBe(entries.at(-1)?.id);
  await see(id);
  await mark(shown);
  await mark(null);
  expect(await isUnseen(id)).toBe(false);
  const other = await submit();
  await write(other, 'Elsewhere');
  const elsewhere = (await read(other)).entries[0]!.id;
  expect((await mark(elsewhere)).status).toBe(404);
  expect((await mark('unknown')).status).toBe(404);
});

test('api/requests/reading-2: messages and looks at once: each line that was not looked at is unseen in the end', async () => {
  const id = await submit();
  await take(id);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([write(id, `Message ${round}`), see(id)]);
    const { entries, isUnseen: isNew, firstUnseen } = await read(id);
    expect(isNew).toBe(firstUnseen !== null);
    if (firstUnseen !== null) expect(firstUnseen).toBe(entries.at(-1)?.id);
    await see(id);
    expect(await isUnseen(id)).toBe(false);
  }
});

test('api/requests/reading-3: a request that is marked as unread stays so until it is opened again', async () => {
  const id = await submit();
  await take(id, ben);
  expect(await isUnseen(id)).toBe(false);
  await see(id);
  await club.desk.markDeskRequestUnread(at(id), { as: anna });
  expect([await isUnseen(id), await isUnseen(id, manager)]).toEqual([true, false]);
  await see(id);
  expect(await isUnseen(id)).toBe(false);
  expect((await club.desk.markDeskRequestUnread(at('none'), { as: anna })).status).toBe(404);
});

test('api/requests/reading-4, api/requests/reading-8: a colleague’s request is unseen by nobody else, unless they watch it, and one that is given away is unseen by who gets it', async () => {
  const id = await submit();
  await see(id, ben);
  await take(id);
  await write(id, 'Hello?');
  expect(await isUnseen(id)).toBe(true);
  expect(await read(id, ben)).toMatchObject({ isUnseen: false, isWatched: false });
  const watch = (isWatched: boolean) =>
    club.desk.watchDeskRequest({ ...at(id), body: { isWatched } }, { as: ben });
  await watch(true);
  expect(await read(id, ben)).toMatchObject({ isUnseen: true, isWatched: true });
  await watch(false);
  expect(await read(id, ben)).toMatchObject({ isUnseen: false, isWatched: false });
  const { version } = await read(id, manager);
  await move(id, { move: 'assign', version, assigneeId: ben.staffId }, manager);
  expect([await isUnseen(id, ben), await isUnseen(id)]).toEqual([true, false]);
});

test('api/requests/reading-5: what is unseen in a merged request is unseen in the one that goes on, and who watched it watches that', async () => {
  const [from, into] = [await submit(), await submit()];
  await take(from);
  await take(into, ben);
  await see(into, ben);
  await see(into);
  await write(from, 'I forgot to say');
  const { version } = await read(from, manager);
  await move(from, { move: 'merge', version, intoId: into }, manager);
  expect(await read(into)).toMatchObject({ isUnseen: true, isWatched: true });
  expect(await isUnseen(into, ben)).toBe(true);
  await see(into);
  expect(await isUnseen(into)).toBe(false);
  // What the member writes to the merged one is a line of the other.
  await write(from, 'And this');
  expect([await isUnseen(into), await isUnseen(into, ben)]).toEqual([true, true]);
});

test('api/requests/reading-5: a merge into a colleague’s request is news to nobody who did not follow the merged one, and who has the other one watches nothing', async () => {
  const [from, into] = [await submit(), await submit()];
  await see(from);
  await see(into);
  await take(into, ben);
  await club.desk.watchDeskRequest({ ...at(from), body: { isWatched: true } }, { as: ben });
  await write(from, 'I forgot to say');
  expect(await isUnseen(from)).toBe(true);
  const { version } = await read(from, manager);
  await move(from, { move: 'merge', version, intoId: into }, manager);
  expect(await read(into)).toMatchObject({ isUnseen: false, isWatched: false });
  expect(await read(into, ben)).toMatchObject({ isUnseen: true, isWatched: false });
});

test('api/requests/reading-6: each view is counted with what is unseen in it', async () => {
  const { club: small, stop: stopSmall } = await startTestClub();
  try {
    const owner = await small.signIn();
    const carla = await small.signInStaff('concierge');
    const as = carla;
    const count = async () => (await small.desk.countDeskRequests({}, { as })).data();
    const none = { total: 0, unseen: 0 };
    expect(await count()).toEqual({
      mine: none,
      unassigned: none,
      open: none,
      waiting: none,
      snoozed: none,
      inbox: 0,
    });
    const body = { requestType: 'Other', subject: 'A', otherDescription: 'x' } as const;
    const ids: string[] = [];
    for (let made = 0; made < 4; made += 1) {
      ids.push((await small.api.submitRequest({ body }, { as: owner })).data().id);
    }
    const [asked = '', aside = '', free = ''] = ids;
    const make = (id: string, sent: DeskMove) =>
      small.desk.moveDeskRequest({ ...at(id), body: sent }, { as });
    await make(asked, { move: 'take', version: 1 });
    await make(asked, { move: 'ask', version: 2, text: 'When?' });
    await make(aside, { move: 'take', version: 1 });
    await make(aside, { move: 'snooze', version: 2, until: '2031-01-01T00:00:00Z' });
    await small.desk.markDeskRequestSeen({ ...at(free), body: { entryId: null } }, { as });
    for (const id of [asked, aside]) {
      await small.desk.markDeskRequestSeen({ ...at(id), body: { entryId: null } }, { as });
    }
    expect(await count()).toEqual({
      mine: { total: 1, unseen: 0 },
      unassigned: { total: 2, unseen: 1 },
      open: { total: 3, unseen: 1 },
      waiting: { total: 1, unseen: 0 },
      snoozed: { total: 1, unseen: 0 },
      inbox: 0,
    });
    await small.api.sendRequestMessage({ ...at(asked), body: { text: 'Soon' } }, { as: owner });
    await small.desk.markDeskRequestUnread(at(aside), { as });
    expect(await count()).toMatchObject({
      mine: { total: 1, unseen: 1 },
      open: { total: 3, unseen: 2 },
      waiting: none,
      snoozed: { total: 1, unseen: 1 },
      inbox: 1,
    });
  } finally {
    await stopSmall();
  }
});

test('api/requests/reading-7: a row has the beginning of the last message in one line, and who wrote it', async () => {
  const id = await submit(`Please\n\n  ${'👋'.repeat(130)}`);
  const lastOf = async (as = anna) => (await rowOf(id, as))?.lastMessage;
  expect(await lastOf()).toMatchObject({
    from: 'member',
    name: null,
    snippet: `Please ${'👋'.repeat(113)}`,
  });
  await write(id, 'One\ntwo   three');
  expect(await lastOf()).toMatchObject({ from: 'member', snippet: 'One two three' });
  await take(id);
  const lastSeenEntry = (await read(id)).entries.at(-1)!.id;
  await club.desk.writeDeskMessage(
    { ...at(id), body: { text: 'Of course', lastSeenEntry } },
    { as: anna },
  );
  expect(await lastOf()).toMatchObject({ from: 'you', name: 'Robin', snippet: 'Of course' });
  expect(await lastOf(ben)).toMatchObject({ from: 'colleague', name: 'Robin' });
  expect((await rowOf(await submit()))?.lastMessage).toBeNull();
});

test('api/requests/reading-7: no row of the queue and none that a search finds shows a word of a note', async () => {
  const id = await submit();
  await take(id);
  await write(id, 'Shown to all');
  await note(id, 'Secret words of staff');
  const listed = await club.desk.listDeskRequests({ query: {} }, { as: anna });
  expect((await rowOf(id))?.lastMessage?.snippet).toBe('Shown to all');
  const found = await club.desk.searchDeskRequests(
    { query: { text: 'Secret words' } },
    { as: anna },
  );
  expect(found.data().requests.map((each) => each.id)).toEqual([id]);
  expect(JSON.stringify([listed.body, found.body])).not.toContain('Secret words');
});

test('api/requests/reading-9: attacks on unread marks, counts and snippets: editors, members, API keys and strangers get none of them', async () => {
  const id = await submit();
  await write(id, 'A private wish');
  const editor = await club.signInStaff('editor');
  const administrator = await club.signInStaff('administrator');
  const body = {
    name: 'CRM',
    permissions: ['desk.read', 'desk.reply'] as const,
    expiresAt: new Date(club.now().getTime() + 86_400_000).toISOString(),
  };
  const created = await club.desk.createApiKey(
    { body: { ...body, permissions: [...body.permissions] } },
    { as: administrator },
  );
  const key = { headers: { authorization: `Bearer ${created.data().secret}` } };
  const calls = (options: object) => [
    club.desk.listInbox({ query: {} }, options),
    club.desk.markInboxSeen({ body: { entryIds: ['x'] } }, options),
    club.desk.countDeskRequests({}, options),
    club.desk.markDeskRequestSeen({ ...at(id), body: { entryId: null } }, options),
    club.desk.markDeskRequestUnread(at(id), options),
    club.desk.watchDeskRequest({ ...at(id), body: { isWatched: true } }, options),
  ];
  const statuses = async (options: object) =>
    (await Promise.all(calls(options))).map(({ status }) => status);
  expect(await statuses({ as: editor })).toEqual(Array<number>(6).fill(403));
  expect(await statuses(key)).toEqual(Array<number>(6).fill(403));
  expect(new Set(await statuses({ as: member }))).toEqual(new Set([401]));
  // A key reads the queue, as one who has read everything.
  const rows = (await club.desk.listDeskRequests({ query: {} }, key)).data().requests;
  expect(rows.find((row) => row.id === id)).toMatchObject({
    isUnseen: false,
    isWatched: false,
    lastMessage: { from: 'member', snippet: 'A private wish' },
  });
  const stranger = await club.signIn(SECOND_MEMBER);
  for (const as of [member, stranger]) {
    const own = await club.api.listRequests({ query: { state: 'open' } }, { as });
    const one = await club.api.getRequest(at(id), { as });
    expect(JSON.stringify([own.body, one.body])).not.toMatch(
      /isUnseen|isWatched|firstUnseen|lastMessage|snippet|newsPosition/,
    );
  }
  expect(await isUnseen(id)).toBe(true);
});

test('api/requests/reading-10: how far a person has read is hinted at to each desk of theirs alone, and only when it changed', async () => {
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const id = await submit();
  const [own, second, other] = [
    await openLiveStream(url, anna),
    await openLiveStream(url, anna),
    await openLiveStream(url, ben),
  ];
  for (const stream of [own, second, other]) await stream.nth(1);
  await see(id);
  await see(id);
  await club.desk.markDeskRequestUnread(at(id), { as: anna });
  await note(id, 'The end', ben);
  const isLast = (stream: typeof own) => () =>
    stream.events().some(({ data }) => Object(data).kind === 'request');
  for (const stream of [own, second, other]) await expect.poll(isLast(stream)).toBe(true);
  const kinds = (stream: typeof own) => stream.events().map(({ data }) => Object(data).kind);
  for (const stream of [own, second]) {
    expect(kinds(stream)).toEqual([undefined, 'reading', 'reading', 'request']);
  }
  expect(kinds(other)).toEqual([undefined, 'request']);
});
