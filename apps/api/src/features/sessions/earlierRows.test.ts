import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { SignJWT } from 'jose';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { clubPrincipals } from './principals.ts';
import { createSessions } from './service.ts';
import { createSessionTokens } from './token.ts';
import { createPerformOnce } from '../../http/idempotency/idempotency.ts';
import { systemRandom } from '../../platform/crypto/random.ts';
import { createSecrets, tokenHash } from '../../platform/crypto/secrets.ts';
import { openDatabase } from '../../platform/postgres/database.ts';
import { migrateDatabase } from '../../platform/postgres/migrate.ts';
import { START } from '../../testing/constants.ts';

/** The number of migrations before there were principals of several kinds. */
const EARLIER = 7;
const migrations = join(import.meta.dirname, '../../platform/postgres/migrations');

/** Creates a database as it was before there were principals of several kinds. */
async function createEarlierDatabase(): Promise<pg.Client> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: inject('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const connectionString = inject('postgres').replace('/postgres?', `/${name}?`);
  const client = new pg.Client({ connectionString });
  await client.connect();
  const folder = mkdtempSync(join(tmpdir(), 'parlour-migrations-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, EARLIER) }));
  await migrate(drizzle(client), { migrationsFolder: folder });
  return client;
}

test('AC5: a session and an Idempotency-Key of before are honored after the migration', async () => {
  const client = await createEarlierDatabase();
  const secrets = createSecrets('a secret key of the tests, long enough', systemRandom);
  const clock = { now: () => START };
  await client.query(
    `insert into members (id, email, first_name, last_name, crm_id, instance_url, is_active)
     values ('m1', 'ada@club.example', 'Ada', 'Byron', 'c', 'https://crm.example', true)`,
  );
  await client.query(
    `insert into sessions (id, member_id, crm_token_hash, created_at, last_seen_at, expires_at)
     values ('s1', 'm1', $1, $2, $2, $2::timestamptz + interval '1 day')`,
    [tokenHash('crm'), START],
  );
  await client.query(
    `insert into idempotency_keys (member_id, key, request_hash, status, answer, created_at)
     values ('m1', $1, $2, 201, 'the first response', $3)`,
    [
      secrets.keyedHash('key of a write', JSON.stringify(['m1', 'the key'])),
      secrets.keyedHash('repeated write', 'the request'),
      START,
    ],
  );
  const { host, database: name, user } = client;
  const connectionString = `postgres://${user}@/${name}?host=${host}&port=${client.port}`;
  await migrateDatabase(connectionString);

  const database = openDatabase(connectionString, () => undefined);
  onTestFinished(() => database.close());
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('parlour')
    .setJti('s1')
    .setSubject('m1')
    .setIssuedAt(START)
    .setExpirationTime(new Date(START.getTime() + 3_600_000))
    .sign(secrets.key('session token'));
  const sessions = createSessions({
    queries: database.queries,
    principals: clubPrincipals,
    tokens: createSessionTokens(secrets, clock),
    clock,
    random: systemRandom,
  });
  const principal = { kind: 'member', memberId: 'm1' } as const;
  expect(await sessions.check(token, 'crm')).toEqual({ sessionId: 's1', principal });
  const written = await createPerformOnce(
    database,
    secrets,
    clock,
  )({
    author: { principal, requestId: 'r1' },
    key: 'the key',
    request: 'the request',
    perform: () => Promise.reject(new Error('performed again')),
  });
  expect(written).toEqual({ status: 201, body: 'the first response' });
});
