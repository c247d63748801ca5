import type { CallInput } from '@parlour/contract';
import type { DeskMove, StaffCalls } from '@parlour/contract/staff';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vendors } from '../../../platform/postgres/schema/index.ts';
import { SECOND_MEMBER } from '../../../testing/constants.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../../testing/testClub.ts';

const DAY = 86_400_000;
let club: TestClub;
let stop: () => Promise<void>;
let member: Tokens;
let anna: DeskBrowser;
let ben: DeskBrowser;
let manager: DeskBrowser;
let editor: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  member = await club.signIn();
  [anna, ben, manager, editor] = [
    await club.signInStaff('concierge'),
    await club.signInStaff('concierge'),
    await club.signInStaff('manager'),
    await club.signInStaff('editor'),
  ];
});
afterAll(() => stop());

const submit = async (subject = 'A piano tuner', as = member) => {
  const body = { requestType: 'Other', subject, otherDescription: 'For Sunday' } as const;
  return (await club.api.submitRequest({ body }, { as })).data().id;
};
const at = (id: string) => ({ params: { id } });
const move = (id: string, body: DeskMove, as = anna) =>
  club.desk.moveDeskRequest({ ...at(id), body }, { as });
const read = async (id: string) => (await club.desk.getDeskRequest(at(id), { as: anna })).data();
const own = async (id: string) => (await club.api.getRequest(at(id), { as: member })).data();
const list = async (query: CallInput<StaffCalls['listDeskRequests']>['query'], as = anna) =>
  (await club.desk.listDeskRequests({ query }, { as })).data().requests.map(({ id }) => id);
const occasion = async (id: string) =>
  (await club.desk.listDeskRequests({ query: {} }, { as: anna }))
    .data()
    .requests.find((request) => request.id === id)?.occasion;
interface TagChange {
  readonly added?: string[];
  readonly removed?: string[];
  readonly as?: DeskBrowser;
}
const changeTags = (id: string, { added = [], removed = [], as = anna }: TagChange) =>
  club.desk.changeDeskTags({ ...at(id), body: { added, removed } }, { as });
const find = async (text: string) =>
  (await club.desk.searchDeskRequests({ query: { text } }, { as: anna }))
    .data()
    .requests.map(({ id }) => id);

test('api/requests/desk-3, api/requests/desk-4: a request is taken, asked about, confirmed and completed, and its member sees each step', async () => {
  const id = await submit();
  expect((await move(id, { move: 'take', version: 1 })).data()).toMatchObject({
    status: 'in_progress',
    assignee: { id: anna.staffId },
    version: 2,
  });
  expect(await own(id)).toMatchObject({ status: 'in_progress', concierge: 'Robin' });
  await move(id, { move: 'ask', version: 2, text: ' Upright or grand? ' });
  expect(await own(id)).toMatchObject({
    status: 'awaiting_member',
    entries: [
      { kind: 'move', move: { name: 'take' } },
      { kind: 'message', text: 'Upright or grand?', move: { name: 'ask' } },
    ],
  });
  await club.api.sendRequestMessage({ ...at(id), body: { text: 'A grand' } }, { as: member });
  await move(id, { move: 'await_vendor', version: 4, text: 'He is always late' });
  expect(await own(id)).toMatchObject({ status: 'awaiting_vendor', entries: { length: 3 } });
  const confirm = { move: 'confirm', version: 5, date: '2030-03-10', time: '10:00' } as const;
  expect(await move(id, { ...confirm, endDate: '2030-03-09' })).toMatchObject({
    status: 400,
    body: { field: 'endDate' },
  });
  const confirmed = await move(id, { ...confirm, endDate: null });
  expect(confirmed.data()).toMatchObject({ status: 'confirmed', confirmedOn: '2030-03-10' });
  await move(id, { move: 'complete', version: 6 });
  expect(await own(id)).toMatchObject({ status: 'completed', closedAt: expect.any(String) });
  expect((await read(id)).entries.map((entry) => entry.move?.name ?? entry.kind)).toEqual([
    'take',
    'ask',
    'reply',
    'await_vendor',
    'confirm',
    'complete',
  ]);
});

test('api/requests/desk-8: two concierges take one request at once, and the second is told', async () => {
  const id = await submit();
  const take = (as: DeskBrowser) => move(id, { move: 'take', version: 1 }, as);
  const responses = await Promise.all([take(anna), take(ben)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'changed_meanwhile', field: 'version' });
});

test('api/requests/desk-4: a move that the status does not allow, and one in the past, is refused', async () => {
  const id = await submit();
  expect(
    await move(id, { move: 'confirm', version: 1, date: '2030-05-01', time: null, endDate: null }),
  ).toMatchObject({ status: 409, body: { code: 'move_not_allowed' } });
  expect(
    await move(id, { move: 'snooze', version: 1, until: '2030-01-01T00:00:00Z' }),
  ).toMatchObject({ status: 400, body: { field: 'until' } });
  const decline = await club.desk.moveDeskRequest(
    { ...at(id), body: { move: 'decline', version: 1, text: '  ' } },
    { as: anna },
  );
  expect(decline).toMatchObject({ status: 400, body: { field: 'text' } });
  expect(await read(id)).toMatchObject({ version: 1, entries: [] });
});

test('api/requests/desk-9: only who may assign gives requests to others, who must work on requests', async () => {
  const id = await submit();
  const assign = (assigneeId: string, as: DeskBrowser) =>
    move(id, { move: 'assign', version: 1, assigneeId }, as);
  expect((await assign(ben.staffId, anna)).status).toBe(403);
  expect(await assign(editor.staffId, manager)).toMatchObject({
    status: 400,
    body: { field: 'assigneeId' },
  });
  await club.testDatabase.run(
    `update staff_members set first_name = 'Ben' where id = '${ben.staffId}'`,
  );
  expect((await assign(ben.staffId, manager)).data()).toMatchObject({
    status: 'in_progress',
    assignee: { id: ben.staffId },
    entries: [{ author: { name: 'Ben' } }],
  });
  const { entries } = await own(id);
  expect(entries).toMatchObject([{ author: { name: 'Ben' }, move: { name: 'assign' } }]);
  const assignees = (await club.desk.listAssignees({}, { as: anna })).data();
  expect(assignees.map((person) => person.id)).not.toContain(editor.staffId);
});

test('api/requests/desk-9: a concierge neither merges a request nor takes a merge back', async () => {
  const [id, intoId] = [await submit('Twice'), await submit('Once')];
  const forbidden = { status: 403, body: { code: 'forbidden' } };
  expect(await move(id, { move: 'merge', version: 1, intoId })).toMatchObject(forbidden);
  expect((await move(id, { move: 'merge', version: 1, intoId }, manager)).status).toBe(200);
  expect(await move(id, { move: 'unmerge', version: 2 })).toMatchObject(forbidden);
  // It is decided before the request is read.
  expect(await move('nowhere', { move: 'unmerge', version: 1 })).toMatchObject(forbidden);
  expect((await read(id)).mergedInto).toMatchObject({ id: intoId });
});

test('api/requests/desk-7: the paths of the release before make the same moves, with the same permissions', async () => {
  const [id, intoId] = [await submit('Twice'), await submit('Once')];
  const make = (path: string, body: object, as = manager, key = path) =>
    club.call('POST', `/api/staff/requests/${id}/${path}`, {
      as,
      body,
      headers: { 'idempotency-key': key },
    });
  const assignment = { version: 1, assigneeId: ben.staffId };
  expect((await make('assignment', assignment, anna)).status).toBe(403);
  expect((await make('assignment', { version: 1 })).body.field).toBe('assigneeId');
  expect((await make('assignment', assignment)).status).toBe(200);
  expect((await make('assignment', assignment)).status).toBe(200);
  expect(await read(id)).toMatchObject({ version: 2, assignee: { id: ben.staffId } });
  expect((await make('links', { otherId: intoId }, anna)).status).toBe(200);
  expect((await make('merge', { version: 3, intoId }, anna)).status).toBe(403);
  expect((await make('merge', { version: 3, intoId })).status).toBe(200);
  expect((await make('unmerge', { version: 4 }, anna)).status).toBe(403);
  expect((await make('unmerge', { version: 4 })).status).toBe(200);
  const { entries, links, mergedInto } = await read(id);
  expect(entries.map((entry) => entry.move?.name)).toEqual(['assign', 'link', 'merge', 'unmerge']);
  expect([links.map((link) => link.id), mergedInto]).toEqual([[intoId], null]);
  const recorded = await club.testDatabase.run(
    `select action from audit_entries where subject = 'request:${id}' order by seq`,
  );
  expect(recorded.map(({ action }) => action)).toEqual([
    'request.submitted',
    'request.assigned',
    'request.linked',
    'request.merged',
    'request.unmerged',
  ]);
});

test('api/requests/desk-9: an editor and a member read no request at the desk', async () => {
  const id = await submit();
  expect((await club.desk.getDeskRequest(at(id), { as: editor })).status).toBe(403);
  expect((await club.desk.listDeskRequests({}, { as: editor })).status).toBe(403);
  expect((await club.call('GET', `/api/staff/requests/${id}`, { as: member })).status).toBe(403);
});

test('api/requests/desk-12: a message is refused while the thread has a line that its author did not see', async () => {
  const id = await submit();
  const write = (lastSeenEntry: string | null, as: DeskBrowser) =>
    club.desk.writeDeskMessage(
      { ...at(id), body: { text: 'Good morning', lastSeenEntry } },
      { as },
    );
  expect((await write(null, anna)).status).toBe(200);
  const late = await write(null, ben);
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', field: 'lastSeenEntry' },
  });
  const last = (await read(id)).entries.at(-1)?.id ?? null;
  expect((await write(last, ben)).status).toBe(200);
  expect((await own(id)).entries).toHaveLength(2);
});

test('api/requests/desk-12: one’s own later note does not hide what the member wrote before it', async () => {
  const id = await submit();
  const write = (lastSeenEntry: string | null) =>
    club.desk.writeDeskMessage(
      { ...at(id), body: { text: 'Good morning', lastSeenEntry } },
      { as: anna },
    );
  const seen = (await write(null)).data().entries.at(-1)?.id ?? null;
  await club.api.sendRequestMessage({ ...at(id), body: { text: 'At noon' } }, { as: member });
  const noted = await club.desk.writeDeskNote({ ...at(id), body: { text: 'Mine' } }, { as: anna });
  for (const outdated of [seen, null]) {
    expect(await write(outdated)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', field: 'lastSeenEntry' },
    });
  }
  expect((await write(noted.data().entries.at(-1)?.id ?? null)).status).toBe(200);
});

test('api/requests/desk-13: a note with a mention stays among staff and leaves the version', async () => {
  const id = await submit();
  const text = 'She prefers the window';
  const note = (mentions: string[]) =>
    club.desk.writeDeskNote({ ...at(id), body: { text, mentions } }, { as: anna });
  expect(await note(['nobody'])).toMatchObject({ status: 400, body: { field: 'mentions' } });
  expect((await note([ben.staffId])).data()).toMatchObject({
    version: 1,
    entries: [{ kind: 'note', visibility: 'staff', text, mentions: [{ id: ben.staffId }] }],
  });
  expect((await club.api.getRequest(at(id), { as: member })).text).not.toContain(text);
});

test('api/requests/desk-14: a merged request leads to the other one of the same member, for a day', async () => {
  const [id, into] = [await submit('Twice'), await submit('Once')];
  const stranger = await submit('Mine', await club.signIn('member2@club.example'));
  const merge = (intoId: string) => move(id, { move: 'merge', version: 1, intoId }, manager);
  expect(await merge(stranger)).toMatchObject({ status: 400, body: { field: 'intoId' } });
  expect(await merge(id)).toMatchObject({ status: 400 });
  expect((await merge(into)).data()).toMatchObject({ mergedInto: { id: into } });
  expect(await own(id)).toMatchObject({ mergedInto: { id: into } });
  expect(await list({ view: 'open' })).not.toContain(id);
  const unmerge = (version: number) => move(id, { move: 'unmerge', version }, manager);
  expect((await unmerge(2)).data()).toMatchObject({ mergedInto: null, version: 3 });
});

test('api/requests/desk-16: tags, links and requests entered for a member', async () => {
  const member2 = (await club.testDatabase.run(`select id from members order by email limit 1`))[0];
  const memberId = String(member2?.['id']);
  const request = { requestType: 'Other', subject: 'By phone', otherDescription: 'x' } as const;
  const enter = (body: { memberId: string; request: typeof request }) =>
    club.desk.enterDeskRequest({ body }, { as: anna });
  expect(await enter({ memberId: 'nobody', request })).toMatchObject({ status: 400 });
  const [one, other] = [
    (await enter({ memberId, request })).data(),
    (await enter({ memberId, request })).data(),
  ];
  const linked = await move(one.id, { move: 'link', otherId: other.id });
  expect(linked.data()).toMatchObject({ links: [{ id: other.id }] });
  const tagged = await changeTags(one.id, { added: ['VIP', 'vip', 'Anniversary'] });
  expect(tagged.data().tags).toEqual(['anniversary', 'vip']);
  expect(await list({ tag: 'vip' })).toEqual([one.id]);
  expect(await list({ tag: 'VIP' })).toEqual([one.id]);
  expect(await find('Vip')).toEqual([one.id]);
});

test('api/requests/desk-17: of tags that two people add and remove at once none is lost, and the 21st is refused', async () => {
  const id = await submit();
  await changeTags(id, { added: ['opera'] });
  await Promise.all([
    changeTags(id, { added: ['vip'] }),
    changeTags(id, { added: ['late'], as: manager }),
    changeTags(id, { removed: ['Opera'], as: manager }),
  ]);
  const many = Array.from({ length: 18 }, (_, index) => `tag ${index + 10}`);
  const full = (await changeTags(id, { added: many })).data().tags;
  expect(full).toEqual(['late', ...many, 'vip']);
  expect(await changeTags(id, { added: ['one more'] })).toMatchObject({
    status: 400,
    body: { field: 'added', message: 'A request has at most 20 tags.' },
  });
  expect((await changeTags(id, { added: ['one more'], removed: ['late'] })).status).toBe(200);
});

test('api/requests/desk-1: each view of the queue has its requests', async () => {
  const [taken, waiting, aside, ended] = [
    await submit(),
    await submit(),
    await submit(),
    await submit(),
  ];
  const carl = await club.signInStaff('concierge');
  await move(taken, { move: 'take', version: 1 }, carl);
  await move(waiting, { move: 'ask', version: 1, text: 'When?' }, carl);
  const until = new Date(club.now().getTime() + DAY).toISOString();
  await move(aside, { move: 'snooze', version: 1, until }, carl);
  await move(ended, { move: 'decline', version: 1, text: 'Sold out' }, carl);
  expect(await list({ view: 'mine' }, carl)).toEqual([taken]);
  expect(await list({ view: 'snoozed' })).toEqual([aside]);
  expect(await list({ view: 'closed' })).toContain(ended);
  const [open, unassigned, asked] = [
    await list({ view: 'open' }),
    await list({ view: 'unassigned' }),
    await list({ view: 'waiting' }),
  ];
  expect(asked).toContain(waiting);
  expect(unassigned).not.toContain(taken);
  for (const id of [aside, ended]) expect([...open, ...unassigned]).not.toContain(id);
  expect(await list({ view: 'open', order: 'waiting' })).toEqual(open.toReversed());
  club.passTime(DAY);
  anna = await club.signInStaff('concierge');
  expect(await list({ view: 'open' })).toContain(aside);
});

test('api/requests/desk-22: a view is narrowed by type, status, who has it, and the day that it is booked or wished for', async () => {
  const as = await club.signIn(SECOND_MEMBER);
  const dinner = async (diningDate: string) => {
    const body = {
      requestType: 'Dining',
      subject: 'Dinner',
      restaurantName: 'Osteria',
      diningDate,
      diningTime: '20:00',
      diningGuests: 2,
    } as const;
    return (await club.api.submitRequest({ body }, { as })).data().id;
  };
  const [early, late] = [await dinner('2031-03-01'), await dinner('2031-03-09')];
  const other = await submit('Not a dinner', as);
  await move(early, { move: 'take', version: 1 });
  const days = { date: '2031-03-05', endDate: '2031-03-07', time: null };
  await move(early, { move: 'confirm', version: 2, ...days });
  const narrowed = async (query: Parameters<typeof list>[0]) => {
    const found = await list(query);
    return [early, late, other].filter((id) => found.includes(id));
  };
  expect(await narrowed({ type: 'Dining' })).toEqual([early, late]);
  expect(await narrowed({ status: 'confirmed' })).toEqual([early]);
  expect(await narrowed({ type: 'Dining', assignee: anna.staffId })).toEqual([early]);
  expect(await narrowed({ assignee: 'nobody' })).toEqual([late, other]);
  // What is booked counts, and no more what was wished for.
  expect(await narrowed({ until: '2031-03-04', from: '2031-01-01' })).toEqual([]);
  expect(await narrowed({ from: '2031-03-07' })).toEqual([early, late]);
  expect(await narrowed({ from: '2031-03-08', until: '2031-03-09' })).toEqual([late]);
  expect(await narrowed({ from: '2031-03-09', until: '2031-03-08' })).toEqual([]);
  const refused = await club.desk.listDeskRequests({ query: { from: '2031-02-31' } }, { as: anna });
  expect(refused.status).toBe(400);
});

test('api/requests/desk-1: a mark that no page has is refused', async () => {
  for (const before of ['x', '999999999999999-x']) {
    const refused = { status: 400, body: { field: 'before' } };
    expect(await club.desk.listDeskRequests({ query: { before } }, { as: anna })).toMatchObject(
      refused,
    );
    expect(
      await club.desk.searchDeskRequests({ query: { text: 'piano', before } }, { as: anna }),
    ).toMatchObject(refused);
  }
});

test('api/requests/desk-2: a request is found by reference, member, subject and thread, without accents', async () => {
  member = await club.signIn();
  const id = await submit('Dîner à Łódź');
  const { reference } = await own(id);
  await club.api.sendRequestMessage({ ...at(id), body: { text: 'Zucchini 100%' } }, { as: member });
  expect(await find(reference.toLowerCase().slice(2))).toEqual([id]);
  expect(await find('diner a lodz')).toEqual([id]);
  expect(await find('cchini')).toEqual([id]);
  expect(await find('100%')).toEqual([id]);
  expect(await find('1_0%')).toEqual([]);
  expect(await find('rosalind')).toContain(id);
  expect(await find('ro')).toContain(id);
  expect(await find('os')).toEqual([]);
  expect(await find('zu')).toEqual([]);
});

test('api/requests/desk-18: a session searches at most 300 times a minute, and makes other calls meanwhile', async () => {
  const as = await club.signInStaff('concierge');
  const search = () => club.desk.searchDeskRequests({ query: { text: 'none of them' } }, { as });
  // A few at a time, since the pool of the database has few connections.
  for (let batch = 0; batch < 60; batch += 1) {
    await Promise.all(Array.from({ length: 5 }, search));
  }
  const refused = await search();
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await club.desk.listDeskRequests({ query: {} }, { as })).status).toBe(200);
  expect(await find('piano')).not.toEqual([]);
  club.passTime(60_000);
  expect((await search()).status).toBe(200);
});

test('api/requests/desk-5, api/requests/desk-6, api/requests/desk-23, api/requests-20: a confirmation begins with what was asked for, and the member reads its place, end and number', async () => {
  const [vendor] = await club.database.queries
    .select({ id: vendors.id, name: vendors.name, address: vendors.address })
    .from(vendors)
    .where(and(eq(vendors.type, 'Restaurants'), isNotNull(vendors.address)))
    .limit(1);
  const { name = '', address = null } = vendor ?? {};
  const dinner = {
    requestType: 'Dining',
    subject: 'x',
    vendorId: vendor!.id,
    diningDate: '2030-12-13',
    diningTime: '20:00',
    diningGuests: 4,
  } as const;
  const { id } = (await club.api.submitRequest({ body: dinner }, { as: member })).data();
  await move(id, { move: 'take', version: 1 });
  const asked = {
    date: '2030-12-13',
    time: '20:00',
    endDate: null,
    endTime: '22:00',
    party: '4 guests',
    place: name,
    address,
    confirmationNumber: null,
  };
  expect((await read(id)).suggestedConfirmation).toEqual(asked);
  expect(await occasion(id)).toEqual({ date: '2030-12-13', endDate: null, place: name });
  const days = { date: '2030-12-13', time: '20:00', endDate: null };
  const wrong = { move: 'confirm', version: 2, ...days, endTime: '19:00' } as const;
  expect(await move(id, wrong)).toMatchObject({ status: 400, body: { field: 'endTime' } });
  const numbered = {
    move: 'confirm',
    version: 2,
    ...days,
    confirmationNumber: ' HQ-4711 ',
  } as const;
  await move(id, numbered);
  expect((await own(id)).booking).toMatchObject({
    ...days,
    party: '4 guests',
    place: name,
    address,
    confirmationNumber: 'HQ-4711',
  });
  const fileOf = async () =>
    ((await own(id)).booking?.calendarFile ?? '').replaceAll('\r\n ', '').split('\r\n');
  expect(await fileOf()).toContain('DTEND:20301213T220000');
  const elsewhere = {
    ...asked,
    endDate: '2030-12-14',
    endTime: '00:30',
    party: 'Six',
    place: 'The Annex',
    address: null,
    confirmationNumber: 'HQ-4712',
  };
  const changed = await move(id, { move: 'confirm', version: 3, ...elsewhere });
  expect(changed.data().suggestedConfirmation).toEqual(elsewhere);
  expect((await own(id)).booking).toMatchObject(elsewhere);
  const { date, endDate, place } = elsewhere;
  expect(await occasion(id)).toEqual({ date, endDate, place });
  expect((await own(id)).confirmedDate).toMatchObject({
    endTime: '00:30',
    confirmationNumber: 'HQ-4712',
  });
  const file = await fileOf();
  for (const line of ['DTSTART:20301213T200000', 'DTEND:20301214T003000', 'LOCATION:The Annex']) {
    expect(file).toContain(line);
  }
  expect(file.find((line) => line.startsWith('DESCRIPTION:'))).toContain('HQ-4712');
  // What was arranged before is neither its day nor its place any more.
  await move(id, { move: 'resume', version: changed.data().version });
  expect(await occasion(id)).toEqual({ date: '2030-12-13', endDate: null, place: name });
});

test('api/requests/desk-6: a confirmation that names days alone is as the member asked', async () => {
  const id = await submit();
  await move(id, { move: 'take', version: 1 });
  const days = { date: '2030-12-13', time: '20:00', endDate: null };
  await move(id, { move: 'confirm', version: 2, ...days });
  expect((await own(id)).booking).toMatchObject({
    ...days,
    endTime: null,
    party: null,
    place: null,
    address: null,
    confirmationNumber: null,
  });
});
