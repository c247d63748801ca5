import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SECOND_MEMBER, STAFF } from '../testing/constants.ts';
import { startTestClub, type TestClub, type Tokens } from '../testing/testClub.ts';
import { HOUR } from '../platform/process/clock.ts';

const EMAIL_LIMIT = 300;
// Milliseconds. The test sends hundreds of emails, each in a transaction of its own.
vi.setConfig({ testTimeout: 120_000 });

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
let other: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
  other = await club.signIn(SECOND_MEMBER);
});
afterAll(() => stop());

const request = (description = 'A tuner', by = as, key: string = crypto.randomUUID()) =>
  club.api.submitRequest(
    { body: { requestType: 'Other', subject: 'A piano', otherDescription: description } },
    { as: by, headers: { 'idempotency-key': key } },
  );
const changeRequest = () =>
  club.api.submitChangeRequest(
    { body: { field: 'other', requestedValue: 'Two first names' } },
    { as },
  );
const countStored = async () => {
  const [row] = await club.testDatabase.run(
    `select (select count(*) from requests) + (select count(*) from change_requests) as emails,
            (select count(*) from idempotency_keys) as keys`,
  );
  return { emails: Number(row?.['emails']), keys: Number(row?.['keys']) };
};

test('api/emails-8: a member who floods staff with emails must wait, loses nothing, and delays nobody else', async () => {
  const rejected = await Promise.all(Array.from({ length: 20 }, () => request('')));
  expect(new Set(rejected.map(({ status }) => status))).toEqual(new Set([400]));
  const first = await request('The first', as, 'the first');
  expect((await changeRequest()).status).toBe(201);
  while ((await countStored()).emails < EMAIL_LIMIT) {
    const batch = await Promise.all(Array.from({ length: 20 }, () => request()));
    expect(batch.every(({ status }) => status === 201 || status === 429)).toBe(true);
  }
  const before = await countStored();
  expect(before.emails).toBe(EMAIL_LIMIT);

  for (const late of [await request('Too late', as, 'too late'), await changeRequest()]) {
    expect(late).toMatchObject({ status: 429, body: { success: false, code: 'rate_limited' } });
    expect(late.body.message).toContain(`or write to ${STAFF}`);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(3600);
  }
  expect(await countStored()).toEqual(before);
  expect((await request('The first', as, 'the first')).text).toBe(first.text);
  expect((await request('Another member', other)).status).toBe(201);

  club.passTime(HOUR);
  expect((await request('Too late', as, 'too late')).status).toBe(201);
  expect((await changeRequest()).status).toBe(201);
});
