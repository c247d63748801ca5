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
import { systemRandom } from './platform/crypto/random.ts';
import { createSecrets } from './platform/crypto/secrets.ts';

const secrets = createSecrets('a secret key of the tests, long enough', systemRandom);

test('CF9: outdated rows are removed at the start, and nothing else', async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.connectionString, () => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-maintenance-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.close();
    await testDatabase.drop();
  });
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

  const stop = startMaintenance({
    database,
    secrets,
    store: await openFileStore(undefined, join(folder, 'files')),
    clock: { now: () => START },
    log: createLog('silent'),
  });
  await stop();
  const left = await testDatabase.run(
    `select id from sessions union select key from idempotency_keys
     union select client_hash from sign_in_clients order by id`,
  );
  expect(left.map(({ id }) => id)).toEqual(['busy', 'just expired', 'live', 'new']);
});

test('CF9, SI11: what strangers tried is removed every five minutes', async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.connectionString, () => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-maintenance-'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true, force: true });
    await database.close();
    await testDatabase.drop();
  });
  const stop = startMaintenance({
    database,
    secrets,
    store: await openFileStore(undefined, join(folder, 'files')),
    clock: { now: () => START },
    log: createLog('silent'),
  });
  await testDatabase.run(
    `insert into sign_in_addresses (address_hash, codes_sent_at, failed_at, failures_in_a_row, is_stranger)
     values ('stranger', '{}', array[$1::timestamptz - interval '61 minutes'], 1, true)`,
    [START.toISOString()],
  );
  vi.advanceTimersByTime(5 * MINUTE);
  await stop();
  expect(await testDatabase.run('select 1 from sign_in_addresses')).toEqual([]);
});

test('FD22: files without a document are removed after an hour, unless no document is known at all', async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.connectionString, () => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-maintenance-'));
  onTestFinished(async () => {
    await database.close();
    await testDatabase.drop();
    rmSync(folder, { recursive: true, force: true });
  });
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
  const runOnce = async () =>
    startMaintenance({
      database,
      secrets,
      store: await openFileStore(undefined, folder),
      clock: { now: () => START },
      log: createLog('silent'),
    })();
  const files = () => readdirSync(join(folder, 'documents')).toSorted();
  await runOnce();
  expect(files()).toEqual(['incoming', 'known', 'orphan']);
  await testDatabase.run(
    `insert into documents select 'known', id, 'a', 'b', 1, 'pdf', now() from members where email = $1`,
    [MEMBER],
  );
  await runOnce();
  expect(files()).toEqual(['incoming', 'known']);
});
