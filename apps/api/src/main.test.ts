import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import PostalMime from 'postal-mime';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { accountForPostgres } from './platform/postgres/embedded/account.ts';
import { prepareFolders } from './platform/postgres/embedded/folders.ts';
import { bundledProgram, programEnvironment } from './testing/wholeServer.ts';
import { MEMBER, STAFF } from './testing/constants.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

// Each test starts whole servers with their own PostgreSQL, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const main = await bundledProgram('main.ts');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-main-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
}

function spawnServer(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, [main], {
    env: { ...programEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, url: `http://127.0.0.1:${environment['PORT']}`, output: () => output };
}

const isReady = ({ url }: Started) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilReady(started: Started): Promise<Started> {
  await expect.poll(() => isReady(started), { timeout: 60_000, interval: 50 }).toBe(true);
  return started;
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function emailsIn(folder: string) {
  const mail = join(folder, 'mail');
  const names = existsSync(mail) ? readdirSync(mail).filter((name) => name.endsWith('.eml')) : [];
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(mail, name)))));
}

async function signIn({ url }: Started, folder: string): Promise<Record<string, string>> {
  await post(`${url}/api/simple-auth/request-otp`, { email: MEMBER });
  await expect.poll(async () => (await emailsIn(folder)).length, { timeout: 20_000 }).toBe(1);
  const code = /^ +(\d{6})/m.exec((await emailsIn(folder))[0]?.text ?? '')?.[1];
  const response = await post(`${url}/api/simple-auth/verify-otp`, { email: MEMBER, code });
  const { data } = JSON.parse(await response.text());
  return { authorization: `Bearer ${data.token}`, 'x-crm-token': data.user.crmToken };
}

test('api/platform/postgres-5, api/platform/postgres-7: kill -9 in the middle of a burst loses no accepted request, and each reaches staff once', async () => {
  const folder = testFolder();
  const environment = { DATA_DIR: folder, PORT: String(await freePort()) };
  const first = await untilReady(spawnServer(environment));
  const tokens = await signIn(first, folder);
  const accepted: string[] = [];
  const ended = once(first.child, 'exit');
  const burst = Array.from({ length: 120 }, async (_, index) => {
    const body = { requestType: 'Other', subject: `Burst ${index}`, otherDescription: 'A tuner' };
    const response = await post(`${first.url}/api/requests`, body, tokens).catch(() => undefined);
    if (response?.status !== 201) return;
    const { data } = JSON.parse(await response.text());
    accepted.push(data.reference);
    if (accepted.length === 40) first.child.kill('SIGKILL');
  });
  await Promise.allSettled(burst);
  // Had the server refused too many, the next line says so, and nothing waits for its end.
  expect(accepted.length).toBeGreaterThanOrEqual(40);
  await ended;

  const second = await untilReady(spawnServer(environment));
  const toStaff = async () => {
    const subjects = (await emailsIn(folder))
      .filter(({ to }) => to?.[0]?.address === STAFF)
      .map(({ subject }) => subject ?? '');
    return accepted.map((reference) => subjects.filter((text) => text.includes(reference)).length);
  };
  await expect
    .poll(async () => (await toStaff()).every((count) => count === 1), { timeout: 90_000 })
    .toBe(true);

  const stopped = once(second.child, 'exit');
  second.child.kill('SIGTERM');
  expect(await stopped).toEqual([0, null]);
});

test('api-2, api-6, api-7: a second server on the same data folder or port says so in one line and ends', async () => {
  const folder = testFolder();
  const port = String(await freePort());
  const first = await untilReady(spawnServer({ DATA_DIR: folder, PORT: port }));
  const second = spawnServer({ DATA_DIR: folder, PORT: String(await freePort()) });
  expect(await once(second.child, 'exit')).toEqual([1, null]);
  expect(second.output().trim()).toBe(
    `parlour: DATA_DIR ${folder} is in use by another server (process ${first.child.pid})`,
  );
  expect(await isReady(first)).toBe(true);
  expect(first.output()).toContain(
    `\nparlour: open ${first.url} and sign in as ${MEMBER}; the code arrives in ${folder}/mail\n`,
  );

  const third = spawnServer({ DATA_DIR: testFolder(), PORT: port });
  expect(await once(third.child, 'exit')).toEqual([1, null]);
  expect(third.output()).toMatch(/^parlour: HOST, PORT: .*EADDRINUSE.*$/m);
  const stopped = once(first.child, 'exit');
  first.child.kill('SIGTERM');
  await stopped;
});

test('api/platform/secret-keys-3, api/platform/secret-keys-4, api/platform/secret-keys-8: the secret key is exchanged in two steps, and other keys are refused in one line', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const [former, next] = [
    'the former key of the tests, long enough',
    'the next key of the tests, long enough',
  ];
  const environment = async (keys: Record<string, string>) => ({
    DATA_DIR: testFolder(),
    PORT: String(await freePort()),
    DATABASE_URL: database.connectionString,
    ...keys,
  });
  const start = async (keys: Record<string, string>) => spawnServer(await environment(keys));
  const stop = async ({ child }: Started) => {
    const stopped = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await stopped).toEqual([0, null]);
  };
  const reseal = async (keys: Record<string, string>) =>
    promisify(execFile)(process.execPath, [await bundledProgram('commands/reseal.ts')], {
      env: { ...programEnvironment, ...(await environment(keys)) },
    }).then(
      ({ stdout }) => stdout,
      (error: Error) => error.message,
    );

  const first = await untilReady(await start({ SECRET_KEY: former }));
  const refused = await Promise.all([
    start({ SECRET_KEY: next }),
    start({ SECRET_KEY: next, SECRET_KEY_PREVIOUS: former }),
  ]);
  const outputs = await Promise.all(
    refused.map(async ({ child, output }) => {
      expect(await once(child, 'exit')).toEqual([1, null]);
      return output();
    }),
  );
  expect(outputs[0]).toMatch(
    /^parlour: SECRET_KEY: the database holds what another key sealed \([0-9a-f]{16}\);.*\n$/,
  );
  expect(outputs[1]).toMatch(/^parlour: SECRET_KEY: a running server cannot open .*\n$/);

  const one = await untilReady(await start({ SECRET_KEY: former, SECRET_KEY_NEXT: next }));
  await stop(first);
  const exchanged = { SECRET_KEY: next, SECRET_KEY_PREVIOUS: former };
  const two = await untilReady(await start(exchanged));
  expect(await reseal(exchanged)).toContain('a running server still seals with another key');
  await stop(one);
  expect(await reseal(exchanged)).toMatch(
    /^documents sealed again: 0\nrequest files sealed again: 0\nimport files sealed again: 0\nexport files sealed again: 0\nemails sealed again: 0\nkeys of hashes sealed again: \d\nauthenticator apps sealed again: 0\nwebhooks sealed again: 0\neverything is sealed/,
  );
  await stop(two);
  await stop(await untilReady(await start({ SECRET_KEY: next })));
});

test('api-2: an invalid environment ends the process with one line per issue', async () => {
  const { child, output } = spawnServer({ PORT: 'eighty', LOG_LEVEL: 'loud' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output().trim().split('\n')).toEqual([
    'parlour: PORT: must be a number',
    'parlour: LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
  ]);
});

test('api-2: a data folder that can not be used, and a database that turns the server down, are named', async () => {
  const folder = testFolder();
  writeFileSync(join(folder, 'file'), '');
  const inFile = spawnServer({ DATA_DIR: join(folder, 'file') });
  expect(await once(inFile.child, 'exit')).toEqual([1, null]);
  expect(inFile.output()).toMatch(/^parlour: DATA_DIR \S+file can not be used: .*\n$/);

  const elsewhere = inject('postgres').replace('/postgres?', '/nowhere?');
  const refused = spawnServer({ DATA_DIR: folder, DATABASE_URL: elsewhere });
  expect(await once(refused.child, 'exit')).toEqual([1, null]);
  expect(refused.output()).toBe('parlour: DATABASE_URL: database "nowhere" does not exist\n');
});

test('api-10: a server that is told to stop while it starts leaves no database behind', async () => {
  const folder = testFolder();
  const { child } = spawnServer({ DATA_DIR: folder, PORT: String(await freePort()) });
  const { cluster } = prepareFolders(folder, accountForPostgres());
  const pidFile = join(cluster, 'postmaster.pid');
  // The file exists shortly before its first line is written.
  const pidInFile = () =>
    existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
  await expect.poll(pidInFile, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  const pid = pidInFile();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('api-10: a server that waits for its database can be told to stop', async () => {
  const { child, output } = spawnServer({
    DATA_DIR: testFolder(),
    DATABASE_URL: `postgres://parlour@127.0.0.1:${await freePort()}/club`,
  });
  await expect.poll(output, { timeout: 60_000 }).toContain('waiting for the database');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

/** Starts a server on a database of this test run, and returns a function that measures how long its stop takes. */
async function startToStop() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const port = await freePort();
  const started = await untilReady(
    spawnServer({
      DATA_DIR: testFolder(),
      PORT: String(port),
      DATABASE_URL: database.connectionString,
    }),
  );
  return {
    child: started.child,
    async dial(...sent: string[]): Promise<void> {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      const drip = setInterval(() => void socket.write(sent.shift() ?? 'x'), 100);
      onTestFinished(() => clearInterval(drip));
      if (sent.length === 0) clearInterval(drip);
    },
    async stop(): Promise<{ exit: unknown[]; seconds: number }> {
      const from = performance.now();
      const exit = once(started.child, 'exit');
      started.child.kill('SIGTERM');
      return { exit: await exit, seconds: (performance.now() - from) / 1000 };
    },
  };
}

test('api-12: SIGTERM ends the server at once when clients are silent or send half a head', async () => {
  const { dial, stop } = await startToStop();
  await dial();
  await dial('GET /api/health HTTP/1.1\r\n', 'x-drip: ');
  const { exit, seconds } = await stop();
  expect(exit).toEqual([0, null]);
  // Calls under way have eight seconds.
  expect(seconds).toBeLessThan(7.5);
});

test.runIf(inject('isLong'))(
  'api-12: SIGTERM ends the server within 15 seconds when a body drips or the database is silent',
  async () => {
    const dripping = await startToStop();
    await dripping.dial(
      'POST /api/simple-auth/request-otp HTTP/1.1\r\nhost: club\r\n',
      'content-type: application/json\r\ncontent-length: 100000\r\n\r\n{"email":"',
    );
    await wait(1000);
    const { exit, seconds } = await dripping.stop();
    expect(exit).toEqual([0, null]);
    expect(seconds).toBeLessThan(15);

    const folder = testFolder();
    const { child } = await untilReady(
      spawnServer({ DATA_DIR: folder, PORT: String(await freePort()) }),
    );
    const { cluster } = prepareFolders(folder, accountForPostgres());
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGSTOP');
    const from = performance.now();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(performance.now() - from).toBeLessThan(15_000);
    process.kill(pid, 'SIGCONT');
    await expect.poll(() => existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  },
);
