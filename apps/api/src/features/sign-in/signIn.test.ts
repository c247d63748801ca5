import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../platform/process/clock.ts';
import { MEMBER, SECOND_MEMBER } from '../../testing/constants.ts';
import { startTestClub, type TestClub } from '../../testing/testClub.ts';
import { deleteIdleRecords } from './repository.ts';

let club: TestClub;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
});
afterAll(() => stop());

const ask = (email: string, from = '192.0.2.1') =>
  club.api.requestCode({ body: { email } }, { from });
const tryCode = (email: string, code: string) => club.api.verifyCode({ body: { email, code } });

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

test('SI1, SI2: a member gets six digits by mail and signs in with them', async () => {
  const asked = await ask(MEMBER);
  expect(asked).toMatchObject({ status: 200, body: { success: true, data: null } });
  const code = await club.mailbox.nextCode(MEMBER);
  expect(code).toMatch(/^\d{6}$/);
  const { status, data } = await tryCode(` ${MEMBER.toUpperCase()} `, code);
  expect(status).toBe(200);
  const { token, user } = data();
  expect(user).toMatchObject({
    email: MEMBER,
    name: 'Rosalind Hale',
    crmId: 'CRM-10417',
  });
  expect(token.split('.')).toHaveLength(3);
  expect(await tryCode(MEMBER, code)).toMatchObject({
    status: 400,
    body: { code: 'invalid_code' },
  });
});

test('SI1: neither the database nor the log holds a code', async () => {
  club.passTime(MINUTE);
  await ask(MEMBER);
  const code = await club.mailbox.nextCode(MEMBER);
  const rows = await club.testDatabase.run(
    `select to_jsonb(s)::text as text from sign_in_addresses s union all select to_jsonb(j)::text from pgboss.job j`,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.some(({ text }) => String(text).includes(`"${code}"`))).toBe(false);
  expect(rows.some(({ text }) => / \d{6}\b/.test(String(text)))).toBe(false);
  expect(club.logged()).not.toContain(code);
});

test('SI10: a stranger can not tell a member from a stranger, by response or by effect', async () => {
  club.passTime(MINUTE);
  const [member, stranger] = [await ask(SECOND_MEMBER), await ask('nobody@elsewhere.example')];
  expect(stranger.body).toEqual(member.body);
  expect(stranger.status).toBe(member.status);
  const code = await club.mailbox.nextCode(SECOND_MEMBER);
  const wrong = [
    await tryCode(SECOND_MEMBER, otherThan(code)),
    await tryCode('nobody@elsewhere.example', otherThan(code)),
  ];
  const withoutId = wrong.map(({ status, body: { requestId: _, ...body } }) => ({ status, body }));
  expect(withoutId[1]).toEqual(withoutId[0]);
  const [jobs] = await club.testDatabase.run(
    `select count(*)::int as count from pgboss.job where name = 'mail-urgent' and created_on > now() - interval '1 hour'`,
  );
  const [members] = await club.testDatabase.run('select count(*)::int as count from members');
  expect(Number(jobs?.['count'])).toBeGreaterThan(club.mailbox.messages().length);
  expect(members?.['count']).toBe(2);
});

test('SI8: an early resend is refused with the seconds to wait', async () => {
  const email = 'early@elsewhere.example';
  await ask(email);
  club.passTime(10 * SECOND);
  const early = await ask(email);
  expect(early.status).toBe(429);
  expect(early.headers['retry-after']).toBe('20');
  expect(early.body.message).toBe(
    'A code is already on its way. You can ask for another in 20 seconds.',
  );
});

test('SI5: a resend replaces the code', async () => {
  club.passTime(MINUTE);
  await ask(SECOND_MEMBER);
  const first = await club.mailbox.nextCode(SECOND_MEMBER);
  club.passTime(MINUTE);
  await ask(SECOND_MEMBER);
  const second = await club.mailbox.nextCode(SECOND_MEMBER);
  if (first !== second) expect((await tryCode(SECOND_MEMBER, first)).status).toBe(400);
  expect((await tryCode(SECOND_MEMBER, second)).status).toBe(200);
});

test('SI4: guesses sent all at once are counted one by one', async () => {
  const email = 'burst@elsewhere.example';
  await ask(email, '192.0.2.7');
  const responses = await Promise.all(Array.from({ length: 14 }, () => tryCode(email, '123456')));
  const statuses = responses.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);
});

test('SI6: a pause ends no live session', async () => {
  club.passTime(MINUTE);
  await ask(MEMBER);
  const code = await club.mailbox.nextCode(MEMBER);
  const { token, user } = (await tryCode(MEMBER, code)).data();
  const tokens = { token, crmToken: user.crmToken };
  for (let count = 0; count < 10; count += 1) await tryCode(MEMBER, otherThan(code));
  const paused = await tryCode(MEMBER, code);
  expect(paused).toMatchObject({ status: 429, body: { code: 'sign_in_paused' } });
  expect(Number(paused.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await club.api.getProfile({}, { as: tokens })).status).toBe(200);
});

test('SI2: an invalid code or email is refused by name', async () => {
  const refused = await Promise.all([
    tryCode(MEMBER, '12345'),
    tryCode('nonsense', '123456'),
    club.call('POST', '/api/simple-auth/request-otp', { body: { email: 7 } }),
  ]);
  expect(refused.map(({ status, body }) => [status, body.field])).toEqual([
    [400, 'code'],
    [400, 'email'],
    [400, 'email'],
  ]);
});

test('SI8, SI10: a member and a stranger who ask too often get the same response', async () => {
  const [from, lonely] = ['192.0.2.30', 'lonely@elsewhere.example'];
  club.passTime(2 * HOUR);
  const outcomeOf = async (email: string) => {
    const { status, headers, body } = await ask(email, from);
    const { requestId: _, ...failure } = body;
    return { status, retryAfter: headers['retry-after'], failure };
  };
  const expectSame = async (message: RegExp) => {
    const [member, stranger] = [await outcomeOf(SECOND_MEMBER), await outcomeOf(lonely)];
    expect(stranger).toEqual(member);
    expect(member).toMatchObject({ status: 429, failure: { code: 'rate_limited' } });
    expect(member.failure.message).toMatch(message);
  };
  for (let count = 0; count < 5; count += 1) {
    await outcomeOf(SECOND_MEMBER);
    await outcomeOf(lonely);
    await expectSame(/^A code is already on its way\./);
    club.passTime(MINUTE);
  }
  await expectSame(/^Many codes were sent in the last hour\./);
});

test('SI11: old records are deleted, those that still limit somebody stay', async () => {
  const record = async (hash: string, sent: string, failures: number) => {
    await club.testDatabase.run(
      `insert into sign_in_addresses (address_hash, wrong_tries, codes_sent_at, failed_at, failures_in_a_row)
       values ($1, 0, array[$2::timestamptz], '{}', $3)`,
      [hash, sent, failures],
    );
    await club.testDatabase.run('insert into sign_in_clients values ($1, array[$2::timestamptz])', [
      hash,
      sent,
    ]);
  };
  const now = new Date('2031-06-01T12:00:00Z');
  await record('long ago', '2031-04-01T12:00:00Z', 9);
  await record('disabled', '2031-04-01T12:00:00Z', 100);
  await record('yesterday', '2031-05-31T12:00:00Z', 0);
  await record('just now', '2031-06-01T11:30:00Z', 0);
  await deleteIdleRecords(club.database.queries, now);
  const left = async (table: string, column: string) =>
    (await club.testDatabase.run(`select ${column} as hash from ${table}`)).map(({ hash }) => hash);
  const emailHashes = await left('sign_in_addresses', 'address_hash');
  expect(emailHashes.toSorted()).toEqual(['disabled', 'just now', 'yesterday']);
  expect(await left('sign_in_clients', 'client_hash')).toEqual(['just now']);
});
