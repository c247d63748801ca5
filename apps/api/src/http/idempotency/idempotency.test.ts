import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../platform/process/clock.ts';
import { testAuditTrail } from '../../testing/auditTrail.ts';
import { SECOND_MEMBER } from '../../testing/constants.ts';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';
import { systemRandom } from '../../platform/crypto/random.ts';
import { createSecrets } from '../../platform/crypto/secrets.ts';
import { createPerformOnce, deleteOldKeys } from './idempotency.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
});
afterAll(() => stop());

const body = { requestType: 'Other', subject: 'Once', otherDescription: 'Only once' } as const;
const submit = (
  key: string,
  changed: { subject?: string; otherDescription?: string } = {},
  by = as,
) =>
  club.api.submitRequest(
    { body: { ...body, ...changed } },
    { as: by, headers: { 'idempotency-key': key } },
  );
const countRequests = async () =>
  Number((await club.testDatabase.run('select count(*) as count from requests'))[0]?.['count']);

test('api/http/idempotency-1: the same key and body get the same response, and the write is done once', async () => {
  const before = await countRequests();
  const [one, two] = [await submit('same'), await submit('same')];
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(two.text).toBe(one.text);
  expect(await countRequests()).toBe(before + 1);
});

test('api/http/idempotency-2: the same key with another body or another call is a conflict', async () => {
  await submit('changed');
  const conflict = await submit('changed', { subject: 'Another' });
  expect(conflict).toMatchObject({
    status: 409,
    body: { code: 'idempotency_conflict', field: 'Idempotency-Key' },
  });
  const [benefit] = await club.testDatabase.run('select id from benefits limit 1');
  const elsewhere = await club.api.redeemBenefit(
    { params: { id: String(benefit?.['id']) } },
    { as, headers: { 'idempotency-key': 'changed' } },
  );
  expect(elsewhere.status).toBe(409);
});

test('api/http/idempotency-3: duplicates that come at the same moment are one write', async () => {
  const before = await countRequests();
  const responses = await Promise.all(Array.from({ length: 12 }, () => submit('burst')));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(responses[0]?.status).toBe(201);
  expect(await countRequests()).toBe(before + 1);
});

test('api/http/idempotency-4: one member’s key says nothing to another', async () => {
  const other = await club.signIn(SECOND_MEMBER);
  const [mine, theirs] = [await submit('shared'), await submit('shared', {}, other)];
  expect(theirs.status).toBe(201);
  expect(theirs.data().id).not.toBe(mine.data().id);
});

test('api/http/idempotency-5: a rejected write stores no key', async () => {
  expect((await submit('mended', { otherDescription: '' })).status).toBe(400);
  expect((await submit('mended')).status).toBe(201);
});

test('api/http/idempotency-6: a key may have 255 characters, and no more', async () => {
  expect((await submit('k'.repeat(255))).status).toBe(201);
  const long = await submit('k'.repeat(256));
  expect(long).toMatchObject({ status: 400, body: { field: 'Idempotency-Key' } });
});

test('api/http/idempotency-7: a key is stored for a day', async () => {
  const fresh = await club.signIn();
  const one = await submit('daily', {}, fresh);
  club.passTime(DAY - 1);
  expect((await submit('daily', {}, fresh)).data().id).toBe(one.data().id);
  club.passTime(2);
  expect((await submit('daily', {}, fresh)).data().id).not.toBe(one.data().id);
  await deleteOldKeys(club.database.queries, new Date(club.now().getTime() - DAY));
  expect(await club.testDatabase.run('select key from idempotency_keys')).toHaveLength(1);
});

test('api/http/idempotency-8: neither a call nor its key is stored, and both hash differently under another secret or for another member', async () => {
  const members = await club.testDatabase.run('select id from members order by id limit 2');
  const [one, other] = members.map(({ id }) => String(id));
  const write = (secretKey: string, memberId = one) =>
    createPerformOnce(club.database, {
      secrets: createSecrets(secretKey, systemRandom),
      audit: testAuditTrail,
      clock: { now: club.now },
    })({
      author: { principal: { kind: 'member', memberId: memberId ?? '' }, requestId: 'test' },
      key: 'marked key',
      request: JSON.stringify(['POST', '/api/requests', { note: 'marked words' }]),
      perform: () => Promise.resolve({ status: 201, body: 'the marked answer', events: [] }),
    });
  const first = await write('one secret key of the tests, long enough');
  expect(await write('one secret key of the tests, long enough')).toEqual(first);
  await write('one secret key of the tests, long enough', other);
  await write('another secret key of the tests, long enough');
  const rows = await club.testDatabase.run(
    "select * from idempotency_keys where answer = 'the marked answer'",
  );
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  expect(new Set(rows.map((row) => row['request_hash'])).size).toBe(2);
  expect(JSON.stringify(rows)).not.toMatch(/marked words|marked key/);
});

test('api/http/idempotency-8: a key that came over the wire is not in the database', async () => {
  expect((await submit('a passport P7654321')).status).toBe(201);
  const rows = await club.testDatabase.run('select t::text from idempotency_keys t');
  expect(rows).not.toHaveLength(0);
  expect(JSON.stringify(rows)).not.toContain('P7654321');
});
