import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, HOUR, MINUTE, SECOND } from '../../platform/process/clock.ts';
import { MEMBER, SECOND_MEMBER } from '../../testing/constants.ts';
import { startTestClub, type TestClub } from '../../testing/testClub.ts';
import { deleteIdleCounts } from './repository.ts';

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

test('api/sign-in-1, api/sign-in-2: a member gets six digits by mail and signs in with them', async () => {
  const asked = await ask(MEMBER);
  expect(asked).toMatchObject({ status: 200, body: { success: true } });
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

test('api/sign-in-1: neither the database nor the log holds a code', async () => {
  club.passTime(MINUTE);
  await ask(MEMBER);
  const code = await club.mailbox.nextCode(MEMBER);
  const rows = await club.testDatabase.run(
    `select to_jsonb(s)::text as text from sign_in_attempts s union all select to_jsonb(j)::text from pgboss.job j`,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.some(({ text }) => String(text).includes(`"${code}"`))).toBe(false);
  expect(rows.some(({ text }) => / \d{6}\b/.test(String(text)))).toBe(false);
  expect(club.logged()).not.toContain(code);
});

test('api/sign-in-12: a stranger can not tell a member from a stranger, by response or by effect', async () => {
  club.passTime(MINUTE);
  const [member, stranger] = [await ask(SECOND_MEMBER), await ask('nobody@elsewhere.example')];
  const withoutAttempt = [member, stranger].map(({ status, body, data }) => {
    expect(data().attempt).toMatch(/^[\w-]{22}$/);
    return { status, ...body, data: null };
  });
  expect(withoutAttempt[1]).toEqual(withoutAttempt[0]);
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

test('api/sign-in-10: an early resend is refused with the seconds to wait', async () => {
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

test('api/sign-in-5: a resend replaces the code', async () => {
  club.passTime(MINUTE);
  await ask(SECOND_MEMBER);
  const first = await club.mailbox.nextCode(SECOND_MEMBER);
  club.passTime(MINUTE);
  await ask(SECOND_MEMBER);
  const second = await club.mailbox.nextCode(SECOND_MEMBER);
  if (first !== second) expect((await tryCode(SECOND_MEMBER, first)).status).toBe(400);
  expect((await tryCode(SECOND_MEMBER, second)).status).toBe(200);
});

test('api/sign-in-4: guesses sent all at once are counted one by one', async () => {
  const email = 'burst@elsewhere.example';
  await ask(email, '192.0.2.7');
  const responses = await Promise.all(Array.from({ length: 14 }, () => tryCode(email, '123456')));
  const statuses = responses.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);
});

test('api/sign-in-6: a pause ends no live session', async () => {
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

test('api/sign-in-2: an invalid code or email is refused by name', async () => {
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

test('api/sign-in-8, api/sign-in-12: a member and a stranger who ask too often get the same response', async () => {
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

test('api/sign-in-13: old records are deleted, those that still limit somebody stay', async () => {
  const run = (statement: string, values?: unknown[]) => club.testDatabase.run(statement, values);
  await run('truncate sign_in_addresses, sign_in_clients, sign_in_attempts, sign_in_marks');
  const now = new Date('2031-06-01T12:00:00Z');
  // Name, minutes since the last use, failures in a row, whether it is a stranger's.
  const records = [
    ['long ago', 60 * 24 * 31, 9, false],
    ['disabled', 60 * 24 * 31, 100, false],
    ['yesterday', 60 * 24, 0, false],
    ['of a stranger', 61, 100, true],
    ['of a stranger just now', 59, 0, true],
    ['of a stranger after the clock went back', -60 * 24, 0, true],
  ] as const;
  for (const [name, minutes, failures, isStranger] of records) {
    const at = after(now, -minutes * MINUTE).toISOString();
    await run(
      `insert into sign_in_addresses (address_hash, codes_sent_at, failed_at, failures_in_a_row, is_stranger)
       values ($1, '{}', array[$2::timestamptz], $3, $4)`,
      [name, at, failures, isStranger],
    );
    await run(`insert into sign_in_clients values ($1, '{}', array[$2::timestamptz])`, [name, at]);
    await run(
      `insert into sign_in_attempts values ($1, $1, null, 'hash', 0, false, $2::timestamptz, $2::timestamptz + interval '10 minutes')`,
      [name, at],
    );
    await run(
      `insert into sign_in_marks values ($1, 'member:1', '{}', '{}', 0, $2::timestamptz - interval '399 days')`,
      [name, at],
    );
  }
  await deleteIdleCounts(club.database.queries, now);
  const left = async (table: string, column: string) =>
    (await run(`select ${column} as name from ${table} order by 1`)).map(({ name }) => name);
  expect(await left('sign_in_addresses', 'address_hash')).toEqual([
    'disabled',
    'of a stranger just now',
    'yesterday',
  ]);
  expect(await left('sign_in_clients', 'client_hash')).toEqual(['of a stranger just now']);
  expect(await left('sign_in_attempts', 'attempt_hash')).toEqual([
    'of a stranger after the clock went back',
  ]);
  expect(await left('sign_in_marks', 'mark_hash')).not.toContain('long ago');
});
