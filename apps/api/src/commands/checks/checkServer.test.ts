import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { checkClock } from '../../features/staff/settings/checks/clock.ts';
import { judgeSpace } from '../../features/staff/settings/checks/disk.ts';
import { loadCardPublicKey } from '../../platform/crypto/sealing/cardKey.ts';
import { seal } from '../../platform/crypto/sealing/sealedBox.ts';
import { secretKeyId } from '../../platform/crypto/secrets.ts';
import { openDatabase } from '../../platform/postgres/database.ts';
import { startTestBucket } from '../../testing/testBucket.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { checkServer, findForeignOwner } from './checkServer.ts';

const secretKey = 'a secret key of the tests, long enough';

function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function testDatabase() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database;
}

/** Checks a server with this environment. Returns what a function of the outcomes' name finds. */
async function check(environment: Readonly<Record<string, string>>) {
  const outcomes = await checkServer({ DATA_DIR: testFolder(), ...environment });
  return (name: string) => outcomes.find((outcome) => outcome.name === name);
}

function portOf(server: Pick<Server, 'address'>): number {
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('No port is free.');
  return place.port;
}

test('api/commands-2: a database that has everything is ok, and each lack has a sentence', async () => {
  const database = await testDatabase();
  const outcomeNow = async () =>
    (await check({ DATABASE_URL: database.connectionString }))('database');
  expect(await outcomeNow()).toMatchObject({ state: 'ok' });
  const [row] = await database.run('select current_user "user", current_database() database');
  await database.run(
    `revoke create on database ${String(row?.['database'])} from ${String(row?.['user'])}`,
  );
  expect(await outcomeNow()).toMatchObject({
    state: 'failure',
    message: expect.stringContaining('may not create tables'),
  });
});

test('api/commands-2: a wrong password is told from a database that is away', async () => {
  const { connectionString } = await testDatabase();
  const wrong = connectionString.replace(/:[^:@/]+@/, ':wrong@');
  expect((await check({ DATABASE_URL: wrong }))('database')).toMatchObject({
    state: 'failure',
    message: expect.stringContaining('The database refuses us'),
  });
});

test('api/commands-3: the secret key must open what the database holds', async () => {
  const database = await testDatabase();
  await database.run('delete from secret_keys');
  const environment = { DATABASE_URL: database.connectionString, SECRET_KEY: secretKey };
  expect((await check(environment))('secret key')).toMatchObject({
    state: 'ok',
    message: expect.stringContaining('Nothing is sealed yet'),
  });
  await database.run('insert into secret_keys (id, added_at) values ($1, now())', [
    secretKeyId(secretKey),
  ]);
  expect((await check(environment))('secret key')).toMatchObject({
    state: 'ok',
    message: 'It opens what the database holds.',
  });
  const another = { ...environment, SECRET_KEY: `${secretKey}, but another` };
  expect((await check(another))('secret key')).toMatchObject({
    state: 'failure',
    message: expect.stringContaining('give the former key'),
  });
});

test('api/commands-3: the card key in the data folder must be the one that cards are sealed for', async () => {
  const database = await testDatabase();
  const folder = testFolder();
  const outcomeIn = async (dataFolder: string) =>
    (await check({ DATABASE_URL: database.connectionString, DATA_DIR: dataFolder }))('card key');
  expect(await outcomeIn(folder)).toMatchObject({ state: 'ok' });
  const sealed = await seal(loadCardPublicKey(folder), '4242424242424242', ['member', 'card']);
  await database.run(
    `insert into payment_methods (id, member_id, sealed_number, last_four, brand, expiry_month, expiry_year,
       cardholder_name, description, is_preferred, street, city, state, postal_code, created_at)
     select 'card', id, $1, '4242', 'Visa', 1, 2040, '', '', false, '', '', '', '', now() from members limit 1`,
    [sealed],
  );
  expect(await outcomeIn(folder)).toMatchObject({
    state: 'warning',
    message: expect.stringContaining('.private.pem to the place of the club'),
  });
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.private.pem')) rmSync(join(folder, name));
  }
  expect(await outcomeIn(folder)).toMatchObject({ state: 'ok' });
  expect(await outcomeIn(testFolder())).toMatchObject({
    state: 'failure',
    message: expect.stringContaining('card-key.public.pem is missing'),
  });
});

test('api/commands-10: the last backup is told, and fails a real club where it is missing or older than 26 hours', async () => {
  const database = await testDatabase();
  const environment = { DATABASE_URL: database.connectionString, SECRET_KEY: secretKey };
  const stateOf = async (more: Readonly<Record<string, string>> = {}) =>
    (await check({ ...environment, ...more }))('backup')?.state;
  expect(await stateOf()).toBe('warning');
  expect(await stateOf({ NODE_ENV: 'production' })).toBe('failure');
  const record = (hours: number) =>
    database.run(
      `insert into audit_entries (at, actor, action, subject, details)
       values (now() - $1 * interval '1 hour', 'operator:backup', 'backup.made', 'backup:command', '{}')`,
      [hours],
    );
  await record(27);
  expect(await stateOf()).toBe('failure');
  await record(25);
  expect(await stateOf()).toBe('ok');
});

test('api/commands-4: a certificate that nobody signed fails, a trusted one is ok until its last days', async () => {
  const folder = testFolder();
  const [keyFile, certificateFile] = [join(folder, 'key'), join(folder, 'certificate')];
  const urlOf = async (days: number) => {
    const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'.split(' ');
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const files = ['-keyout', keyFile, '-out', certificateFile];
    execFileSync('openssl', [...kind, ...names, ...files, '-days', String(days)], {
      stdio: 'ignore',
    });
    const [key, cert] = [readFileSync(keyFile), readFileSync(certificateFile, 'utf8')];
    const server = createTlsServer({ key, cert }, (_request, response) => response.end());
    server.listen(0, 'localhost');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    return { url: `https://localhost:${portOf(server)}`, cert };
  };
  const authorities = getCACertificates();
  onTestFinished(() => setDefaultCACertificates(authorities));
  const { url, cert } = await urlOf(90);
  expect((await check({ PUBLIC_URL: url }))('certificate')).toMatchObject({
    state: 'failure',
    message: expect.stringContaining('self-signed'),
  });
  setDefaultCACertificates([...authorities, cert]);
  expect((await check({ PUBLIC_URL: url }))('certificate')).toMatchObject({
    state: 'ok',
    message: expect.stringMatching(/valid until \d{4}-\d{2}-\d{2}\.$/),
  });
  const ending = await urlOf(10);
  setDefaultCACertificates([...authorities, ending.cert]);
  const outcome = (await check({ PUBLIC_URL: url, DESK_URL: ending.url }))('certificate');
  expect(outcome).toMatchObject({ state: 'failure' });
  expect((await check({ PUBLIC_URL: ending.url }))('certificate')).toMatchObject({
    state: 'warning',
    message: expect.stringContaining('does not renew it'),
  });
});

test.each([
  [0, 'ok'],
  [10, 'warning'],
  [600, 'failure'],
])(
  'api/commands-5: a public address whose clock is %i seconds ahead is told',
  async (ahead, state) => {
    const server = createServer((_request, response) => {
      response.setHeader('date', new Date(Date.now() + ahead * 1000).toUTCString()).end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const url = `http://127.0.0.1:${portOf(server)}`;
    const { connectionString } = await testDatabase();
    const found = await check({ PUBLIC_URL: url, DATABASE_URL: connectionString });
    expect(found('clock')).toMatchObject({ state });
  },
);

test('api/commands-5: a database whose clock differs from that of this machine is told', async () => {
  const { connectionString } = await testDatabase();
  const database = openDatabase(connectionString, () => undefined);
  onTestFinished(() => database.close());
  const clocks = { publicUrl: '', hasPublicUrl: false, hasDatabase: true };
  const clockAhead = (seconds: number) => ({ now: () => new Date(Date.now() + seconds * 1000) });
  const outcomeOf = (seconds: number) => checkClock(clocks, database.queries, clockAhead(seconds));
  expect((await outcomeOf(0)).state).toBe('works');
  expect((await outcomeOf(10)).state).toBe('attention');
  expect(await outcomeOf(-600)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('The clocks differ by 600 seconds. Synchronize'),
  });
});

test('api/commands-6: a bucket is written, read and left empty, and one that fails is told', async () => {
  const bucket = await startTestBucket();
  onTestFinished(() => bucket.close());
  expect((await check({ FILES_URL: bucket.url }))('storage')).toMatchObject({ state: 'ok' });
  expect(bucket.objects.size).toBe(0);
  bucket.setAvailable(false);
  expect((await check({ FILES_URL: bucket.url }))('storage')).toMatchObject({
    state: 'failure',
    message: expect.stringContaining('check FILES_URL'),
  });
});

test('api/commands-6: a disk is judged by what is free', () => {
  expect([100, 1000, 5000].map((megabytes) => judgeSpace(megabytes, '/data').state)).toEqual([
    'failed',
    'attention',
    'works',
  ]);
});

test('api/commands-7: the mail server must accept our sign-in, and gets no message', async () => {
  let messages = 0;
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'club' }) : done(new Error('No such password')),
    onMailFrom: (_sender, _session, done) => {
      messages += 1;
      done();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const outcomeWith = async (password: string) => {
    const url = `smtp://club:${password}@127.0.0.1:${portOf(listening)}`;
    return (await check({ SMTP_URL: url }))('mail');
  };
  expect(await outcomeWith('right')).toMatchObject({ state: 'ok' });
  expect(await outcomeWith('wrong')).toMatchObject({
    state: 'failure',
    message: expect.stringContaining('No such password'),
  });
  expect(messages).toBe(0);
});

test('api/commands-8: what a trial can do without fails a real club', async () => {
  const environment = { SECRET_KEY: secretKey, NODE_ENV: 'production' };
  const outcomes = await checkServer({ DATA_DIR: testFolder(), ...environment });
  const failures = outcomes.filter(({ state }) => state === 'failure').map(({ name }) => name);
  expect(failures).toEqual(['address', 'encryption', 'mail']);
});

test('api/commands-9: root leaves the data folder of another user alone', async () => {
  const folder = testFolder();
  expect(findForeignOwner(folder, 4242)).toBeUndefined();
  if (process.getuid?.() !== 0) return;
  chownSync(folder, 4242, 4242);
  expect(await checkServer({ DATA_DIR: folder })).toEqual([
    {
      name: 'configuration',
      state: 'failure',
      message: expect.stringContaining(`${folder} belongs to the user 4242`),
    },
  ]);
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, 'kept'), '');
});
