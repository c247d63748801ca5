import { registrationSchema } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, HOUR, MINUTE } from '../../platform/process/clock.ts';
import type { Message } from '../../platform/mail/message.ts';
import { MEMBER, SECOND_MEMBER, STAFF } from '../../testing/constants.ts';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
});
afterAll(() => stop());

const run: TestClub['testDatabase']['run'] = (text, values) => club.testDatabase.run(text, values);

const ada = { firstName: 'Ada', lastName: 'King', email: MEMBER };

/** Adds an event for one test. */
const addEvent = async (id: string, start: Date, end: Date | null) => {
  await run(
    `insert into events (id, title, description, location, url, start_date, end_date, time_zone)
     values ($1, $2, '', 'The Hall, 1 Row', 'club.example/concert', $3, $4, 'Europe/Paris')`,
    [id, `Concert ${id}`, start, end],
  );
  return id;
};

const register = (id: string, { by = as, attendee = ada, eventId = id, headers = {} } = {}) =>
  club.api.registerForEvent(
    { params: { id }, body: { eventId, attendeeInfo: attendee } },
    { as: by, headers },
  );

const emailsAbout = (id: string) =>
  club.mailbox.messages().filter(({ subject }) => subject.endsWith(`Concert ${id}`));

const calendarOf = (email: Message | undefined) =>
  email?.attachments?.[0]?.content.replaceAll('\r\n ', '') ?? '';

const counts = async () => [
  (await run('select count(*)::int as count from registrations'))[0]?.['count'],
  (await run('select count(*)::int as count from pgboss.job'))[0]?.['count'],
];

test('RG1, RG3: registering gives a number and an email with the event for the calendar', async () => {
  const start = after(club.now(), 48 * HOUR);
  const id = await addEvent('rg1', start, after(start, 2 * HOUR));
  const { status, body } = await register(id);
  expect(status).toBe(200);
  const { confirmationNumber } = registrationSchema.parse(body.data);
  expect(confirmationNumber).toMatch(/^RG-[0-9A-Z]{10}$/);

  const email = await club.mailbox.next(({ subject }) => subject.endsWith('Concert rg1'));
  expect(email.to.address).toBe(MEMBER);
  expect(email.replyTo?.address).toBe(STAFF);
  for (const text of [email.text, email.html]) {
    expect(text).toContain(confirmationNumber);
    expect(text).toContain('The Hall, 1 Row');
    expect(text).toContain('Ada King');
  }
  expect(email.attachments).toHaveLength(1);
  expect(email.attachments?.[0]).toMatchObject({ filename: 'event.ics' });
  const lines = calendarOf(email).split('\r\n');
  const formatUtc = (time: Date) => time.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  expect(lines).toContain('UID:event-rg1@club.example');
  expect(lines).toContain(`DTSTAMP:${formatUtc(club.now())}`);
  expect(lines).toContain(`DTSTART:${formatUtc(start)}`);
  expect(lines).toContain(`DTEND:${formatUtc(after(start, 2 * HOUR))}`);
  expect(lines).toContain('LOCATION:The Hall\\, 1 Row');
  expect(lines).toContain('URL:https://club.example/concert');
  expect(calendarOf(email)).toContain(confirmationNumber);
});

test('RG2, RG3, RG7: again gives the same number and calendar entry, and stores the last attendee', async () => {
  const id = await addEvent('rg2', after(club.now(), HOUR), null);
  const first = (await register(id)).data();
  club.passTime(60_000);
  const again = await register(id, { attendee: { ...ada, firstName: 'Augusta' } });
  expect(again.body.data).toEqual(first);
  expect(await run('select first_name from registrations where event_id = $1', [id])).toEqual([
    { first_name: 'Augusta' },
  ]);
  await expect.poll(() => emailsAbout(id).length).toBe(2);
  const entries = emailsAbout(id).map(calendarOf);
  const uids = entries.map((entry) => /^UID:.*$/m.exec(entry)?.[0]);
  expect(new Set(uids).size).toBe(1);

  const other = await register(id, { by: await club.signIn(SECOND_MEMBER) });
  expect(other.data().confirmationNumber).not.toBe(first.confirmationNumber);
});

test('RG3, ML14: registering the same attendee again within five minutes sends no second email', async () => {
  const id = await addEvent('ml14', after(club.now(), HOUR), null);
  const emails = async (...attendees: readonly (typeof ada)[]) => {
    const before = Number((await counts())[1]);
    for (const attendee of attendees) await register(id, { attendee });
    return Number((await counts())[1]) - before;
  };
  expect(await emails(ada, ada)).toBe(1);
  club.passTime(5 * MINUTE - 1);
  expect(await emails(ada)).toBe(0);
  club.passTime(1);
  expect(await emails(ada, ada)).toBe(1);
  expect(await emails({ ...ada, firstName: 'Augusta' })).toBe(1);
});

test('RG2, ML14: concurrent registrations give one number and one email', async () => {
  const id = await addEvent('rg-once', after(club.now(), HOUR), null);
  const before = Number((await counts())[1]);
  const responses = await Promise.all(Array.from({ length: 6 }, () => register(id)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ data }) => data().confirmationNumber)).size).toBe(1);
  expect((await counts())[1]).toBe(before + 1);
});

test('RG3: the same Idempotency-Key registers and emails once', async () => {
  const id = await addEvent('rg-key', after(club.now(), HOUR), null);
  const headers = { 'idempotency-key': 'rg-key' };
  const [one, two] = [await register(id, { headers }), await register(id, { headers })];
  expect(two.text).toBe(one.text);
  await club.mailbox.next(({ subject }) => subject.endsWith('Concert rg-key'));
  expect((await register(id, { headers, attendee: { ...ada, lastName: 'B' } })).status).toBe(409);
  await register(await addEvent('rg-after', after(club.now(), HOUR), null));
  await club.mailbox.next(({ subject }) => subject.endsWith('Concert rg-after'));
  expect(emailsAbout(id)).toHaveLength(1);
});

test('RG3, RG4: an event that is over is refused, and nothing is left behind', async () => {
  const now = club.now();
  const ended = await addEvent('rg4-ended', after(now, -3 * HOUR), after(now, -HOUR));
  const begun = await addEvent('rg4-begun', after(now, -HOUR), null);
  const running = await addEvent('rg4-running', after(now, -HOUR), after(now, HOUR));
  const before = await counts();
  for (const id of [ended, begun]) {
    expect(await register(id)).toMatchObject({
      status: 400,
      body: {
        field: 'eventId',
        message: 'This event has already taken place, so registration is closed.',
      },
    });
  }
  expect(await counts()).toEqual(before);
  expect((await register(running)).status).toBe(200);
});

test('RG2, RG4: a registered member gets the same number after the event too, and nobody else does', async () => {
  const id = await addEvent('rg4-again', after(club.now(), HOUR), null);
  const first = await register(id);
  club.passTime(2 * HOUR);
  const again = await register(id);
  expect(again.status).toBe(200);
  expect(again.body.data).toEqual(first.body.data);
  await expect.poll(() => emailsAbout(id).length).toBe(2);
  expect((await register(id, { by: await club.signIn(SECOND_MEMBER) })).status).toBe(400);
});

test('RG5: the event must be that of the path, and exist', async () => {
  const id = await addEvent('rg5', after(club.now(), HOUR), null);
  expect(await register(id, { eventId: 'rg1' })).toMatchObject({
    status: 400,
    body: { field: 'eventId' },
  });
  expect(await register('none')).toMatchObject({
    status: 404,
    body: { message: 'Event not found' },
  });
});

test('RG5: an attendee without a name or with an invalid email is refused by the field', async () => {
  const id = await addEvent('rg5-attendee', after(club.now(), HOUR), null);
  for (const [attendee, field] of [
    [{ ...ada, firstName: ' ' }, 'attendeeInfo.firstName'],
    [{ ...ada, lastName: 'a\nb' }, 'attendeeInfo.lastName'],
    [{ ...ada, email: 'nobody' }, 'attendeeInfo.email'],
  ] as const) {
    expect(await register(id, { attendee })).toMatchObject({ status: 400, body: { field } });
  }
});
