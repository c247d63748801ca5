import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { createLog } from './http/errors/log.ts';
import { startServer } from './server.ts';
import { memberApp } from './web/memberApp.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

test('CF10: without the page of the build, only the calls are served and the log says why', async () => {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'parlour-server-'));
  chmodSync(folder, 0o755);
  onTestFinished(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const webFolder = join(folder, 'dist');
  mkdirSync(webFolder);
  const result = readConfig(
    { DATABASE_URL: database.connectionString, DATA_DIR: folder, PORT: '0' },
    '/',
  );
  if (!result.ok) throw new Error(result.issues.join());
  let logged = '';
  const log = createLog('info', { write: (line: string) => void (logged += line) });
  const server = await startServer(result.config, log, [memberApp(webFolder)]);
  expect(logged).toContain('the member app is not built: only the calls are served');
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect((await fetch(`${server.url}/login`)).status).toBe(404);
  await server.stop();
}, 60_000);
