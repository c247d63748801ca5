import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openCard } from './features/payment-methods/service.ts';
import {
  listPrivateKeyFiles,
  loadCardPublicKey,
  readPrivateKey,
} from './platform/crypto/sealing/cardKey.ts';
import { systemRandom } from './platform/crypto/random.ts';
import { loadSecretKey } from './platform/crypto/secretKey.ts';
import { createSecrets } from './platform/crypto/secrets.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { migrateDatabase } from './platform/postgres/migrate.ts';
import { MEMBER, STAFF } from './testing/constants.ts';
import { startTestClub } from './testing/testClub.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

const stored = join(import.meta.dirname, 'testing/fixtures/data-folder-0.1');
const read = (file: string) => JSON.parse(readFileSync(join(stored, file), 'utf8'));
const recorded = read('recorded.json');
const rows: Record<string, readonly Record<string, unknown>[]> = read('rows.json');
const { 'drizzle.__drizzle_migrations': migrations = [], ...tables } = rows;

/** A copy of the data folder, with the migrations of then beside it. */
function copyFolder(): { dataFolder: string; oldMigrations: string } {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-compatibility-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const [dataFolder, oldMigrations] = [join(folder, 'data'), join(folder, 'migrations')];
  cpSync(stored, dataFolder, { recursive: true });
  cpSync(join(import.meta.dirname, 'platform/postgres/migrations'), oldMigrations, {
    recursive: true,
  });
  const journalFile = join(oldMigrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  const entries = journal.entries.slice(0, migrations.length);
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }));
  return { dataFolder, oldMigrations };
}

/** Creates a database as version 0.1 left it, and migrates it as the start of today's server does. */
async function restoreDatabase(oldMigrations: string) {
  const database = await createTestDatabase('template0');
  const { connectionString } = database;
  const client = new pg.Client({ connectionString });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: oldMigrations });
  const done = await client.query('select * from drizzle.__drizzle_migrations order by id');
  // An edited migration would restore another database than clubs have.
  expect(done.rows.map(({ hash }) => hash)).toEqual(migrations.map(({ hash }) => hash));
  const jobs = await startJobs({
    connectionString,
    onFailedJob: () => undefined,
    onError: () => undefined,
  });
  await jobs.stop();
  for (const [table, values] of Object.entries(tables)) {
    const columns = Object.keys(values[0]!).map((name) => `"${name}"`);
    await client.query(
      `insert into ${table} (${columns.join()})
        select ${columns.join()} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(values)],
    );
  }
  // PostgreSQL's own clock can not be set, and the queue goes by it.
  await client.query(`update pgboss.job set state = 'created', started_on = null,
    heartbeat_on = null, start_after = now(), keep_until = now() + interval '1 year'`);
  // The fixture's only code was used.
  await client.query(
    `update sign_in_addresses set code_hash = $1, code_expires_at = $2::timestamptz + interval '9 minutes'`,
    [secrets.keyedHash('sign-in code', `${MEMBER} 123456`), recorded.at],
  );
  await client.query(`insert into sign_in_addresses
    (address_hash, codes_sent_at, failed_at, failures_in_a_row, wrong_tries)
    values ('tried', '{}', '{}', 99, 0), ('disabled', '{}', '{}', 100, 0)`);
  await client.end();
  await migrateDatabase(connectionString);
  return database;
}

const { dataFolder, oldMigrations } = copyFolder();
const secrets = createSecrets(loadSecretKey(undefined, dataFolder), systemRandom);
const [privateKeyFile = ''] = listPrivateKeyFiles(dataFolder);
const { club, stop } = await startTestClub(
  {},
  {
    storage: {
      testDatabase: await restoreDatabase(oldMigrations),
      filesFolder: join(dataFolder, 'files'),
      secretKey: loadSecretKey(undefined, dataFolder),
      cardKey: loadCardPublicKey(dataFolder),
      cardPrivateKey: readPrivateKey(privateKeyFile),
      startsAt: new Date(recorded.at),
    },
  },
);
afterAll(() => stop());
const as = recorded.tokens;

test('api-22: the session is alive with its tokens', async () => {
  const { status, data } = await club.api.getProfile({}, { as });
  expect([status, data().email]).toEqual([200, MEMBER]);
});

test('api-22, api/members-1: the links that were shared go on, and the profile has their ref', async () => {
  const [member] = await club.testDatabase.run('select id from members where email = $1', [MEMBER]);
  const ref = String(member?.['id']);
  const profile = (await club.api.getProfile({}, { as })).data();
  expect(profile.ref).toBe(ref);
  const statusFor = async (shared: string) =>
    (await club.api.getEvent({ params: { id: 'none' } }, { ref: shared })).status;
  expect([await statusFor(ref), await statusFor('nobody')]).toEqual([404, 401]);
});

test('api-24: the waiting messages are delivered', async () => {
  const { subject } = recorded.request.body;
  for (const email of [MEMBER, STAFF]) {
    const message = await club.mailbox.next(({ to }) => to.address === email);
    expect(message.text).toContain(subject);
  }
});

test('api-25: a repeat of the write gets the response of then', async () => {
  const { key, body, status, text } = recorded.request;
  const response = await club.call('POST', '/api/requests', {
    as,
    body,
    headers: { 'idempotency-key': key },
  });
  expect([response.status, response.text]).toEqual([status, text]);
  expect(await club.testDatabase.run('select id from requests')).toHaveLength(1);
});

test('api-26: the card is listed, and the private key opens its number', async () => {
  const { body } = await club.call('GET', '/api/profile/payment-methods', { as });
  expect(body.data).toEqual([recorded.card]);
  const { number } = await openCard(club.database.queries, club.cardPrivateKey, recorded.card.id);
  expect(number).toBe('4111111111111111');
});

test('api-27: the document is listed, and its preview gives its bytes', async () => {
  const path = '/api/profile/documents';
  const { body } = await club.call('GET', path, { as });
  expect(body.data).toEqual([recorded.document]);
  const { text } = await club.call('GET', `${path}/${recorded.document.id}/preview`, { as });
  expect(text).toBe(Buffer.from(recorded.documentBytes, 'base64').toString());
});

test('api-28: a code that was sent before signs in', async () => {
  const enter = (code: string) => club.api.verifyCode({ body: { email: MEMBER, code } });
  expect((await enter('654321')).body.code).toBe('invalid_code');
  expect((await enter('123456')).data().user.email).toBe(MEMBER);
});

test('api/sign-in-13: the sign-in records of before are a stranger’s until their next use, unless disabled', async () => {
  const records = await club.testDatabase.run(
    `select address_hash as hash, is_stranger from sign_in_addresses
     where address_hash in ('tried', 'disabled') order by 1`,
  );
  expect(records).toEqual([
    { hash: 'disabled', is_stranger: false },
    { hash: 'tried', is_stranger: true },
  ]);
});
