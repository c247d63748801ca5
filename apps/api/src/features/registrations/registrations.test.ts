import { registrationSchema, UNDO_SECONDS } from '@parlour/contract';
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

const idOf = (file: string) => ({
  uid: /^UID:(.*)\r$/m.exec(file)?.[1],
  sequence: /^SEQUENCE:(.*)\r$/m.exec(file)?.[1],
});

const counts = async () => [
  (await run('select count(*)::int as count from registrations'))[0]?.['count'],
  (await run('select count(*)::int as count from pgboss.job'))[0]?.['count'],
];

test('api/registrations-1, api/registrations-3: registering gives a number and an email with the event for the calendar', async () => {
  const start = after(club.now(), 48 * HOUR);
  const id = await addEvent('rg1', start, after(start, 2 * HOUR));
  const { status, body } = await register(id);
  expect(status).toBe(200);
  const { confirmationNumber } = registrationSchema.parse(body.data);
  expect(confirmationNumber).toMatch(/^RG-[3479ACDEFGHJKMNPQRTVWXY]{10}$/);

  const email = await club.mailbox.next(({ subject }) => subject.endsWith('Concert rg1'));
  expect(email.to.address).toBe(MEMBER);
  expect(email.replyTo?.address).toBe(STAFF);
  for (const text of [email.text, email.html]) {
    expect(text).toContain(confirmationNumber);
    expect(text).toContain('The Hall, 1 Row');
    expect(text).toContain('Ada King');
  }
  expect(email.attachments).toHaveLength(1);
  expect(email.attachments?.[0]).toMatchObject({
    filename: 'concert-rg1-2030-03-03.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  });
  const lines = calendarOf(email).split('\r\n');
  const format = (time: Date) => time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  expect(lines).toContain(`DTSTAMP:${format(club.now())}Z`);
  expect(lines).toContain(`DTSTART;TZID=Europe/Paris:${format(after(start, HOUR))}`);
  expect(lines).toContain(`DTEND;TZID=Europe/Paris:${format(after(start, 3 * HOUR))}`);
  expect(lines).toContain('LOCATION:The Hall\\, 1 Row');
  const page = 'http://127.0.0.1:3000/events/rg1';
  expect(lines).toContain(`URL:${page}`);
  expect(email.text).toContain(`See the Event:\n${page}`);
  expect(calendarOf(email)).toContain(confirmationNumber);
});

test('api/registrations-2, api/registrations-3, api/registrations-7: again gives the same number and calendar entry, and stores the last attendee', async () => {
  const id = await addEvent('rg2', after(club.now(), HOUR), null);
  const first = (await register(id)).data();
  club.passTime(60_000);
  const again = await register(id, { attendee: { ...ada, firstName: 'Augusta' } });
  expect(again.data().confirmationNumber).toBe(first.confirmationNumber);
  expect(await run('select first_name from registrations where event_id = $1', [id])).toEqual([
    { first_name: 'Augusta' },
  ]);
  await expect.poll(() => emailsAbout(id).length).toBe(2);
  const entries = emailsAbout(id).map(calendarOf);
  expect(again.data().registeredAt).toBe(first.registeredAt);
  const [one, two] = entries.map(idOf);
  expect(two?.uid).toBe(one?.uid);
  expect([one?.sequence, two?.sequence]).toEqual(['0', '1']);

  const other = await register(id, { by: await club.signIn(SECOND_MEMBER) });
  expect(other.data().confirmationNumber).not.toBe(first.confirmationNumber);
});

test('api/registrations-14: the email about another attendee says that the registration has changed', async () => {
  const id = await addEvent('rg14', after(club.now(), HOUR), null);
  const { confirmationNumber } = (await register(id)).data();
  await register(id, { attendee: { ...ada, firstName: 'Augusta' } });
  const email = await club.mailbox.next(
    ({ subject }) => subject === 'Your registration has changed: Concert rg14',
  );
  expect(email.text).toContain('Your registration has changed, as below.');
  expect(email.text).toContain('Augusta King');
  expect(email.text).toContain(confirmationNumber);
  club.passTime(5 * MINUTE);
  await register(id, { attendee: { ...ada, firstName: 'Augusta' } });
  await expect.poll(() => emailsAbout(id).length).toBe(3);
  expect(emailsAbout(id).map(({ subject }) => subject)).toEqual([
    'Your registration: Concert rg14',
    'Your registration has changed: Concert rg14',
    'Your registration: Concert rg14',
  ]);
});

test('api/registrations-15: a calendar follows an event that staff move, and one that they only describe anew stays', async () => {
  const id = await addEvent('rg15', after(club.now(), HOUR), null);
  await register(id);
  const sequence = async () => {
    const own = (await club.api.listRegistrations({}, { as })).data();
    return idOf(own.find(({ event }) => event.id === id)?.calendarFile ?? '').sequence;
  };
  expect(await sequence()).toBe('0');
  await run(`update events set start_date = start_date + interval '1 day' where id = $1`, [id]);
  expect(await sequence()).toBe('1');
  await run(`update events set description = 'New', location = location where id = $1`, [id]);
  expect(await sequence()).toBe('1');
  await run(`update events set location = 'The Garden' where id = $1`, [id]);
  await register(id, { attendee: { ...ada, firstName: 'Augusta' } });
  expect(await sequence()).toBe('3');
});

test('api/registrations-3, api/emails-16: registering the same attendee again within five minutes sends no second email', async () => {
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

test('api/registrations-2, api/emails-16: concurrent registrations give one number and one email', async () => {
  const id = await addEvent('rg-once', after(club.now(), HOUR), null);
  const before = Number((await counts())[1]);
  const responses = await Promise.all(Array.from({ length: 6 }, () => register(id)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ data }) => data().confirmationNumber)).size).toBe(1);
  expect((await counts())[1]).toBe(before + 1);
});

test('api/registrations-3: the same Idempotency-Key registers and emails once', async () => {
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

test('api/registrations-3, api/registrations-4: an event that is over is refused, and nothing is left behind', async () => {
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

test('api/registrations-2, api/registrations-4: a registered member gets the same number after the event too, and nobody else does', async () => {
  const id = await addEvent('rg4-again', after(club.now(), HOUR), null);
  const first = await register(id);
  club.passTime(2 * HOUR);
  const again = await register(id);
  expect(again.status).toBe(200);
  expect(again.data().confirmationNumber).toBe(first.data().confirmationNumber);
  await expect.poll(() => emailsAbout(id).length).toBe(2);
  expect((await register(id, { by: await club.signIn(SECOND_MEMBER) })).status).toBe(400);
});

const cancel = (id: string, by = as) => club.api.cancelRegistration({ params: { id } }, { as: by });
const ownEvents = async (by = as) =>
  (await club.api.listRegistrations({}, { as: by })).data().map(({ event }) => event.id);

test('api/registrations-8: a member’s list has their own registrations with event and calendar file, the last made first', async () => {
  const by = await club.signIn(SECOND_MEMBER);
  const before = await ownEvents(by);
  const start = after(club.now(), 48 * HOUR);
  const one = (await register(await addEvent('rg8-one', start, null), { by })).data();
  club.passTime(MINUTE);
  const two = (await register(await addEvent('rg8-two', start, null), { by })).data();
  await register(await addEvent('rg8-other', start, null));
  const response = await club.api.listRegistrations({}, { as: by });
  expect(response.headers['cache-control']).toContain('no-store');
  const listed = response.data();
  expect(listed.map(({ event }) => event.id)).toEqual(['rg8-two', 'rg8-one', ...before]);
  const withoutStamp = (text: string) => text.replace(/DTSTAMP:\w+/, '');
  for (const [registration, stored] of [
    [listed[0]!, two],
    [listed[1]!, one],
  ] as const) {
    expect({ ...registration, calendarFile: withoutStamp(registration.calendarFile) }).toEqual({
      ...stored,
      calendarFile: withoutStamp(stored.calendarFile),
    });
  }
  const email = await club.mailbox.next(({ subject }) => subject.endsWith('Concert rg8-one'));
  expect(email.attachments?.[0]?.content).toBe(one.calendarFile);
  club.passTime(72 * HOUR);
  expect(await ownEvents(await club.signIn(SECOND_MEMBER))).toContain('rg8-one');
});

test('api/registrations-8: an event that staff hid is still listed, says so, and leaves calendars', async () => {
  const by = await club.signIn(SECOND_MEMBER);
  const id = await addEvent('rg8-hidden', after(club.now(), HOUR), null);
  await register(id, { by });
  const own = async () =>
    (await club.api.listRegistrations({}, { as: by })).data().find(({ event }) => event.id === id);
  expect((await own())?.event).not.toHaveProperty('isHidden');
  expect((await own())?.calendarFile).toContain('METHOD:PUBLISH');
  await run('update events set hidden_at = $1 where id = $2', [club.now(), id]);
  expect((await own())?.event.isHidden).toBe(true);
  expect((await own())?.calendarFile).toContain('METHOD:CANCEL');
  // It took place before it was hidden.
  await run('update events set start_date = $1 where id = $2', [after(club.now(), -72 * HOUR), id]);
  expect((await own())?.event.isHidden).toBe(true);
  expect((await own())?.calendarFile).toContain('METHOD:PUBLISH');
});

test('api/registrations-8: of too many registrations the oldest are left out, and a visitor has no list', async () => {
  const by = await club.signIn(SECOND_MEMBER);
  const [member] = await run('select id, ref from members where email = $1', [SECOND_MEMBER]);
  await run(`insert into events (id, title, description, start_date, time_zone)
    select 'many-' || n, 'Many', '', timestamptz '2031-01-01', 'UTC' from generate_series(1, 501) n`);
  await run(
    `insert into registrations (member_id, event_id, confirmation_number, first_name, last_name, email, created_at)
     select $1, 'many-' || n, 'RG-OLD' || n, 'Ada', 'King', 'a@b.c', timestamptz '2031-01-01' - n * interval '1 minute'
     from generate_series(1, 501) n`,
    [member?.['id']],
  );
  const ids = await ownEvents(by);
  expect(ids).toHaveLength(500);
  expect(ids).toContain('many-1');
  expect(ids).not.toContain('many-501');
  const [index] = await run(
    `select indexdef from pg_indexes where indexname = 'registrations_member_id_created_at_index'`,
  );
  expect(index?.['indexdef']).toContain('(member_id, created_at)');
  const ref = String(member?.['ref']);
  expect((await club.api.listRegistrations({}, { ref })).status).toBe(401);
  await run(`delete from registrations where event_id like 'many-%'`);
  await run(`delete from events where id like 'many-%'`);
});

test('api/registrations-9: canceling tells staff and the member, and an entry records it', async () => {
  const id = await addEvent('rg9', after(club.now(), HOUR), null);
  const by = await club.signIn();
  const { confirmationNumber } = (await register(id, { by })).data();
  await club.mailbox.next(({ subject }) => subject === 'Your registration: Concert rg9');
  const before = await run(`select 1 from audit_entries where action = 'registration.canceled'`);
  expect(await cancel(id, by)).toMatchObject({ status: 200, body: { data: null } });
  expect(await ownEvents(by)).not.toContain(id);

  const toStaff = await club.mailbox.next(
    ({ to, subject }) => to.address === STAFF && subject.includes('Concert rg9'),
  );
  expect(toStaff.replyTo?.address).toBe(MEMBER);
  const toMember = await club.mailbox.next(
    ({ subject }) => subject === 'Your registration is canceled: Concert rg9',
  );
  expect([toMember.to.address, toMember.replyTo?.address]).toEqual([MEMBER, STAFF]);
  for (const text of [toStaff.text, toStaff.html, toMember.text, toMember.html]) {
    expect(text).toContain(confirmationNumber);
    expect(text).toContain('Ada King');
  }
  const entries = await run(
    `select subject from audit_entries where action = 'registration.canceled'`,
  );
  expect(entries.slice(before.length)).toEqual([{ subject: `event:${id}` }]);
});

test('api/registrations-16: the email about a canceled registration has the file that takes it back', async () => {
  const id = await addEvent('rg13', after(club.now(), HOUR), null);
  const one = idOf((await register(id)).data().calendarFile);
  await cancel(id, as);
  const { attachments } = await club.mailbox.next(
    ({ subject }) => subject === 'Your registration is canceled: Concert rg13',
  );
  const [attachment] = attachments ?? [];
  expect(attachment?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
  expect(attachment?.content).toContain('STATUS:CANCELLED');
  expect(idOf(attachment?.content ?? '')).toEqual({ uid: one.uid, sequence: '1' });

  const again = idOf((await register(id)).data().calendarFile);
  expect(again).toEqual({ uid: expect.not.stringMatching(one.uid ?? ''), sequence: '0' });
});

test('api/registrations-7: a registration that an earlier version stored keeps the id that calendars know it by', async () => {
  const id = await addEvent('rg7', after(club.now(), HOUR), null);
  const fresh = idOf((await register(id)).data().calendarFile);
  expect(fresh.uid).toMatch(/^[\da-f-]{36}$/);
  await run('update registrations set calendar_uid = null where event_id = $1', [id]);
  const { uid } = idOf((await register(id)).data().calendarFile);
  expect(uid).toBe('event-rg7@club.example');
});

test('api/registrations-10: canceling again, at once or what was never registered changes and emails nothing', async () => {
  const id = await addEvent('rg9-again', after(club.now(), HOUR), null);
  const by = await club.signIn();
  const other = await club.signIn(SECOND_MEMBER);
  await register(id, { by });
  const [, before] = await counts();
  const responses = await Promise.all(Array.from({ length: 6 }, () => cancel(id, by)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await cancel(id, by)).status).toBe(200);
  expect((await cancel(id, other)).status).toBe(200);
  expect((await counts())[1]).toBe(Number(before) + 2);
  expect((await cancel('none', by)).status).toBe(404);
});

test('api/registrations-9: nobody cancels the registration of another member', async () => {
  const id = await addEvent('rg9-other', after(club.now(), HOUR), null);
  const by = await club.signIn();
  await register(id, { by });
  await cancel(id, await club.signIn(SECOND_MEMBER));
  expect(await ownEvents(by)).toContain(id);
  expect((await club.api.cancelRegistration({ params: { id } })).status).toBe(401);
});

test('api/registrations-11: a past registration stays, and registering after a cancellation gives another number', async () => {
  const id = await addEvent('rg10', after(club.now(), HOUR), null);
  const by = await club.signIn();
  const one = (await register(id, { by })).data();
  await cancel(id, by);
  const two = (await register(id, { by })).data();
  expect(two.confirmationNumber).not.toBe(one.confirmationNumber);
  club.passTime(HOUR);
  expect(await cancel(id, by)).toMatchObject({
    status: 400,
    body: { message: 'This event has already taken place, so its registration stays.' },
  });
  expect(await ownEvents(by)).toContain(id);
});

const registerWithUndo = (id: string, by: Tokens) =>
  club.api.registerForEvent(
    { params: { id }, body: { eventId: id, attendeeInfo: ada, offersUndo: true } },
    { as: by },
  );

test('api/registrations-12: with Undo offered the email waits, and undoing removes it and tells nobody', async () => {
  const id = await addEvent('rg11', after(club.now(), HOUR), null);
  const by = await club.signIn();
  const [, before] = await counts();
  const { confirmationNumber } = (await registerWithUndo(id, by)).data();
  expect((await counts())[1]).toBe(Number(before) + 1);
  const [waiting] = await run(
    `select extract(epoch from start_after - created_on)::float as seconds from pgboss.job
     where id::text = (select delayed_email_id from registrations where event_id = $1)`,
    [id],
  );
  expect(waiting?.['seconds']).toBeCloseTo(UNDO_SECONDS + 2, 0);
  expect(await ownEvents(by)).toContain(id);
  expect((await cancel(id, by)).status).toBe(200);
  expect((await counts())[1]).toBe(before);
  const entries = await run('select 1 from audit_entries where subject = $1', [`event:${id}`]);
  expect(entries).toHaveLength(2);
  expect(emailsAbout(id)).toEqual([]);

  const again = (await registerWithUndo(id, by)).data();
  expect(again.confirmationNumber).not.toBe(confirmationNumber);
});

test('api/registrations-12: an Undo that was pressed when the offer ended arrives before the email', async () => {
  const id = await addEvent('rg11-last', after(club.now(), HOUR), null);
  const by = await club.signIn();
  const [, before] = await counts();
  await registerWithUndo(id, by);
  // What is left of the pause once the offer's seconds have passed.
  await run(`update pgboss.job set start_after = start_after - interval '${UNDO_SECONDS} seconds'
    where id::text = (select delayed_email_id from registrations where event_id = '${id}')`);
  expect((await cancel(id, by)).status).toBe(200);
  expect((await counts())[1]).toBe(before);
  expect(emailsAbout(id)).toEqual([]);
});

test('api/registrations-9, api/registrations-12: once its email has left, canceling tells staff and the member', async () => {
  const id = await addEvent('rg11-late', after(club.now(), HOUR), null);
  const by = await club.signIn();
  await registerWithUndo(id, by);
  await run(`update pgboss.job set start_after = now() where id::text =
    (select delayed_email_id from registrations where event_id = '${id}')`);
  await club.mailbox.next(({ subject }) => subject === `Your registration: Concert ${id}`);
  await cancel(id, by);
  await club.mailbox.next(
    ({ subject }) => subject === `Your registration is canceled: Concert ${id}`,
  );
  await club.mailbox.next(({ to }) => to.address === STAFF);
});

test('api/registrations-12: registering again without Undo does not send the email twice', async () => {
  const id = await addEvent('rg11-twice', after(club.now(), HOUR), null);
  const by = await club.signIn();
  const [, before] = await counts();
  await registerWithUndo(id, by);
  await register(id, { by });
  expect((await counts())[1]).toBe(Number(before) + 1);
  const augusta = { ...ada, firstName: 'Augusta' };
  await register(id, { by, attendee: augusta });
  expect((await counts())[1]).toBe(Number(before) + 1);
  const email = await club.mailbox.next(({ subject }) => subject.endsWith('Concert rg11-twice'));
  expect(email.text).toContain('Augusta King');
});

test('api/registrations-5: the event must be that of the path, and exist', async () => {
  const id = await addEvent('rg5', after(club.now(), HOUR), null);
  expect(await register(id, { eventId: 'rg1' })).toMatchObject({
    status: 400,
    body: { field: 'eventId' },
  });
  const body = { attendeeInfo: ada };
  expect(await club.api.registerForEvent({ params: { id }, body }, { as })).toMatchObject({
    status: 200,
  });
  expect(await register('none')).toMatchObject({
    status: 404,
    body: { message: 'Event not found' },
  });
});

test('api/registrations-5: an attendee without a name or with an invalid email is refused by the field', async () => {
  const id = await addEvent('rg5-attendee', after(club.now(), HOUR), null);
  for (const [attendee, field] of [
    [{ ...ada, firstName: ' ', lastName: '\u200B' }, 'attendeeInfo.firstName'],
    [{ ...ada, lastName: 'a\nb' }, 'attendeeInfo.lastName'],
    [{ ...ada, email: 'nobody' }, 'attendeeInfo.email'],
  ] as const) {
    expect(await register(id, { attendee })).toMatchObject({ status: 400, body: { field } });
  }
});
