import type { CallInput, RequestType } from '@parlour/contract';
import type { DeskMove, StaffCalls } from '@parlour/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deskHeaders } from '../../../testing/deskBrowser.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../../testing/testClub.ts';
import { headersOf } from '../../../testing/injectCall.ts';
import { moveClub } from '../../../testing/moveClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let member: Tokens;
let anna: DeskBrowser;
let manager: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  await moveClub(club, 'America/New_York');
  member = await club.signIn();
  anna = await club.signInStaff('concierge');
  manager = await club.signInStaff('manager');
});
afterAll(() => stop());
beforeEach(async () => {
  await club.testDatabase.run('update requests set merged_into = null');
  const tables = ['inbox_items', 'request_readers', 'request_entries', 'requests', 'registrations'];
  for (const table of tables) {
    await club.testDatabase.run(`delete from ${table}`);
  }
});

type Query = CallInput<StaffCalls['readAgenda']>['query'];

const agenda = async (query: Query, as = anna) =>
  (await club.desk.readAgenda({ query }, { as })).data();
const titles = async (query: Query) =>
  (await agenda(query)).entries.map(({ title, isConfirmed }) => `${title} ${isConfirmed}`);
/** Submits a request, and stores it as one of this type with these details. */
const submit = async (
  type: RequestType,
  subject: string,
  details: Readonly<Record<string, unknown>>,
) => {
  const body = { requestType: 'Other', subject, otherDescription: 'x' } as const;
  const { id } = (await club.api.submitRequest({ body }, { as: member })).data();
  await club.testDatabase.run(`update requests set request_type = $2, details = $3 where id = $1`, [
    id,
    type,
    JSON.stringify(details),
  ]);
  return id;
};
const submitDinner = (diningDate = '2030-05-10', subject = 'Dinner') =>
  submit('Dining', subject, { diningDate, diningTime: '20:00', diningGuests: 4 });
const version = async (id: string) =>
  (await club.desk.getDeskRequest({ params: { id }, query: {} }, { as: anna })).data().version;
type Unversioned<Move> = Move extends unknown ? Omit<Move, 'version'> : never;
const move = async (id: string, body: Unversioned<DeskMove>, as = anna) =>
  (
    await club.desk.moveDeskRequest(
      { params: { id }, body: { ...body, version: await version(id) } },
      { as },
    )
  ).data();
const confirm = async (
  id: string,
  date: string,
  { time = null, endDate = null }: { time?: string | null; endDate?: string | null } = {},
) => {
  await move(id, { move: 'take' });
  await move(id, { move: 'confirm', date, time, endDate });
};
const ownEvent = (id: string, start: string, end: string | null, zone: string) =>
  club.testDatabase.run(
    `insert into events (id, title, description, location, start_date, end_date, time_zone)
     values ($1, $1, '', 'The Hall', $2, $3, $4) on conflict (id) do nothing`,
    [id, start, end, zone],
  );
const register = async (eventId: string) =>
  (
    await club.api.registerForEvent(
      {
        params: { id: eventId },
        body: {
          eventId,
          attendeeInfo: { firstName: 'Ada', lastName: 'Hale', email: 'ada@club.example' },
        },
      },
      { as: member },
    )
  ).data();

test('api/staff/agenda-1, api/staff/agenda-2: a wish is on its day until it is arranged, and then on the day of that', async () => {
  const id = await submitDinner();
  expect(await agenda({ day: '2030-05-10' })).toMatchObject({
    from: '2030-05-10',
    until: '2030-05-10',
    timeZone: 'America/New_York',
    isCut: false,
    entries: [
      {
        kind: 'request',
        id,
        type: 'Dining',
        title: 'Dinner',
        status: 'received',
        isConfirmed: false,
        assignee: null,
        party: '4 guests',
        date: '2030-05-10',
        time: '20:00',
        endDate: null,
        local: null,
      },
    ],
  });
  await confirm(id, '2030-05-11', { time: '20:30' });
  expect((await agenda({ day: '2030-05-10' })).entries).toEqual([]);
  expect((await agenda({ day: '2030-05-11' })).entries).toMatchObject([
    { id, isConfirmed: true, status: 'confirmed', time: '20:30', assignee: { id: anna.staffId } },
  ]);
  await move(id, { move: 'complete' });
  expect(await titles({ day: '2030-05-11' })).toEqual(['Dinner true']);
});

test('api/staff/agenda-4: a dinner that ends after midnight is on its evening alone', async () => {
  const id = await submitDinner();
  await move(id, { move: 'take' });
  const night = { date: '2030-05-10', time: '22:30', endDate: '2030-05-11', endTime: '00:30' };
  await move(id, { move: 'confirm', ...night });
  expect((await agenda({ day: '2030-05-10' })).entries).toMatchObject([{ id, endDate: null }]);
  expect((await agenda({ day: '2030-05-11' })).entries).toEqual([]);
});

test('api/staff/agenda-2: the day of each type of request is found', async () => {
  await submitDinner();
  await submit('Hotel', 'Hotel', { arrivalDate: '2030-05-10' });
  await submit('Car', 'Car', { pickupDate: '2030-05-10' });
  await submit('Tickets', 'Tickets', { eventDate: '2030-05-10' });
  await submit('Gift', 'Gift', { deliveryDate: '2030-05-10' });
  await submit('Flower', 'Flower', { flowerDeliveryDate: '2030-05-10' });
  await submit('Beauty', 'Beauty', { beautyDate: '2030-05-10' });
  await submit('Other', 'Other', { otherDescription: 'One day' });
  const { entries } = await agenda({ day: '2030-05-10' });
  expect(entries.map(({ type }) => type).toSorted()).toEqual(
    ['Beauty', 'Car', 'Dining', 'Flower', 'Gift', 'Hotel', 'Tickets'].toSorted(),
  );
});

test('api/staff/agenda-1: what takes several days is in the agenda of each of them, and of no other', async () => {
  const id = await submit('Hotel', 'Stay', { arrivalDate: '2030-05-01' });
  await confirm(id, '2030-05-10', { endDate: '2030-05-13' });
  const found = [];
  for (const day of ['09', '10', '11', '13', '14']) {
    found.push((await agenda({ day: `2030-05-${day}` })).entries.length);
  }
  expect(found).toEqual([0, 1, 1, 1, 0]);
  expect(await titles({ day: '2030-05-08', span: 'week' })).toEqual(['Stay true']);
  expect(await titles({ day: '2030-05-31', span: 'month' })).toEqual(['Stay true']);
  expect(await titles({ day: '2030-06-01', span: 'month' })).toEqual([]);
});

test('api/staff/agenda-3: what is canceled, declined, reopened or merged leaves at once', async () => {
  const ids: string[] = [];
  for (const subject of ['Canceled', 'Declined', 'Reopened', 'Stays']) {
    const id = await submitDinner('2030-07-01', subject);
    await confirm(id, '2030-05-10', { time: '19:00' });
    ids.push(id);
  }
  const [canceled = '', declined = '', reopened = '', stays = ''] = ids;
  // What is confirmed is not merged.
  const merged = await submitDinner('2030-05-10', 'Merged');
  expect((await agenda({ day: '2030-05-10' })).entries).toHaveLength(5);
  await move(canceled, { move: 'cancel' });
  await move(declined, { move: 'decline', text: 'They are closed' });
  await move(reopened, { move: 'complete' });
  await move(reopened, { move: 'reopen' });
  await move(merged, { move: 'merge', intoId: stays }, manager);
  expect(await titles({ day: '2030-05-10' })).toEqual(['Stays true']);
  // The reopened one waits for an arrangement on the day that was wished.
  expect(await titles({ day: '2030-07-01' })).toEqual(['Reopened false']);
});

test('api/staff/agenda-1, api/staff/agenda-3: a registration is on the day of its event, until it is given back or the event is called off', async () => {
  await ownEvent('agenda-a', '2030-05-10T23:00:00Z', null, 'America/New_York');
  const { confirmationNumber } = await register('agenda-a');
  const day = { day: '2030-05-10' };
  expect((await agenda(day)).entries).toMatchObject([
    {
      kind: 'registration',
      id: confirmationNumber,
      type: 'Event',
      title: 'agenda-a',
      status: null,
      isConfirmed: true,
      place: 'The Hall',
      time: '19:00',
    },
  ]);
  const hide = (at: string | null) =>
    club.testDatabase.run(`update events set hidden_at = $1 where id = 'agenda-a'`, [at]);
  await hide('2030-05-01T00:00:00Z');
  expect((await agenda(day)).entries).toEqual([]);
  // Hidden once it was over, it took place.
  await hide('2030-06-01T00:00:00Z');
  expect((await agenda(day)).entries).toHaveLength(1);
  await hide(null);
  await club.api.cancelRegistration({ params: { id: 'agenda-a' } }, { as: member });
  expect((await agenda(day)).entries).toEqual([]);
});

test('api/staff/agenda-4: an event elsewhere is on the club’s day, with its own time beside it', async () => {
  // In Tokyo it is the 11th, 8 AM.
  await ownEvent('agenda-tokyo', '2030-05-10T23:00:00Z', '2030-05-11T02:00:00Z', 'Asia/Tokyo');
  await register('agenda-tokyo');
  expect((await agenda({ day: '2030-05-11' })).entries).toEqual([]);
  expect((await agenda({ day: '2030-05-10' })).entries).toMatchObject([
    {
      date: '2030-05-10',
      time: '19:00',
      local: { date: '2030-05-11', time: '08:00', timeZone: 'Asia/Tokyo' },
    },
  ]);
});

test('api/staff/agenda-4: the edges of a day are those of the club’s clock, also where clocks change', async () => {
  // On March 10, 2030, 2 AM is skipped in New York. On November 3, 1 AM comes twice.
  const instants = [
    ['agenda-1', '2030-03-10T04:59:00Z', '2030-03-09', '23:59'],
    ['agenda-2', '2030-03-10T05:00:00Z', '2030-03-10', '00:00'],
    ['agenda-3', '2030-03-10T07:00:00Z', '2030-03-10', '03:00'],
    ['agenda-4', '2030-03-11T03:59:00Z', '2030-03-10', '23:59'],
    ['agenda-5', '2030-03-11T04:00:00Z', '2030-03-11', '00:00'],
    ['agenda-6', '2030-11-03T04:00:00Z', '2030-11-03', '00:00'],
    ['agenda-7', '2030-11-03T06:30:00Z', '2030-11-03', '01:30'],
    ['agenda-8', '2030-11-04T04:59:00Z', '2030-11-03', '23:59'],
    ['agenda-9', '2030-11-04T05:00:00Z', '2030-11-04', '00:00'],
  ] as const;
  for (const [id, start] of instants) {
    await ownEvent(id, start, null, 'America/New_York');
    await register(id);
  }
  const days = [...new Set(instants.map(([, , day]) => day))];
  for (const day of days) {
    expect((await agenda({ day })).entries.map(({ title, time }) => [title, time])).toEqual(
      instants.filter(([, , its]) => its === day).map(([id, , , time]) => [id, time]),
    );
  }
});

test('api/staff/agenda-4: whole days are the same days in every zone, a night ends with its evening, and longer ones have an end', async () => {
  // The 10th and the 11th in Auckland, which begin on the 9th in New York.
  await ownEvent('agenda-w', '2030-05-09T12:00:00Z', '2030-05-11T12:00:00Z', 'Pacific/Auckland');
  await ownEvent('agenda-n', '2030-05-11T00:00:00Z', '2030-05-11T06:00:00Z', 'America/New_York');
  await ownEvent('agenda-l', '2030-05-10T22:00:00Z', '2030-05-13T04:00:00Z', 'America/New_York');
  for (const id of ['agenda-w', 'agenda-n', 'agenda-l']) await register(id);
  const { entries } = await agenda({ day: '2030-05-10', span: 'month' });
  expect(
    entries.map(({ title, date, time, endDate, local }) => [
      title,
      date,
      time,
      endDate,
      local === null,
    ]),
  ).toEqual([
    ['agenda-w', '2030-05-10', null, '2030-05-11', true],
    ['agenda-l', '2030-05-10', '18:00', '2030-05-12', false],
    ['agenda-n', '2030-05-10', '20:00', null, false],
  ]);
  expect(await titles({ day: '2030-05-09' })).toEqual([]);
  expect(await titles({ day: '2030-05-12' })).toEqual(['agenda-l true']);
  expect(await titles({ day: '2030-05-13' })).toEqual([]);
});

test('api/staff/agenda-5: it is narrowed by type, by who has a request and by whether it is arranged', async () => {
  const mine = await submitDinner();
  await confirm(mine, '2030-05-10');
  await submit('Car', 'Car', { pickupDate: '2030-05-10' });
  await ownEvent('agenda-a', '2030-05-10T23:00:00Z', null, 'America/New_York');
  await register('agenda-a');
  const day = '2030-05-10';
  expect(await titles({ day, type: 'Event' })).toEqual(['agenda-a true']);
  expect(await titles({ day, type: 'Car' })).toEqual(['Car false']);
  expect(await titles({ day, assignee: anna.staffId })).toEqual(['Dinner true']);
  expect(await titles({ day, assignee: 'nobody' })).toEqual(['Car false']);
  expect(await titles({ day, only: 'unconfirmed' })).toEqual(['Car false']);
  expect(await titles({ day, only: 'confirmed' })).toEqual(['Dinner true', 'agenda-a true']);
  expect(await titles({ day, type: 'Car', assignee: anna.staffId })).toEqual([]);
});

test('api/staff/agenda-1: without a day it is today by the club’s clock, and a member without a name has an empty one', async () => {
  const { today, from } = await agenda({});
  expect(from).toBe(today);
  await submitDinner();
  const named = await club.testDatabase.run('select id, first_name, last_name from members');
  await club.testDatabase.run(`update members set first_name = '', last_name = ''`);
  expect((await agenda({ day: '2030-05-10' })).entries).toMatchObject([{ member: { name: '' } }]);
  for (const { id, first_name, last_name } of named) {
    await club.testDatabase.run(
      'update members set first_name = $2, last_name = $3 where id = $1',
      [id, first_name, last_name],
    );
  }
});

test('api/staff/agenda-7: beyond 500 entries it has the first ones and says so', async () => {
  await submitDinner();
  await club.testDatabase.run(
    `insert into requests (id, reference, member_id, request_type, subject, details, status, created_at, confirmed_date, confirmed_time)
     select 'many-' || n, 'RQ-MANY' || n, (select id from members limit 1), 'Dining', 'Many', '{}', 'confirmed', now(),
       '2030-05-10', to_char(n / 60, 'FM00') || ':' || to_char(n % 60, 'FM00') from generate_series(1, 501) n`,
  );
  const { entries, isCut } = await agenda({ day: '2030-05-10' });
  expect([entries.length, isCut]).toEqual([500, true]);
  expect(entries.at(-1)).toMatchObject({ time: '08:20' });
});

test.each(['2030-02-30', '1800-01-01', 'today', ''])(
  'api/staff/agenda-1: the day “%s” is refused',
  async (day) => {
    const response = await club.desk.readAgenda({ query: { day } }, { as: anna });
    expect(response).toMatchObject({ status: 400, body: { field: 'day' } });
  },
);

test('api/staff/agenda-6: an agenda read by an editor, a member’s session, a visitor, another site or an API key is refused', async () => {
  const editor = await club.signInStaff('editor');
  const administrator = await club.signInStaff('administrator');
  expect((await club.desk.readAgenda({ query: {} }, { as: editor })).status).toBe(403);
  for (const as of [anna, manager, administrator]) {
    expect((await club.desk.readAgenda({ query: {} }, { as })).status).toBe(200);
  }
  const read = (headers: Readonly<Record<string, string>>) =>
    club.call('GET', '/api/staff/agenda', { headers });
  expect((await read({ ...deskHeaders, ...headersOf(member) })).status).toBe(401);
  expect((await read(deskHeaders)).status).toBe(401);
  expect((await read({ cookie: anna.cookie })).status).toBe(403);
  const created = await club.desk.createApiKey(
    {
      body: {
        name: 'A screen',
        permissions: ['desk.read', 'desk.reply', 'member.read', 'audit.read'],
        expiresAt: new Date(club.now().getTime() + 86_400_000).toISOString(),
      },
    },
    { as: administrator },
  );
  const withKey = await read({ authorization: `Bearer ${created.data().secret}` });
  expect(withKey.status).toBe(403);
});
