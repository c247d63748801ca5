import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { prepareFolders } from './folders.ts';
import { accountForPostgres } from './account.ts';
import { SERVER_ROLE, SUPERUSER } from './roles.ts';
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

const query = (cluster: Cluster, statement: string) =>
  queryAt(cluster.connectionString('postgres'), statement);

async function queryAt(connectionString: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
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

test('api/platform/postgres-1, api/platform/postgres-2: the cluster is made once, keeps what was written, and listens on no network', async () => {
  const folder = testFolder();
  const first = await startInFolder(folder);
  await query(first, 'create table kept as select 7 as number');
  expect(await query(first, 'show listen_addresses')).toEqual({ listen_addresses: '' });
  await first.stop();
  const second = await startInFolder(folder);
  expect(await query(second, 'select number from kept')).toEqual({ number: 7 });
  await second.stop();
});

test('api/platform/postgres-3: a PostgreSQL that dies is started again', async () => {
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
  const parent = await startOther('/bin/sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'], account);
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

test('api/platform/postgres-4: files of a killed PostgreSQL do not stop a start, even when another process has its number', async () => {
  const folder = testFolder();
  await (await startInFolder(folder)).stop();
  const other = await startOther('sleep', ['60'], account);
  for (const pid of [Number(other.pid), await startUnreaped()]) {
    writeLeftover(folder, pid);
    await expectToWork(folder);
  }
  expect(other.exitCode).toBeNull();
});

test('api/platform/postgres-4: a start that was killed while it made the cluster does not stop the next one', async () => {
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

test('api/platform/postgres-5: what a killed PostgreSQL has started is ended before the next start', async () => {
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

test('api/platform/postgres-11: PostgreSQL ends by itself when its server was killed', async () => {
  const folder = testFolder();
  const server = await startServer(folder);
  await once(server.stdout, 'data');
  const pid = pidInFile(folder);
  server.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(existsSync(pidFileOf(folder))).toBe(false);
});

test('api/platform/postgres-12: a folder that only its owner can enter, with a long path, holds all of the database', async () => {
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

test('api/platform/postgres-13: only the server’s role can connect, with the password in a private file', async () => {
  const folder = testFolder();
  const cluster = await startInFolder(folder);
  const connectionString = cluster.connectionString('postgres');
  expect(statSync(join(folder, 'postgres-password')).mode & 0o777).toBe(0o600);
  const roleSql = `select rolsuper, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user`;
  expect(await query(cluster, roleSql)).toEqual({
    rolsuper: false,
    rolcreaterole: false,
    rolreplication: false,
    rolbypassrls: false,
  });
  for (const [other, reason] of [
    [(url: URL) => (url.password = ''), /password must be a string|no password/],
    [(url: URL) => (url.password = 'a'.repeat(64)), 'password authentication failed'],
    [(url: URL) => (url.username = SUPERUSER), 'no pg_hba.conf entry'],
    [(url: URL) => (url.username = 'postgres'), 'no pg_hba.conf entry'],
  ] as const) {
    const url = new URL(connectionString);
    other(url);
    await expect(queryAt(url.href, 'select 1')).rejects.toThrow(reason);
  }
  await expect(query(cluster, "copy (select 1) to program 'true'")).rejects.toThrow('permission');
  await expect(query(cluster, `alter role ${SERVER_ROLE} superuser`)).rejects.toThrow('permission');
  await cluster.stop();

  rmSync(join(folder, 'postgres-password'));
  const again = await startInFolder(folder);
  expect(again.connectionString('postgres')).not.toBe(connectionString);
  expect(await query(again, 'select 1 as one')).toEqual({ one: 1 });
  await again.stop();
});

/** What an earlier version left: objects of each kind, owned by the superuser. Single-user mode reads one statement a line. */
const earlierObjects = [
  `create schema queue; create type queue.state as enum ('new', 'done')`,
  `create table queue.job (id bigserial primary key, state queue.state, part text) partition by list (id)`,
  `create table queue.job_one partition of queue.job for values in (1)`,
  `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'never'; end $$`,
  `create table kept (number serial primary key, text text); insert into kept (text) values ('before')`,
  `create trigger refuse before delete on kept execute function refuse(); create view seen as select * from kept`,
  `create sequence counted; create procedure did() language sql as 'select 1'`,
];

function startAlone(folder: string, program: string, args: readonly string[], input = '') {
  const { binaries, cluster } = foldersOf(folder);
  const { status, stderr } = spawnSync(join(binaries, 'bin', program), args, {
    ...account,
    cwd: cluster,
    input,
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  });
  expect([status, stderr]).not.toEqual([0, expect.stringContaining('ERROR')]);
  expect(status).toBe(0);
}

test('api/platform/postgres-14: a cluster whose server was the superuser goes on, and its server’s role owns everything', async () => {
  const folder = testFolder();
  const here = ['-D', '/proc/self/cwd'];
  startAlone(folder, 'initdb', [...here, `--username=${SUPERUSER}`, '--auth=trust', '--no-sync']);
  startAlone(folder, 'postgres', ['--single', ...here, 'postgres'], earlierObjects.join('\n'));
  const cluster = await startInFolder(folder);
  expect(await query(cluster, 'select * from seen')).toEqual({ number: 1, text: 'before' });
  await query(cluster, `insert into kept (text) values ('after')`);
  await query(cluster, `insert into queue.job values (1, 'new')`);
  await query(cluster, `alter type queue.state add value 'late'`);
  await query(cluster, 'alter table kept add column more text');
  await query(cluster, 'create or replace procedure did() language sql as $$ select 2 $$');
  await query(cluster, 'alter sequence counted restart');
  await expect(query(cluster, 'delete from kept')).rejects.toThrow('never');
  await query(cluster, 'drop schema queue cascade');
  await query(cluster, 'create schema another');
  await cluster.stop();
  const second = await startInFolder(folder);
  expect(await query(second, 'select count(*)::int from kept')).toEqual({ count: 2 });
  await second.stop();
});
