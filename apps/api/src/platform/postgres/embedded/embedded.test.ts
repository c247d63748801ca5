import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { prepareFolders } from './folders.ts';
import { accountForPostgres } from './account.ts';
import { isAlive } from '../../process/isAlive.ts';

// The tests create and start several clusters, a slow task on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-embedded-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const startInFolder = (dataFolder: string) =>
  startCluster({ dataFolder, durable: false, log: () => undefined });

async function query(cluster: Cluster, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: cluster.connectionString('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows[0];
  } finally {
    await client.end();
  }
}

const foldersOf = (folder: string) => prepareFolders(folder, accountForPostgres());
const pidFileOf = (folder: string) => join(foldersOf(folder).cluster, 'postmaster.pid');
const pidInFile = (folder: string) =>
  Number(readFileSync(pidFileOf(folder), 'utf8').split('\n')[0]);

test('PG1, PG2: the cluster is made once, keeps what was written, and listens on no network', async () => {
  const folder = testFolder();
  const first = await startInFolder(folder);
  await query(first, 'create table kept as select 7 as number');
  expect(await query(first, 'show listen_addresses')).toEqual({ listen_addresses: '' });
  await first.stop();
  const second = await startInFolder(folder);
  expect(await query(second, 'select number from kept')).toEqual({ number: 7 });
  await second.stop();
});

test('PG3: a PostgreSQL that dies is started again', async () => {
  const folder = testFolder();
  const cluster = await startInFolder(folder);
  process.kill(pidInFile(folder), 'SIGQUIT');
  await expect
    .poll(() => query(cluster, 'select 1 as one').catch(() => undefined), { timeout: 60_000 })
    .toEqual({ one: 1 });
  await cluster.stop();
});

/** Starts a process that lasts longer than the test. */
async function startOther(program: string, args: readonly string[], options: object = {}) {
  const other = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other, 'spawn');
  return other;
}

// A process of another user does not disturb PostgreSQL.
const account = { cwd: '/', ...accountForPostgres() };

/** Starts a process whose child has ended without being reaped, and returns the child's number. */
async function startUnreaped(): Promise<number> {
  const parent = await startOther('/bin/sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], account);
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line));
  const state = () => /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  await expect.poll(state).toBe('Z');
  return pid;
}

/** Writes the files that a killed PostgreSQL with this number leaves. */
function writeLeftover(folder: string, pid: number): void {
  const { sockets } = foldersOf(folder);
  writeFileSync(pidFileOf(folder), `${pid}\n/elsewhere\n1\n5432\n/tmp\n\n\n`);
  writeFileSync(join(sockets, '.s.PGSQL.5432.lock'), `${pid}\n/elsewhere\n1\n5432\n`);
  writeFileSync(join(sockets, '.s.PGSQL.5432'), '');
}

/** Starts a process with an embedded PostgreSQL, which prints a line when it is ready. */
function startServer(folder: string) {
  const code = `import { startCluster } from ${JSON.stringify(join(import.meta.dirname, 'cluster.ts'))};
    await startCluster({ dataFolder: ${JSON.stringify(folder)}, durable: false, log: () => undefined });
    console.log('started');`;
  return startOther(process.execPath, [
    '--conditions=@parlour/source',
    '--input-type=module-typescript',
    '--eval',
    code,
  ]);
}

async function expectToWork(folder: string): Promise<void> {
  const cluster = await startInFolder(folder);
  expect(await query(cluster, 'select 1 as one')).toEqual({ one: 1 });
  await cluster.stop();
}

test('PG4: files of a killed PostgreSQL do not stop a start, whoever has its number now', async () => {
  const folder = testFolder();
  await (await startInFolder(folder)).stop();
  const other = await startOther('sleep', ['60'], account);
  for (const pid of [Number(other.pid), await startUnreaped()]) {
    writeLeftover(folder, pid);
    await expectToWork(folder);
  }
  expect(other.exitCode).toBeNull();
});

test('PG4: a start that was killed while it made the cluster does not stop the next one', async () => {
  const folder = testFolder();
  const server = await startServer(folder);
  const state = join(folder, 'postgres');
  const versions = () =>
    existsSync(state)
      ? readdirSync(state).filter((name) => existsSync(join(state, name, 'PG_VERSION')))
      : [];
  await expect.poll(versions, { interval: 1 }).not.toEqual([]);
  server.kill('SIGKILL');
  await expectToWork(folder);
});

test('PG5: what a killed PostgreSQL has started is ended before the next start', async () => {
  const folder = testFolder();
  const cluster = await startInFolder(folder);
  const pid = pidInFile(folder);
  const running = query(cluster, 'select count(*) from generate_series(1, 1e10)').catch(
    () => 'lost',
  );
  await expect
    .poll(() => query(cluster, "select count(*)::int from pg_stat_activity where state = 'active'"))
    .toEqual({ count: 2 });
  process.kill(pid, 'SIGKILL');
  expect(await running).toBe('lost');
  await expect.poll(() => query(cluster, 'select 1 as one').catch(() => undefined)).toBeDefined();
  await cluster.stop();
});

test('PG11: PostgreSQL ends by itself when its server was killed', async () => {
  const folder = testFolder();
  const server = await startServer(folder);
  await once(server.stdout, 'data');
  const pid = pidInFile(folder);
  server.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(existsSync(pidFileOf(folder))).toBe(false);
});

test('PG12: a folder that only its owner can enter, with a long path, holds all of the database', async () => {
  const folder = testFolder();
  chmodSync(folder, 0o700);
  const dataFolder = join(folder, 'long'.repeat(25));
  const first = await startInFolder(dataFolder);
  await query(first, 'create table kept as select 7 as number');
  const { cluster, sockets } = foldersOf(dataFolder);
  for (const each of [cluster, sockets]) expect(realpathSync(each)).toContain(dataFolder);
  expect(await query(first, 'show dynamic_shared_memory_type')).toMatchObject({
    dynamic_shared_memory_type: 'mmap',
  });
  await first.stop();
  const second = await startInFolder(dataFolder);
  expect(await query(second, 'select number from kept')).toEqual({ number: 7 });
  await second.stop();
});
