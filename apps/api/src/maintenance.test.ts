import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HOUR, MINUTE } from './platform/process/clock.ts';
import { openFileStore } from './platform/files/fileStore.ts';
import { openDatabase } from './platform/postgres/database.ts';
import { createLog } from './http/errors/log.ts';
import { MEMBER, START } from './testing/constants.ts';
import { createTestDatabase } from './testing/testDatabase.ts';
import { startMaintenance } from './maintenance.ts';
import { retentionOf } from './retention.ts';
import { systemRandom } from './platform/crypto/random.ts';
import { createSecrets } from './platform/crypto/secrets.ts';

const secrets = createSecrets('a secret key of the tests, long enough', systemRandom);

/** Opens a database and a folder of files for one test, and what maintains both once. */
async function openMaintained() {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.connectionString, () => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-maintenance-'));
  onTestFinished(async () => {
    vi.useRealTimers();
    await database.close();
    await testDatabase.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const start = async (environment: Parameters<typeof retentionOf>[0] = {}) =>
    startMaintenance({
      database,
      secrets,
      store: await openFileStore(undefined, folder),
      clock: { now: () => START },
      keep: retentionOf(environment),
      log: createLog('silent'),
    });
  const maintain = async (environment?: Parameters<typeof retentionOf>[0]) =>
    (await start(environment))();
  return { testDatabase, folder, start, maintain };
}

test('api-11: outdated rows are removed at the start, and nothing else', async () => {
  const { testDatabase, maintain } = await openMaintained();
  const times = [MEMBER, START.toISOString()];
  await testDatabase.run(
    `insert into sessions (id, principal_id, crm_token_hash, created_at, last_seen_at, expires_at, revoked_at)
     select kind, id, 'hash', now, now, now + lasts, now + revoked
     from members, (select $2::timestamptz as now) at, (values
       ('live', interval '1 day', null),
       ('expired', interval '-2 days', null),
       ('just expired', interval '-1 hour', null),
       ('revoked', interval '1 day', interval '-2 days')) session (kind, lasts, revoked)
     where email = $1`,
    times,
  );
  await testDatabase.run(
    `insert into idempotency_keys (owner, key, request_hash, created_at)
     select 'member:' || id, kind, 'hash', $2::timestamptz - age
     from members, (values ('old', interval '25 hours'), ('new', interval '1 hour')) key (kind, age)
     where email = $1`,
    times,
  );
  await testDatabase.run(
    `insert into sign_in_clients (client_hash, codes_sent_at)
     values ('idle', array[$1::timestamptz - interval '2 hours']), ('busy', array[$1::timestamptz])`,
    [START.toISOString()],
  );

  await maintain();
  const left = await testDatabase.run(
    `select id from sessions union select key from idempotency_keys
     union select client_hash from sign_in_clients order by id`,
  );
  expect(left.map(({ id }) => id)).toEqual(['busy', 'just expired', 'live', 'new']);
});

test('api-11, api/sign-in-13: what strangers tried is removed every five minutes', async () => {
  const { testDatabase, start } = await openMaintained();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await start();
  await testDatabase.run(
    `insert into sign_in_addresses (address_hash, codes_sent_at, failed_at, failures_in_a_row, is_stranger)
     values ('stranger', '{}', array[$1::timestamptz - interval '61 minutes'], 1, true)`,
    [START.toISOString()],
  );
  vi.advanceTimersByTime(5 * MINUTE);
  await stop();
  expect(await testDatabase.run('select 1 from sign_in_addresses')).toEqual([]);
});

test('api/documents-23: files without a document are removed after an hour, unless no document is known at all', async () => {
  const { testDatabase, folder, maintain } = await openMaintained();
  mkdirSync(join(folder, 'documents'));
  for (const [name, hours] of [
    ['known', 5],
    ['orphan', 2],
    ['incoming', 0.5],
  ] as const) {
    const file = join(folder, 'documents', name);
    writeFileSync(file, 'sealed');
    const writtenAt = new Date(START.getTime() - hours * HOUR);
    utimesSync(file, writtenAt, writtenAt);
  }
  const files = () => readdirSync(join(folder, 'documents')).toSorted();
  await maintain();
  expect(files()).toEqual(['incoming', 'known', 'orphan']);
  await testDatabase.run(
    `insert into documents select 'known', id, 'a', 'b', 1, 'pdf', now() from members where email = $1`,
    [MEMBER],
  );
  await maintain();
  expect(files()).toEqual(['incoming', 'known']);
});

test('api-17: what grows is removed after the days that the operator sets, in batches', async () => {
  const { testDatabase, maintain } = await openMaintained();
  const run = (text: string) => testDatabase.run(text, [START.toISOString()]);
  await run(
    `insert into sessions (id, principal_id, crm_token_hash, created_at, last_seen_at, expires_at)
     select n::text, 'member', 'hash', now, now, now - n % 20 * interval '1 day' - interval '1 hour'
     from generate_series(0, 4999) n, (select $1::timestamptz as now) at`,
  );
  await run(
    `insert into idempotency_keys (owner, key, request_hash, created_at)
     select 'member:1', n::text, 'hash', $1::timestamptz - n * interval '1 day' - interval '1 hour'
     from generate_series(0, 9) n`,
  );
  await testDatabase.run(
    `insert into staff_members (id, email, first_name, last_name, roles, status, created_at)
     values ('staff', 's@club.example', 'S', 'S', '{}', 'active', now())`,
  );
  await testDatabase.run(
    `insert into webhooks (id, name, url, sealed_secret, events, is_active, created_by, created_at)
     select n::text, 'crm', 'https://crm.example', 'sealed', '{}', true, 'staff', now() from generate_series(1, 2) n`,
  );
  await run(
    `insert into webhook_deliveries (id, webhook_id, message_id, event, payload, created_at, due_at)
     select n::text, (n % 2 + 1)::text, 'message', 'member.changed', '{}',
       $1::timestamptz - n % 30 * interval '1 day' - interval '1 hour', case when n < 60 then $1::timestamptz end
     from generate_series(0, 2999) n`,
  );
  await run(
    `insert into requests (id, reference, member_id, request_type, subject, details, status, created_at, updated_at, changed_at, closed_at)
     select kind, kind, id, 'Other', 'A wish', '{}', 'completed', now, now, now, now - age
     from members, (select $1::timestamptz as now) at, (values
       ('open', null), ('closed lately', interval '9 days'), ('closed long ago', interval '11 days')) request (kind, age)
     where email = '${MEMBER}'`,
  );
  await run(
    `insert into request_files (id, request_id, uploaded_by, sealed_words, sealed_key, size, extension, created_at, entry_id)
     select id, id, 'member:1', 'a', 'b', 1, 'pdf', $1::timestamptz, null from requests where id like '%o%' and reference = id`,
  );
  await run(
    `insert into request_entries (id, request_id, position, kind, visibility, author_kind, created_at)
     select n::text, 'open', n, 'note', 'staff', 'system', $1::timestamptz from generate_series(1, 40) n`,
  );
  await run(
    `insert into inbox_items (staff_id, entry_id, request_id, kind, created_at)
     select 'staff', id, request_id, 'mentioned', $1::timestamptz - position % 20 * interval '1 day' - interval '1 hour'
     from request_entries`,
  );
  await testDatabase.run(
    `insert into request_readers (staff_id, request_id, seen_position) values ('staff', 'open', 20)`,
  );
  const count = async (rows: string) => {
    const [row] = await testDatabase.run(`select count(*)::int as count from ${rows}`);
    return row?.['count'];
  };
  const files = async () =>
    (await testDatabase.run('select id from request_files order by id')).map(({ id }) => id);

  await maintain({
    KEEP_SESSIONS_DAYS: 10,
    KEEP_IDEMPOTENCY_KEYS_DAYS: 5,
    KEEP_DELIVERIES_DAYS: 20,
    KEEP_INBOX_DAYS: 15,
  });
  expect(await count("sessions where principal_id = 'member'")).toBe(2500);
  expect(await count("idempotency_keys where owner = 'member:1'")).toBe(5);
  expect(await count('webhook_deliveries where due_at is null')).toBe(1960);
  expect(await count('webhook_deliveries where due_at is not null')).toBe(60);
  // Those of the last fifteen days stay, and those that their person did not see.
  expect(await count('inbox_items')).toBe(35);
  expect(await files()).toEqual(['closed lately', 'closed long ago', 'open']);
  await maintain({ KEEP_REQUEST_FILES_DAYS: 10 });
  expect(await files()).toEqual(['closed lately', 'open']);
  expect(await count("sessions where principal_id = 'member'")).toBe(250);
});
