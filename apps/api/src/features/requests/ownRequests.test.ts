import { requestEntries, requests, vendors } from '../../platform/postgres/schema/index.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';

const DAY = 86_400_000;
let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
let other: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
  other = await club.signIn('member2@club.example');
});
afterAll(() => stop());

const submit = async (subject = 'A piano tuner') => {
  const body = { requestType: 'Other', subject, otherDescription: 'For Sunday' } as const;
  return (await club.api.submitRequest({ body }, { as })).data().id;
};
const read = async (id: string) => (await club.api.getRequest({ params: { id } }, { as })).data();
const write = (id: string, text: string, headers?: Record<string, string>) =>
  club.api.sendRequestMessage(
    { params: { id }, body: { text } },
    { as, ...(headers && { headers }) },
  );
const set = (id: string, changes: Partial<typeof requests.$inferInsert>) =>
  club.database.queries.update(requests).set(changes).where(eq(requests.id, id));

/** Stores a line as staff write it. */
const storeEntry = (requestId: string, entry: Partial<typeof requestEntries.$inferInsert>) =>
  club.database.queries.insert(requestEntries).values({
    id: `entry-${requestId}-${entry.position}`,
    requestId,
    position: 1,
    kind: 'message',
    visibility: 'member',
    authorKind: 'staff',
    authorId: null,
    authorName: 'Anna',
    createdAt: club.now(),
    ...entry,
  });

test('api/requests-8: a member reads their request with what they asked for and its thread', async () => {
  const id = await submit();
  await write(id, ' It is a Steinway. ');
  const request = await read(id);
  expect(request).toMatchObject({
    id,
    subject: 'A piano tuner',
    status: 'received',
    concierge: null,
    version: 2,
    closedAt: null,
    confirmedDate: null,
    rating: null,
    mergedInto: null,
    links: [],
    hasEarlierEntries: false,
    entries: [
      {
        kind: 'message',
        visibility: 'member',
        author: { kind: 'member', name: 'Rosalind' },
        text: 'It is a Steinway.',
        move: null,
        files: [],
      },
    ],
  });
  expect(request.details).toContainEqual({ label: 'Subject', value: 'A piano tuner' });
  expect(request.details.map(({ value }) => value)).toContain('For Sunday');
});

test('api/requests-8: the list has open and past requests, the last changed first, page by page', async () => {
  const { club: emptier, stop: stopOther } = await startTestClub();
  const own = await emptier.signIn();
  const body = { requestType: 'Other', subject: 'One of many', otherDescription: 'x' } as const;
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    emptier.passTime(1000);
    ids.push((await emptier.api.submitRequest({ body }, { as: own })).data().id);
  }
  emptier.passTime(1000);
  await emptier.database.queries.execute(
    sql`insert into requests (id, reference, member_id, request_type, subject, details, status, created_at, updated_at)
        select 'r' || n, 'RQ-' || n, member_id, 'Other', 'x', '{}', 'received', ${emptier.now()}, ${emptier.now()}
        from requests, generate_series(1, 49) n where id = ${ids[0]}`,
  );
  const [first = '', second = '', third = ''] = ids;
  const list = async (state: 'open' | 'past', before?: string) =>
    (
      await emptier.api.listRequests(
        { query: { state, ...(before === undefined ? {} : { before }) } },
        { as: own },
      )
    ).data();
  emptier.passTime(1000);
  await emptier.api.sendRequestMessage(
    { params: { id: first }, body: { text: 'Hi' } },
    { as: own },
  );
  await emptier.api.cancelRequest({ params: { id: second }, body: { version: 1 } }, { as: own });
  const page = await list('open');
  expect(page.requests).toHaveLength(50);
  expect(page.requests[0]?.id).toBe(first);
  const rest = await list('open', page.next ?? undefined);
  expect(rest).toMatchObject({ requests: [{ id: third }], next: null });
  expect((await list('past')).requests.map(({ id }) => id)).toEqual([second]);
  for (const before of ['x', '999999999999999-x']) {
    const path = `/api/requests?state=open&before=${before}`;
    const invalid = await emptier.call('GET', path, { as: own });
    expect(invalid).toMatchObject({ status: 400, body: { field: 'before' } });
  }
  await stopOther();
});

test('api/requests-19: what was arranged is listed by day, page by page, and loses its day with its status', async () => {
  const { club: booked, stop: stopBooked } = await startTestClub();
  const own = await booked.signIn();
  const [vendor] = await booked.database.queries
    .select({ id: vendors.id, name: vendors.name })
    .from(vendors)
    .where(eq(vendors.type, 'Restaurants'))
    .limit(1);
  const day = (days: number) =>
    new Date(booked.now().getTime() + days * DAY).toISOString().slice(0, 10);
  const dinner = {
    requestType: 'Dining',
    subject: 'x',
    vendorId: vendor!.id,
    diningDate: day(1),
    diningTime: '20:00',
    diningGuests: 4,
  } as const;
  const submitDinner = async () =>
    (await booked.api.submitRequest({ body: dinner }, { as: own })).data().id;
  const change = (id: string, changes: Partial<typeof requests.$inferInsert>) =>
    booked.database.queries.update(requests).set(changes).where(eq(requests.id, id));
  const list = async (before?: string) => {
    const query = { state: 'booked', ...(before !== undefined && { before }) } as const;
    return (await booked.api.listRequests({ query }, { as: own })).data();
  };
  const [late, soon, over, done, asked] = await Promise.all(
    Array.from({ length: 5 }, submitDinner),
  );
  const confirmed = { status: 'confirmed', confirmedTime: '20:30' } as const;
  const completed = { ...confirmed, status: 'completed', closedAt: booked.now() } as const;
  await change(late!, { ...completed, confirmedDate: day(9) });
  await change(soon!, { ...confirmed, confirmedDate: day(1) });
  await change(over!, { ...confirmed, confirmedDate: day(-5) });
  await change(done!, { ...completed, confirmedDate: day(-5) });
  await change(asked!, { status: 'in_progress', confirmedDate: day(2) });
  const { requests: listed, next } = await list();
  expect(listed.map(({ id }) => id)).toEqual([over, soon, late]);
  expect(next).toBeNull();
  expect(listed[1]?.booking).toMatchObject({
    date: day(1),
    time: '20:30',
    endDate: null,
    party: '4 guests',
    place: vendor!.name,
  });
  expect(listed[1]?.booking?.calendarFile).toContain('LOCATION:');

  const read = async (id: string) =>
    (await booked.api.getRequest({ params: { id } }, { as: own })).data();
  expect((await read(soon!)).confirmedDate).toMatchObject({ date: day(1), time: '20:30' });
  expect(await read(asked!)).toMatchObject({ confirmedDate: null, booking: null });
  for (const status of ['received', 'awaiting_member', 'cancelled', 'declined'] as const) {
    await change(soon!, { status });
    expect((await list()).requests.map(({ id }) => id)).toEqual([over, late]);
    expect((await read(soon!)).booking).toBeNull();
  }
  await booked.database.queries.execute(
    sql`insert into requests (id, reference, member_id, request_type, subject, details, status, created_at, confirmed_date)
        select 'r' || n, 'RQ-' || n, member_id, 'Other', 'x', '{}', 'confirmed', created_at, ${day(2)}
        from requests, generate_series(1, 120) n where id = ${soon}`,
  );
  const ids: string[] = [];
  let before: string | null | undefined;
  while (before !== null) {
    const page = await list(before);
    ids.push(...page.requests.map(({ id }) => id));
    before = page.next;
  }
  expect(ids).toHaveLength(122);
  expect(new Set(ids).size).toBe(122);
  expect([ids[0], ids.at(-1)]).toEqual([over, late]);
  await stopBooked();
});

test('api/requests-9: another member’s request is a 404 for every call', async () => {
  const id = await submit();
  const params = { id };
  const tries = await Promise.all([
    club.api.getRequest({ params }, { as: other }),
    club.api.sendRequestMessage({ params, body: { text: 'Mine now' } }, { as: other }),
    club.api.cancelRequest({ params, body: { version: 1 } }, { as: other }),
    club.api.rateRequest({ params, body: { stars: 1 } }, { as: other }),
  ]);
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const { requests: listed } = (
    await club.api.listRequests({ query: { state: 'open' } }, { as: other })
  ).data();
  expect(listed).toEqual([]);
  expect(await read(id)).toMatchObject({ version: 1, entries: [] });
});

test('api/requests-10: an internal note or move is in no call of a member', async () => {
  const id = await submit();
  const secret = 'He always complains';
  await storeEntry(id, { position: 1, kind: 'note', visibility: 'staff', text: secret });
  await storeEntry(id, {
    position: 2,
    kind: 'move',
    visibility: 'staff',
    move: 'await_vendor',
    fromStatus: 'received',
    toStatus: 'awaiting_vendor',
    text: secret,
  });
  await storeEntry(id, { position: 3, text: 'Good morning' });
  const params = { id };
  const last = (await read(id)).entries.at(-1)?.id ?? '';
  const earlier = await club.api.getRequest({ params, query: { before: last } }, { as });
  expect(earlier.data().entries).toEqual([]);
  const responses = [
    earlier,
    await club.api.getRequest({ params }, { as }),
    await club.api.listRequests({ query: { state: 'open' } }, { as }),
    await write(id, 'Hello'),
    await club.api.cancelRequest({ params, body: { version: 2 } }, { as }),
    await club.api.listRequests({ query: { state: 'past' } }, { as }),
    await write(id, 'Please do it after all'),
  ];
  await set(id, { status: 'completed', closedAt: club.now() });
  const rated = await club.api.rateRequest({ params, body: { stars: 5 } }, { as });
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(rated.status).toBe(200);
  for (const { text } of [...responses, rated]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain('await_vendor');
  }
});

test('api/requests-11: a message responds to a question, and a repeat with its key is one message', async () => {
  const id = await submit();
  await set(id, { status: 'awaiting_member', snoozedUntil: new Date(club.now().getTime() + DAY) });
  const headers = { 'idempotency-key': `message-${id}` };
  const [first, second] = await Promise.all([
    write(id, 'By the window', headers),
    write(id, 'By the window', headers),
  ]);
  expect(first?.text).toBe(second?.text);
  const { status, entries } = await read(id);
  expect(status).toBe('in_progress');
  expect(entries).toMatchObject([
    { text: 'By the window', move: { name: 'reply', from: 'awaiting_member', to: 'in_progress' } },
  ]);
  const [row] = await club.testDatabase.run('select * from requests where id = $1', [id]);
  expect(row).toMatchObject({ snoozed_until: null });
});

test('api/requests-11: a message reopens for 14 days, and later begins a linked request', async () => {
  const id = await submit('Flowers every week');
  await set(id, { status: 'completed', closedAt: club.now() });
  expect((await write(id, 'One more, please')).data()).toMatchObject({
    id,
    status: 'in_progress',
    closedAt: null,
    entries: [{ move: { name: 'reopen' } }],
  });
  const closedAt = new Date(club.now().getTime() - 14 * DAY);
  await set(id, { status: 'cancelled', closedAt });
  const begun = (await write(id, 'And again')).data();
  expect(begun.id).not.toBe(id);
  expect(begun).toMatchObject({
    subject: 'Flowers every week',
    status: 'received',
    links: [{ id }],
    entries: [{ text: 'And again', move: null }],
  });
  expect(await read(id)).toMatchObject({ status: 'cancelled', links: [{ id: begun.id }] });
});

test('api/requests-11, api/requests-13: an empty message is refused, and so is one of a member who sent 60 in an hour', async () => {
  const { club: quiet, stop: stopOther } = await startTestClub();
  const own = await quiet.signIn();
  const body = { requestType: 'Other', subject: 'Chat', otherDescription: 'x' } as const;
  const { id } = (await quiet.api.submitRequest({ body }, { as: own })).data();
  const send = (text: string) =>
    quiet.api.sendRequestMessage({ params: { id }, body: { text } }, { as: own });
  expect(await send('  ')).toMatchObject({ status: 400, body: { field: 'text' } });
  await quiet.database.queries.execute(
    sql`insert into request_entries (id, request_id, position, kind, visibility, author_kind, author_id, text, created_at)
        select 'e' || n, ${id}, n, 'message', 'member', 'member', member_id, 'x', ${quiet.now()}
        from requests, generate_series(1, 58) n where id = ${id}`,
  );
  const responses = await Promise.all(['a', 'b', 'c', 'd'].map(send));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429]);
  quiet.passTime(3_600_000);
  expect((await send('Good evening')).status).toBe(200);
  await stopOther();
});

test('api/requests-14: a member cancels by the version that they saw', async () => {
  const id = await submit();
  const params = { id };
  await write(id, 'Wait');
  const stale = await club.api.cancelRequest({ params, body: { version: 1 } }, { as });
  expect(stale).toMatchObject({
    status: 409,
    body: {
      code: 'changed_meanwhile',
      message: 'This request was changed meanwhile. Please look at it again before you go on.',
    },
  });
  const canceled = await club.api.cancelRequest(
    { params, body: { version: 2, text: 'Found one' } },
    { as },
  );
  expect(canceled.data()).toMatchObject({
    status: 'cancelled',
    version: 3,
    entries: [{ text: 'Wait' }, { kind: 'move', text: 'Found one', move: { name: 'cancel' } }],
  });
  const again = await club.api.cancelRequest({ params, body: { version: 3 } }, { as });
  expect(again).toMatchObject({ status: 409, body: { code: 'move_not_allowed' } });
});

test('api/requests-14: a confirmed request is not canceled, but the concierge is asked to', async () => {
  const id = await submit();
  await set(id, { status: 'confirmed', confirmedDate: '2030-05-01', confirmedTime: '19:30' });
  const asked = await club.api.cancelRequest({ params: { id }, body: { version: 1 } }, { as });
  expect(asked.data()).toMatchObject({
    status: 'confirmed',
    confirmedDate: { date: '2030-05-01', time: '19:30', endDate: null },
    entries: [{ move: { name: 'ask_cancellation', from: 'confirmed', to: 'confirmed' } }],
  });
  const { calendarFile } = asked.data().confirmedDate ?? { calendarFile: '' };
  expect(calendarFile).toContain('DTSTART:20300501T193000\r\nDTEND:20300501T203000');
  expect(calendarFile).toContain(`/requests/${id}`);
});

test('api/registrations-7: what was arranged has an id in calendars that no setting changes, and of an earlier version its own', async () => {
  const id = await submit();
  await set(id, { status: 'confirmed', confirmedDate: '9999-12-31', confirmedTime: '23:30' });
  const fileOf = async () => (await read(id)).confirmedDate?.calendarFile ?? '';
  const uidOf = (file: string) => /^UID:(.*)\r$/m.exec(file)?.[1];
  expect(uidOf(await fileOf())).toMatch(/^[\da-f-]{36}$/);
  expect(await fileOf()).toContain('DTEND:99991231T235900');
  await set(id, { calendarUid: null });
  expect(uidOf(await fileOf())).toBe(`request-${id}@club.example`);
});

test('api/requests-15: a completed request is rated once', async () => {
  const id = await submit();
  const rate = (stars: number) =>
    club.api.rateRequest({ params: { id }, body: { stars, words: ' Lovely ' } }, { as });
  expect(await rate(5)).toMatchObject({ status: 409, body: { code: 'move_not_allowed' } });
  await set(id, { status: 'completed', closedAt: club.now() });
  expect(await rate(6)).toMatchObject({ status: 400, body: { field: 'stars' } });
  expect((await rate(4)).data().rating).toEqual({ stars: 4, words: 'Lovely' });
  expect(await rate(1)).toMatchObject({ status: 409 });
  expect((await read(id)).rating).toEqual({ stars: 4, words: 'Lovely' });
});

test('api/requests-12: a message about a merged request goes to the one that goes on', async () => {
  const [id, target] = [await submit('Twice'), await submit('Once')];
  await set(id, { mergedInto: target });
  expect(await read(id)).toMatchObject({ mergedInto: { id: target, subject: 'Once' } });
  expect((await write(id, 'Any news?')).data()).toMatchObject({
    id: target,
    entries: [{ text: 'Any news?' }],
  });
  const refused = await club.api.cancelRequest({ params: { id }, body: { version: 1 } }, { as });
  expect(refused).toMatchObject({ status: 409, body: { code: 'move_not_allowed' } });
});

test('api/requests-17: a thread of more than 200 lines is read in parts', async () => {
  const id = await submit();
  await club.database.queries.execute(
    sql`insert into request_entries (id, request_id, position, kind, visibility, author_kind, text, created_at)
        select 'long' || n, ${id}, n, 'message', 'member', 'system', 'line ' || n, ${club.now()} from generate_series(1, 250) n`,
  );
  const newest = await read(id);
  expect([newest.entries.length, newest.entries[0]?.text, newest.hasEarlierEntries]).toEqual([
    200,
    'line 51',
    true,
  ]);
  const before = newest.entries[0]?.id ?? '';
  const earlier = await club.api.getRequest({ params: { id }, query: { before } }, { as });
  expect(earlier.data().entries.map(({ text }) => text)).toEqual(
    Array.from({ length: 50 }, (_, index) => `line ${index + 1}`),
  );
});

test('api/requests-18: a request that was stored before there were threads goes on', async () => {
  const [id, reference] = ['of-old', 'RQ-OLD'];
  await club.database.queries.execute(
    sql`insert into requests (id, reference, member_id, request_type, subject, details, status, created_at)
        select ${id}, ${reference}, member_id, 'Hotel', 'Two nights', '{"arrivalDate": "2029-01-01", "roomType": "Cellar"}', 'in_progress', '2029-01-01'
        from requests limit 1`,
  );
  expect(await read(id)).toMatchObject({
    version: 1,
    status: 'in_progress',
    details: [{ label: 'Subject', value: 'Two nights' }],
    entries: [],
  });
  expect((await write(id, 'Any news?')).data()).toMatchObject({ version: 2 });
  const canceled = await club.api.cancelRequest({ params: { id }, body: { version: 2 } }, { as });
  expect(canceled.data()).toMatchObject({ status: 'cancelled' });
});

test('api/requests-16: of two writes on one request at once, the second decides by what the first did', async () => {
  const id = await submit();
  const params = { id };
  const cancel = () => club.api.cancelRequest({ params, body: { version: 1 } }, { as });
  const responses = await Promise.all([cancel(), cancel()]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read(id)).entries).toHaveLength(1);
});

const kinds: readonly (readonly [
  string,
  Partial<typeof requests.$inferInsert>,
  'message' | 'cancel',
])[] = [
  ['a message', { status: 'in_progress' }, 'message'],
  ['a response', { status: 'awaiting_member' }, 'message'],
  ['another time', { status: 'confirmed', confirmedDate: '2030-05-01' }, 'message'],
  ['a wish to cancel', { status: 'confirmed', confirmedDate: '2030-05-01' }, 'cancel'],
  ['a cancellation', { status: 'in_progress' }, 'cancel'],
  // As a request may be that an earlier version closed.
  ['a reopening', { status: 'completed', closedAt: new Date('2030-02-28') }, 'message'],
];
test.each(kinds)('api/requests-34: %s brings back what was put aside', async (_, state, kind) => {
  const id = await submit();
  await set(id, { ...state, snoozedUntil: new Date('2030-06-01') });
  const params = { id };
  const sent =
    kind === 'message'
      ? await club.api.sendRequestMessage({ params, body: { text: 'Hello' } }, { as })
      : await club.api.cancelRequest({ params, body: { version: 1 } }, { as });
  expect(sent.data().id).toBe(id);
  const [row] = await club.database.queries.select().from(requests).where(eq(requests.id, id));
  expect(row?.snoozedUntil).toBeNull();
});
