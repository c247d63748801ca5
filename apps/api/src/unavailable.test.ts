import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLog } from './http/errors/log.ts';
import { readConfig } from './config.ts';
import { startServer, type RunningServer } from './server.ts';
import { type Cluster, startCluster } from './platform/postgres/embedded/cluster.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-away-'));
const startDatabase = () =>
  startCluster({ dataFolder: join(folder, 'elsewhere'), durable: false, log: () => undefined });

const logged: string[] = [];
let cluster: Cluster;
let server: RunningServer;
beforeAll(async () => {
  chmodSync(folder, 0o755);
  cluster = await startDatabase();
  const result = readConfig(
    {
      DATABASE_URL: cluster.connectionString('postgres'),
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
    },
    '/',
  );
  if (!result.ok) throw new Error(result.issues.join());
  server = await startServer(
    result.config,
    createLog('info', { write: (line) => void logged.push(line) }),
    () => Promise.resolve([]),
  );
});
afterAll(async () => {
  await server.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const call = (path: string, options?: RequestInit) => fetch(`${server.url}${path}`, options);
const requestCode = (email: string) =>
  call('/api/simple-auth/request-otp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

test('api/platform/postgres-6, api/http-18: while the database is unavailable calls get 503 with Retry-After, and all is well when it is back', async () => {
  expect((await call('/api/ready')).status).toBe(200);
  expect((await requestCode('one@elsewhere.example')).status).toBe(200);

  const linesBefore = logged.length;
  const stoppedAt = performance.now();
  await cluster.stop();
  const response = await requestCode('two@elsewhere.example');
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ success: false, data: null, code: 'unavailable' });
  expect((await call('/api/ready')).status).toBe(503);
  expect((await call('/api/health')).status).toBe(200);

  for (let second = 0; second < (inject('isLong') ? 5 : 1); second += 1) {
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => requestCode(`${at}@elsewhere.example`)),
    );
    await wait(1000);
  }
  const outage = logged.slice(linesBefore);
  const seconds = (performance.now() - stoppedAt) / 1000;
  expect(outage.filter((line) => line.includes('"outage"')).length).toBeGreaterThan(0);
  expect(outage.length).toBeLessThanOrEqual(seconds + 2);
  expect(outage.join('')).not.toContain('stack');

  cluster = await startDatabase();
  await expect.poll(async () => (await call('/api/ready')).status, { timeout: 30_000 }).toBe(200);
  expect((await requestCode('three@elsewhere.example')).status).toBe(200);
  const client = new pg.Client({ connectionString: cluster.connectionString('postgres') });
  await client.connect();
  const unfinished = async () =>
    (await client.query("select 1 from pgboss.job where name = 'mail' and state <> 'completed'"))
      .rowCount;
  // A job whose end could not be recorded is retried once it has expired.
  await expect.poll(unfinished, { timeout: 90_000 }).toBe(0);
  await client.end();
}, 180_000);
