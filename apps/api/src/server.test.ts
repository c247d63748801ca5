import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { createLog } from './http/errors/log.ts';
import { accountForPostgres } from './platform/postgres/embedded/account.ts';
import { prepareFolders } from './platform/postgres/embedded/folders.ts';
import { startServer } from './server.ts';
import { memberApp } from './web/memberApp.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

/** Prepares a database, a private data folder, and a function that starts a server on both. */
async function prepare(template?: string) {
  const database = await createTestDatabase(template);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-server-'));
  chmodSync(folder, 0o755);
  onTestFinished(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const webFolder = join(folder, 'dist');
  mkdirSync(webFolder);
  let logged = '';
  const log = createLog('info', { write: (line: string) => void (logged += line) });
  const start = (environment: Readonly<Record<string, string>> = {}) => {
    const result = readConfig(
      { DATABASE_URL: database.connectionString, DATA_DIR: folder, PORT: '0', ...environment },
      '/',
    );
    if (!result.ok) throw new Error(result.issues.join());
    return startServer(result.config, log, () => Promise.resolve([memberApp(webFolder)]));
  };
  return { database, folder, start, logged: () => logged };
}

test('api-21: without the page of the build, only the calls are served and the log says why', async () => {
  const { start, logged } = await prepare();
  const server = await start();
  expect(logged()).toContain('the member app is not built: only the calls are served');
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect((await fetch(`${server.url}/login`)).status).toBe(404);
  await server.stop();
}, 60_000);

test('api/images-18: a start says from where pictures are not shown', async () => {
  const { database, start, logged } = await prepare();
  await database.run("update vendors set image_url = 'https://crm.example/a.jpg'");
  const server = await start({ IMAGE_HOSTS: 'pictures.example' });
  await server.stop();
  expect(logged()).toContain('"origins":["https://crm.example"]');
  const other = await start({ IMAGE_HOSTS: 'crm.example' });
  await other.stop();
  expect(logged().match(/IMAGE_HOSTS must name the host/g)).toHaveLength(1);
}, 60_000);

test('api-14: in production the sample club is not loaded, not even into an empty database', async () => {
  const { database, folder, start } = await prepare('template0');
  const server = await start({ NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) });
  expect(server.isClubNew).toBe(false);
  for (const table of ['members', 'vendors', 'events']) {
    expect(await database.run(`select id from ${table}`)).toEqual([]);
  }
  expect(readdirSync(join(folder, 'pictures'))).toEqual([]);
  await server.stop();
}, 60_000);

test('api-18: the embedded database starts while the rest loads, and is stopped when that fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-server-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { cluster } = prepareFolders(folder, accountForPostgres());
  const isRunning = () => existsSync(join(cluster, 'postmaster.pid'));
  const result = readConfig({ DATA_DIR: folder }, '/');
  if (!result.ok) throw new Error(result.issues.join());
  const failing = async () => {
    await expect.poll(isRunning, { timeout: 50_000, interval: 5 }).toBe(true);
    throw new Error('the apps are broken');
  };
  const log = createLog('silent');
  await expect(startServer(result.config, log, failing)).rejects.toThrow('the apps are broken');
  expect(isRunning()).toBe(false);
}, 60_000);
