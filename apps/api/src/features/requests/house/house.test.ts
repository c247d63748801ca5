import type { RequestMove, RequestStatus } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { migrateDatabase } from '../../../platform/postgres/migrate.ts';
import { releaseMigrations } from '../../../platform/postgres/releaseMigrations.ts';
import { deskHeaders } from '../../../testing/deskBrowser.ts';
import { headersOf } from '../../../testing/injectCall.ts';
import { moveClub } from '../../../testing/moveClub.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../../testing/testClub.ts';
import { createTestDatabase } from '../../../testing/testDatabase.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let club: TestClub;
let stop: () => Promise<void>;
let member: Tokens;
let concierge: DeskBrowser;
let manager: DeskBrowser;
let memberId: unknown;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  await moveClub(club, 'America/New_York');
  member = await club.signIn();
  concierge = await club.signInStaff('concierge');
  manager = await club.signInStaff('manager');
  [{ id: memberId } = { id: '' }] = await club.testDatabase.run('select id from members limit 1');
});
afterAll(() => stop());
beforeEach(async () => {
  await club.testDatabase.run('update requests set merged_into = null');
  for (const table of ['request_entries', 'requests']) {
    await club.testDatabase.run(`delete from ${table}`);
  }
});

const house = async (weeks?: '4' | '12' | '26') =>
  (
    await club.desk.readHouse({ query: weeks === undefined ? {} : { weeks } }, { as: manager })
  ).data();
const at = (minutes: number) => new Date(club.now().getTime() + minutes * MINUTE);

interface Stored {
  readonly createdAt?: Date;
  readonly type?: string;
  readonly status?: RequestStatus;
  readonly assignee?: string | null;
  readonly stars?: number;
  readonly mergedInto?: string;
  readonly enteredBy?: string;
  readonly snoozedUntil?: Date;
}
const store = async (id: string, stored: Stored = {}) => {
  const { createdAt = at(-600), status = 'received', assignee = null } = stored;
  const isClosed = ['completed', 'cancelled', 'declined'].includes(status);
  await club.testDatabase.run(
    `insert into requests (id, reference, member_id, request_type, subject, details, status, created_at, changed_at,
       assignee_id, closed_at, rating_stars, merged_into, entered_by, snoozed_until)
     values ($1, $1, $2, $3, $1, '{}', $4, $5, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      memberId,
      stored.type ?? 'Dining',
      status,
      createdAt,
      assignee,
      isClosed ? createdAt : null,
      stored.stars ?? null,
      stored.mergedInto ?? null,
      stored.enteredBy ?? null,
      stored.snoozedUntil ?? null,
    ],
  );
};
interface Line {
  readonly by?: 'member' | 'staff' | 'system';
  readonly kind?: 'message' | 'note' | 'move';
  readonly move?: RequestMove;
  readonly to?: RequestStatus;
}
let lines = 0;
const write = async (requestId: string, createdAt: Date, line: Line = {}) => {
  lines += 1;
  const { by = 'staff', kind = 'message', move = null, to = null } = line;
  await club.testDatabase.run(
    `insert into request_entries (id, request_id, position, kind, visibility, author_kind, text, move, from_status, to_status, created_at)
     values ($1, $2, $3, $4, $5, $6, '', $7, $8, $8, $9)`,
    [
      `line-${lines}`,
      requestId,
      lines,
      kind,
      kind === 'note' ? 'staff' : 'member',
      by,
      move,
      to,
      createdAt,
    ],
  );
};

test('api/requests/house-1: open requests are counted by who has them and how far they are, without merged and ended ones', async () => {
  await store('a');
  await store('b', { assignee: concierge.staffId, status: 'in_progress' });
  await store('c', { assignee: concierge.staffId, status: 'in_progress' });
  await store('d', { assignee: concierge.staffId, status: 'awaiting_member' });
  await store('e', { assignee: concierge.staffId, status: 'confirmed' });
  await store('f', { assignee: manager.staffId, status: 'awaiting_vendor' });
  await store('g', { status: 'completed' });
  await store('h', { mergedInto: 'a' });
  const none = { received: 0, inProgress: 0, awaitingVendor: 0, awaitingMember: 0, confirmed: 0 };
  expect((await house()).open).toEqual([
    { assignee: null, ...none, received: 1 },
    {
      assignee: { id: concierge.staffId, name: expect.any(String) },
      ...none,
      inProgress: 2,
      awaitingMember: 1,
      confirmed: 1,
    },
    { assignee: { id: manager.staffId, name: expect.any(String) }, ...none, awaitingVendor: 1 },
  ]);
});

test('api/requests/house-1: the ten that wait longest wait for the house: not for their member, nor put aside, arranged or ended', async () => {
  for (let count = 1; count <= 12; count += 1) await store(`w-${count}`, { createdAt: at(-count) });
  await store('member', { createdAt: at(-100), status: 'awaiting_member' });
  await store('arranged', { createdAt: at(-100), status: 'confirmed' });
  await store('ended', { createdAt: at(-100), status: 'declined' });
  await store('aside', { createdAt: at(-100), snoozedUntil: at(60) });
  await store('back', { createdAt: at(-90), snoozedUntil: at(-1) });
  const { waiting } = await house();
  expect(waiting.map(({ id }) => id)).toEqual([
    'back',
    ...Array.from({ length: 9 }, (_, index) => `w-${12 - index}`),
  ]);
});

test('api/requests/house-2: the first answer is of staff and for the member: no note, no taking, no message of the member', async () => {
  await store('a');
  await write('a', at(-599), { by: 'member' });
  await write('a', at(-598), { kind: 'move', move: 'take', to: 'in_progress' });
  await write('a', at(-597), { kind: 'note' });
  // Two servers may write lines of one thread in the other order.
  await write('a', at(-500));
  await write('a', at(-590));
  await store('b');
  await write('b', at(-580), { kind: 'move', move: 'confirm', to: 'confirmed' });
  await store('c');
  await write('c', at(-570), { kind: 'move', move: 'complete', to: 'completed', by: 'system' });
  await store('d', { enteredBy: concierge.staffId });
  await write('d', at(-400));
  expect((await house()).total).toMatchObject({
    received: 4,
    responded: 2,
    responseMedian: 15,
    responseNinety: 19,
  });
});

test('api/requests/house-3: a request is settled when it is first confirmed, completed or declined', async () => {
  await store('a', { status: 'completed', stars: 5 });
  await write('a', at(-500), { kind: 'move', move: 'confirm', to: 'confirmed' });
  await write('a', at(-100), { kind: 'move', move: 'complete', to: 'completed' });
  await store('b', { status: 'declined' });
  await write('b', at(-580), { kind: 'message', move: 'decline', to: 'declined' });
  await store('c', { status: 'cancelled', stars: 2 });
  await write('c', at(-580), { kind: 'move', move: 'cancel', to: 'cancelled', by: 'member' });
  expect((await house()).total).toMatchObject({
    resolved: 2,
    resolutionMedian: 60,
    resolutionNinety: 92,
    rated: 2,
    rating: 3.5,
  });
});

test('api/requests/house-4: weeks begin on Monday by the club’s clock, also where clocks change, and one without a request has zeros', async () => {
  const { from, weeks } = await house('4');
  expect(weeks.map(({ week, received }) => [new Date(week).getUTCDay(), received])).toEqual(
    Array.from({ length: 4 }, () => [1, 0]),
  );
  expect(weeks[0]?.week).toBe(from);
  const midnightOf = async (monday = '') => {
    const [row] = await club.testDatabase.run(
      `select $1::timestamp at time zone 'America/New_York' as midnight`,
      [monday],
    );
    return new Date(String(row?.['midnight']));
  };
  const midnight = await midnightOf(weeks[2]?.week);
  await store('before', { createdAt: new Date(midnight.getTime() - MINUTE), type: 'Car' });
  await store('after', { createdAt: midnight, type: 'Car' });
  await store('old', { createdAt: new Date(club.now().getTime() - 40 * DAY), type: 'Hotel' });
  const report = await house('4');
  expect(report.weeks.map(({ received }) => received)).toEqual([0, 1, 1, 0]);
  expect(report.types).toMatchObject([{ type: 'Car', received: 2 }]);
  expect((await house('12')).types.map(({ type }) => type)).toEqual(['Car', 'Hotel']);
  // In half a year the clocks of New York change, so that its midnights are at two hours of UTC.
  const { weeks: halfYear } = await house('26');
  const midnights = await Promise.all(halfYear.map(({ week }) => midnightOf(week)));
  expect(new Set(midnights.map((each) => each.getUTCHours()))).toEqual(new Set([4, 5]));
  await club.testDatabase.run('delete from requests');
  for (const [index, each] of midnights.slice(1).entries()) {
    await store(`before-${index}`, { createdAt: new Date(each.getTime() - 1) });
  }
  const counts = (await house('26')).weeks.map(({ received }) => received);
  expect(counts).toEqual([...Array<number>(25).fill(1), 0]);
});

/** The figures of the requests that came since a Monday, by that week, by type and of all, as PostgreSQL computes them. */
const figuresByPostgres = (monday: string) =>
  club.testDatabase.run(
    `select week, type, count(*)::int as received,
       count(response)::int as responded, count(resolution)::int as resolved,
       percentile_cont(0.5) within group (order by response) as "responseMedian",
       percentile_cont(0.9) within group (order by response) as "responseNinety",
       percentile_cont(0.5) within group (order by resolution) as "resolutionMedian",
       percentile_cont(0.9) within group (order by resolution) as "resolutionNinety",
       count(rating_stars)::int as rated, sum(rating_stars)::float8 / nullif(count(rating_stars), 0) as rating
     from (select request_type as type, rating_stars,
         date_trunc('week', created_at at time zone 'America/New_York')::date::text as week,
         case when entered_by is null and responded_at is not null
           then greatest(0, date_part('epoch', responded_at - created_at) / 60) end as response,
         case when settled_at is not null
           then greatest(0, date_part('epoch', settled_at - created_at) / 60) end as resolution
       from requests, lateral (
         select min(created_at) filter (where author_kind = 'staff') as responded_at,
           min(created_at) filter (where to_status is not null) as settled_at
         from request_entries where request_id = requests.id) as lines
       where merged_into is null and created_at >= $1::timestamp at time zone 'America/New_York') as times
     group by grouping sets ((week), (type), ())`,
    [monday],
  );

test.each([1, 2, 3, 10, 11, 400])(
  'api/requests/house-4: median, nine of ten and mean of %i random requests are those of PostgreSQL',
  async (count) => {
    await club.testDatabase.run(
      `with seeded as materialized (select setseed($1::float8 / 1000))
       insert into requests (id, reference, member_id, request_type, subject, details, status, created_at, entered_by,
         rating_stars, merged_into)
       select 'random-' || n, 'random-' || n, $2, (array['Dining', 'Car', 'Hotel'])[1 + floor(random() * 3)], 'Random',
         '{}', 'completed', $4::timestamptz - random() * interval '80 days', case when random() < 0.1 then $3 end,
         case when random() < 0.5 then 1 + floor(random() * 5) end,
         case when n > 1 and random() < 0.1 then 'random-1' end
       from seeded, generate_series(1, $1::int) n`,
      [count, memberId, concierge.staffId, club.now()],
    );
    // Up to four lines each. Some are of before the request, as where the clocks of two servers differ.
    await club.testDatabase.run(
      `with seeded as materialized (select setseed($1::float8 / 1000))
       insert into request_entries (id, request_id, position, kind, visibility, author_kind, to_status, created_at)
       select id || '-' || n, id, n, 'message', 'member', case when random() < 0.6 then 'staff' else 'member' end,
         case when random() < 0.4 then 'confirmed' end, created_at + (random() * random() * 30 - 0.1) * interval '1 day'
       from seeded, requests, generate_series(1, 4) n where random() < 0.7`,
      [count],
    );
    const { from, total, weeks, types } = await house('12');
    const expected = await figuresByPostgres(from);
    const found = [
      ...weeks.filter(({ received }) => received > 0).map((week) => ({ ...week, type: null })),
      ...types.map((type) => ({ ...type, week: null })),
      { ...total, week: null, type: null },
    ];
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expect.arrayContaining([...expected]));
  },
);

test('api/requests/house-2: the first answer and the settlement of lines of before an update are known after it', async () => {
  const database = await createTestDatabase('template0');
  onTestFinished(() => database.drop());
  const migrateUntil = (name: string) =>
    migrateDatabase(database.connectionString, () => Promise.resolve(), {
      migrations: releaseMigrations().filter((migration) => migration.name <= name),
    });
  const storeThread = async (id: string, day: string) => {
    await database.run(
      `insert into requests (id, reference, member_id, request_type, subject, details, status, created_at)
       values ($1, $1, 'ada', 'Dining', $1, '{}', 'received', '2030-05-01T00:00Z')`,
      [id],
    );
    for (const [position, [kind, author, status, hour]] of [
      ['note', 'staff', null, '08'],
      ['message', 'member', null, '09'],
      ['message', 'staff', null, '12'],
      ['message', 'staff', null, '10'],
      ['move', 'staff', 'confirmed', '14'],
      ['move', 'system', 'completed', '13'],
    ].entries()) {
      await database.run(
        `insert into request_entries (id, request_id, position, kind, visibility, author_kind, to_status, created_at)
         values ($1::text || $2::int, $1, $2, $3, case when $3 = 'note' then 'staff' else 'member' end, $4, $5, $6)`,
        [id, position, kind, author, status, `${day}T${hour}:00Z`],
      );
    }
  };
  await migrateUntil('0040');
  await database.run(
    `insert into members (id, ref, email, first_name, last_name, crm_id, instance_url, is_active)
     values ('ada', 'ada', 'ada@club.example', 'Ada', 'Hale', 'ada', '', true)`,
  );
  await storeThread('a', '2030-05-01');
  await migrateUntil('0042');
  await storeThread('b', '2030-05-02');
  await migrateUntil('9999');
  await storeThread('c', '2030-05-03');
  const stored = await database.run(
    `select request_id as id, received_at as received, request_type as type, response_minutes / 60 as response,
       resolution_minutes / 60 as resolution from request_times order by request_id`,
  );
  expect(stored).toEqual(
    ['a', 'b', 'c'].map((id, index) => ({
      id,
      received: new Date('2030-05-01T00:00Z'),
      type: 'Dining',
      response: index * 24 + 10,
      resolution: index * 24 + 13,
    })),
  );
});

test('api/requests/house-4: a club without a request has zeros and no times', async () => {
  expect(await house()).toMatchObject({
    open: [],
    waiting: [],
    types: [],
    weeks: { length: 12 },
    total: { received: 0, responded: 0, responseMedian: null, rating: null },
  });
});

test('api/requests/house-5: the figures read by a concierge, an editor, a member’s session, a visitor or an API key are refused', async () => {
  const editor = await club.signInStaff('editor');
  const administrator = await club.signInStaff('administrator');
  const statusOf = async (as: DeskBrowser) =>
    (await club.desk.readHouse({ query: {} }, { as })).status;
  expect(await statusOf(concierge)).toBe(403);
  expect(await statusOf(editor)).toBe(403);
  expect(await statusOf(administrator)).toBe(200);
  const read = (headers: Readonly<Record<string, string>>) =>
    club.call('GET', '/api/staff/house', { headers });
  expect((await read({ ...deskHeaders, ...headersOf(member) })).status).toBe(401);
  expect((await read(deskHeaders)).status).toBe(401);
  const created = await club.desk.createApiKey(
    {
      body: {
        name: 'A screen',
        permissions: ['desk.read', 'audit.read'],
        expiresAt: new Date(club.now().getTime() + DAY).toISOString(),
      },
    },
    { as: administrator },
  );
  expect((await read({ authorization: `Bearer ${created.data().secret}` })).status).toBe(403);
});
