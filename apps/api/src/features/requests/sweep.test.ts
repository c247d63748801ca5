import type { DeskMove } from '@parlour/contract/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Message } from '../../platform/mail/message.ts';
import { systemRandom } from '../../platform/crypto/random.ts';
import { requests, staffMembers } from '../../platform/postgres/schema/index.ts';
import { MINUTE } from '../../platform/process/clock.ts';
import { testAuditTrail } from '../../testing/auditTrail.ts';
import { MEMBER, STAFF } from '../../testing/constants.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../testing/testClub.ts';
import { createRequestSweep } from './sweep.ts';
import { branding } from '../../testing/branding.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
let staff: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
  staff = await club.signInStaff('concierge');
});
afterAll(() => stop());

/** Sweeps, and returns the emails that were put into the outbox. */
const sweep = async () => {
  const messages: Message[] = [];
  const outbox: Pick<Outbox, 'put'> = {
    put: (_transaction, message) => {
      if (message !== null) messages.push(message);
      return Promise.resolve();
    },
  };
  const { database } = club;
  const clock = { now: () => club.now() };
  await createRequestSweep({
    database,
    outbox,
    clock,
    random: systemRandom,
    audit: testAuditTrail,
    branding,
  })();
  return messages;
};

const submit = async () => {
  const body = { requestType: 'Other', subject: 'A table', otherDescription: 'x' } as const;
  return (await club.api.submitRequest({ body }, { as })).data().id;
};
const at = (id: string) => ({ params: { id } });
const write = (id: string, text: string) =>
  club.desk.writeDeskMessage({ ...at(id), body: { text, lastSeenEntry: null } }, { as: staff });

test('api/requests-22, api/emails-20: what comes within two minutes is one email of the request’s thread', async () => {
  const id = await submit();
  await write(id, 'Good morning');
  club.passTime(MINUTE);
  await write(id, 'Inside or outside?');
  expect(await sweep()).toEqual([]);
  club.passTime(MINUTE);
  const [email, ...others] = await sweep();
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    to: { address: MEMBER },
    replyTo: { address: STAFF },
    thread: `request-thread-${id}`,
  });
  const first = await club.mailbox.next(
    ({ thread, to }) => thread === email?.thread && to.address === MEMBER,
  );
  // What is between brackets is left aside where subjects are compared (RFC 5256, 2.1).
  const reference = /RQ-\w+/.exec(first.subject)?.[0];
  expect([first.subject, email?.subject]).toEqual([
    `[Received · ${reference}] A table`,
    `[A message from Robin · ${reference}] A table`,
  ]);
  expect([first.topic, email?.topic]).toEqual(['A table', 'A table']);
  for (const text of [
    'Good morning',
    'Inside or outside?',
    `https://club.example/requests/${id}`,
  ]) {
    expect(email?.text).toContain(text);
    expect(email?.html).toContain(text);
  }
  expect(await sweep()).toEqual([]);
});

test('api/requests-21: an internal note or move is in no email', async () => {
  const id = await submit();
  const secret = 'He always complains';
  await club.desk.writeDeskNote({ ...at(id), body: { text: secret } }, { as: staff });
  const aside = { move: 'await_vendor', version: 1, text: secret } as const;
  await club.desk.moveDeskRequest({ ...at(id), body: aside }, { as: staff });
  club.passTime(3 * MINUTE);
  expect(await sweep()).toEqual([]);
  await club.desk.moveDeskRequest(
    { ...at(id), body: { move: 'ask', version: 2, text: 'When?' } },
    { as: staff },
  );
  club.passTime(3 * MINUTE);
  const [email] = await sweep();
  expect(email?.text).toContain('When?');
  expect(email?.subject).toMatch(/^\[Your answer is needed · RQ-\w+\] A table$/);
  expect(JSON.stringify(email)).not.toContain(secret);
});

test('api/requests-22: a confirmation brings the day and a calendar file', async () => {
  const id = await submit();
  await club.desk.moveDeskRequest({ ...at(id), body: { move: 'take', version: 1 } }, { as: staff });
  const day = { date: '2030-04-01', time: '19:30', endDate: null };
  await club.desk.moveDeskRequest(
    { ...at(id), body: { move: 'confirm', version: 2, ...day } },
    { as: staff },
  );
  club.passTime(2 * MINUTE);
  const [email] = await sweep();
  expect(email?.text).toContain('Robin confirmed the request.');
  expect(email?.text).toContain(', 7:30 PM');
  expect(email?.attachments?.[0]?.content).toContain('DTSTART:20300401T193000');
});

const valueIn = (file: string, name: string) =>
  new RegExp(`^${name}:(.*)\\r$`, 'm').exec(file)?.[1];
const confirmed = async (day = '2030-04-01') => {
  const id = await submit();
  const steps = [
    { move: 'take', version: 1 },
    { move: 'confirm', version: 2, date: day, time: '19:30', endDate: null },
  ] as const;
  for (const body of steps) await club.desk.moveDeskRequest({ ...at(id), body }, { as: staff });
  return id;
};
/** Sweeps when the emails are due, and returns the only one with what its calendar file says. */
const emailWithFile = async () => {
  club.passTime(2 * MINUTE);
  const [email, ...others] = await sweep();
  expect(others).toEqual([]);
  const { content = '', contentType = '' } = email?.attachments?.[0] ?? {};
  return {
    text: email?.text ?? '',
    what: /^\[(.*) · RQ-\w+\]/.exec(email?.subject ?? '')?.[1],
    method: /method=(\w+)/.exec(contentType)?.[1],
    says: ['METHOD', 'STATUS', 'UID'].map((name) => valueIn(content, name)),
    sequence: Number(valueIn(content, 'SEQUENCE')),
  };
};

test.each([
  [{ move: 'resume' }, 'Robin is working on a change.', 'We are working on a change'],
  [{ move: 'cancel' }, 'Robin canceled the request.', 'Canceled'],
  [
    { move: 'decline', text: 'The house is closed.' },
    'Robin could not arrange the request.',
    'We could not arrange this',
  ],
] as const)(
  'api/requests-23: %j of a confirmed request is read and emailed, and takes the calendar entry back',
  async (move, words, what) => {
    const id = await confirmed();
    const first = await emailWithFile();
    const uid = first.says[2];
    expect(first).toMatchObject({ method: 'PUBLISH', says: ['PUBLISH', 'CONFIRMED', uid] });
    const body = { ...move, version: 3 };
    await club.desk.moveDeskRequest({ ...at(id), body }, { as: staff });
    const own = (await club.api.getRequest(at(id), { as })).data();
    expect(own).toMatchObject({ booking: null, confirmedDate: null });
    expect(own.entries.at(-1)).toMatchObject({ move: { name: move.move, from: 'confirmed' } });
    // That the line was read corrects no calendar.
    const seen = { entryId: own.entries.at(-1)?.id ?? '' };
    await club.api.markRequestSeen({ ...at(id), body: seen }, { as });
    const taken = await emailWithFile();
    expect(taken.text).toContain(words);
    expect([first.what, taken.what]).toEqual(['Confirmed', what]);
    expect(taken).toMatchObject({ method: 'CANCEL', says: ['CANCEL', 'CANCELLED', uid] });
    expect(taken.sequence).toBeGreaterThan(first.sequence);
    if (move.move !== 'resume') return;
    const again = { move: 'confirm', date: '2030-04-02', time: '20:00', endDate: null } as const;
    await club.desk.moveDeskRequest({ ...at(id), body: { ...again, version: 4 } }, { as: staff });
    const anew = await emailWithFile();
    expect(anew).toMatchObject({ method: 'PUBLISH', says: ['PUBLISH', 'CONFIRMED', uid] });
    expect(anew.sequence).toBeGreaterThan(taken.sequence);
  },
);

test('api/requests-23: reopening what is still to come takes the calendar entry back, whoever does it', async () => {
  for (const isMember of [true, false]) {
    const id = await confirmed();
    await emailWithFile();
    const complete = { move: 'complete', version: 3 } as const;
    await club.desk.moveDeskRequest({ ...at(id), body: complete }, { as: staff });
    expect((await emailWithFile()).method).toBeUndefined();
    await (isMember
      ? club.api.sendRequestMessage(
          { ...at(id), body: { text: 'Can we still change it?' } },
          { as },
        )
      : club.desk.moveDeskRequest(
          { ...at(id), body: { move: 'reopen', version: 4 } },
          { as: staff },
        ));
    expect(await emailWithFile()).toMatchObject({
      method: 'CANCEL',
      text: expect.stringContaining(isMember ? 'You reopened' : 'Robin reopened'),
    });
  }
});

test('api/requests-23: reopening what took place takes nothing out of calendars', async () => {
  const id = await confirmed();
  await emailWithFile();
  await club.testDatabase.run(`update requests set confirmed_date = '2030-02-25' where id = $1`, [
    id,
  ]);
  for (const body of [
    { move: 'complete', version: 3 },
    { move: 'reopen', version: 4 },
  ] as const) {
    await club.desk.moveDeskRequest({ ...at(id), body }, { as: staff });
  }
  const reopened = await emailWithFile();
  expect(reopened).toMatchObject({ what: 'Reopened', method: undefined });
  expect(reopened.text).not.toContain('no booking any more');
});

test('api/requests-23: going on from another status stays among staff', async () => {
  const id = await submit();
  for (const body of [
    { move: 'await_vendor', version: 1 },
    { move: 'resume', version: 2 },
  ] as const) {
    await club.desk.moveDeskRequest({ ...at(id), body }, { as: staff });
  }
  club.passTime(3 * MINUTE);
  expect(await sweep()).toEqual([]);
  expect((await club.api.getRequest(at(id), { as })).data().entries).toEqual([]);
});

test('api/requests-24: a date that was taken back does not come back with a completion', async () => {
  const id = await confirmed();
  for (const body of [
    { move: 'resume', version: 3 },
    { move: 'complete', version: 4 },
  ] as const) {
    await club.desk.moveDeskRequest({ ...at(id), body }, { as: staff });
  }
  expect(await emailWithFile()).toMatchObject({ method: 'CANCEL' });
  const own = (await club.api.getRequest(at(id), { as })).data();
  expect(own).toMatchObject({ status: 'completed', booking: null, confirmedDate: null });
  const booked = await club.api.listRequests({ query: { state: 'booked' } }, { as });
  expect(booked.data().requests.map((request) => request.id)).not.toContain(id);
  const atDesk = (await club.desk.getDeskRequest(at(id), { as: staff })).data();
  expect(atDesk).toMatchObject({ confirmedOn: null, confirmedDate: null });
});

test('api/requests-25: a confirmed request completes a week after its last day', async () => {
  const id = await submit();
  const statusOf = async () => (await club.api.getRequest(at(id), { as })).data().status;
  const set = (confirmedEndDate: string) =>
    club.database.queries
      .update(requests)
      .set({ status: 'confirmed', confirmedDate: '2030-02-01', confirmedEndDate })
      .where(eq(requests.id, id));
  await set('2030-02-23');
  await sweep();
  expect(await statusOf()).toBe('confirmed');
  await set('2030-02-22');
  expect(await sweep()).toEqual([]);
  expect(await statusOf()).toBe('completed');
  club.passTime(2 * MINUTE);
  const emails = await sweep();
  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).toContain('The club completed the request.');
});

test('api/requests-31: a low rating reaches the managers alone, or the club where there are none', async () => {
  const rate = async (stars: number, words: string) => {
    const id = await submit();
    const closed = { status: 'completed', closedAt: club.now() } as const;
    await club.database.queries.update(requests).set(closed).where(eq(requests.id, id));
    await club.api.rateRequest({ ...at(id), body: { stars, words } }, { as });
  };
  await rate(2, 'It came late');
  const first = await club.mailbox.next(({ text }) => text.includes('It came late'));
  expect(first.to.address).toBe('desk.manager@club.example');
  await rate(3, 'Fair enough');
  await club.database.queries
    .update(staffMembers)
    .set({ status: 'ended' })
    .where(eq(staffMembers.email, 'desk.manager@club.example'));
  await rate(1, 'Nobody came');
  const second = await club.mailbox.next(({ text }) => text.includes('Nobody came'));
  expect(second).toMatchObject({ to: { address: STAFF }, replyTo: { address: MEMBER } });
  expect(club.mailbox.messages().some(({ text }) => text.includes('Fair enough'))).toBe(false);
});

test('api/requests-27: a member’s message reaches who has the request, else the club, once', async () => {
  const id = await submit();
  const send = (text: string) => club.api.sendRequestMessage({ ...at(id), body: { text } }, { as });
  await send('Any news?');
  const first = await club.mailbox.next(({ text }) => text.includes('Any news?'));
  expect(first).toMatchObject({ to: { address: STAFF }, replyTo: { address: MEMBER } });
  await club.desk.moveDeskRequest({ ...at(id), body: { move: 'take', version: 2 } }, { as: staff });
  await send('Splendid work');
  const second = await club.mailbox.next(({ text }) => text.includes('Splendid work'));
  expect(second.to.address).toBe(`${staff.staffId}@club.example`);
  await club.api.cancelRequest({ ...at(id), body: { version: 4, text: 'Ill' } }, { as });
  const third = await club.mailbox.next(({ subject }) => subject.includes('canceled'));
  expect(third.text).toContain('Ill');
});

test('api/requests/desk-24: the email of a move is shown before it, as it is then sent, and nothing is moved by it', async () => {
  const id = await submit();
  const moveBy = (to: string, body: DeskMove) =>
    club.desk.moveDeskRequest({ ...at(to), body }, { as: staff });
  await moveBy(id, { move: 'take', version: 1 });
  const preview = (body: DeskMove, as = staff) =>
    club.desk.previewDeskMove({ ...at(id), body }, { as });
  const confirm = {
    move: 'confirm',
    version: 2,
    date: '2030-12-13',
    time: '20:00',
    endDate: null,
    endTime: '22:00',
    party: '4 guests',
    place: 'The Annex',
    address: null,
    confirmationNumber: 'HQ-24',
    text: 'See you there.',
  } as const;
  const shown = (await preview(confirm)).data();
  expect((await club.desk.getDeskRequest(at(id), { as: staff })).data()).toMatchObject({
    status: 'in_progress',
    version: 2,
  });
  expect((await preview({ ...confirm, endTime: '19:00' })).status).toBe(400);
  expect((await preview({ ...confirm, text: 'Dear {member.firstName}' })).status).toBe(400);
  expect((await preview({ ...confirm, version: 1 })).data()).toEqual(shown);
  expect((await preview(confirm, await club.signInStaff('editor'))).status).toBe(403);
  expect(
    (await preview({ move: 'snooze', version: 2, until: '2031-01-01T00:00:00.000Z' })).data(),
  ).toBeNull();
  expect((await preview({ move: 'reopen', version: 2 })).status).toBe(409);
  const setActive = (isActive: boolean) =>
    club.testDatabase.run('update members set is_active = $1 where email = $2', [isActive, MEMBER]);
  await setActive(false);
  expect((await preview(confirm)).data()).toBeNull();
  await setActive(true);
  await moveBy(id, confirm);
  club.passTime(3 * MINUTE);
  const [sent] = (await sweep()).filter(({ text }) => text.includes('HQ-24'));
  // The club of the sweep has another name and URL, which are from the link on.
  const [toLink, ofSent] = [shown?.text, sent?.text].map(
    (text) => text?.split('Open the Request')[0],
  );
  expect([sent?.subject, ofSent]).toEqual([shown?.subject, toLink]);
});
