import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { prepareFolders } from './folders.ts';
import { accountForPostgres } from './account.ts';

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

const pidFileOf = (folder: string) =>
  join(prepareFolders(folder, accountForPostgres()).cluster, 'postmaster.pid');

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
  const pid = Number(readFileSync(pidFileOf(folder), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
  await expect
    .poll(() => query(cluster, 'select 1 as one').catch(() => undefined), { timeout: 60_000 })
    .toEqual({ one: 1 });
  await cluster.stop();
});

test('PG4: a pid file whose number belongs to another process does not stop the start', async () => {
  const folder = testFolder();
  await (await startInFolder(folder)).stop();
  const other = spawn('sleep', ['60']);
  onTestFinished(() => void other.kill());
  await once(other, 'spawn');
  writeFileSync(pidFileOf(folder), `${other.pid}\n/elsewhere\n1\n5432\n/tmp\n\n\n`);
  const cluster = await startInFolder(folder);
  expect(await query(cluster, 'select 1 as one')).toEqual({ one: 1 });
  await cluster.stop();
  expect(other.exitCode).toBeNull();
});
