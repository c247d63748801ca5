import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import { createCachedBody } from '../http/cache/compression.ts';
import { addServiceWorker, readServiceWorker } from './serviceWorker.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));
const workerFile = join(folder, 'serviceWorker.js');
const filesFile = join(folder, 'offline-files.json');
mkdirSync(folder, { recursive: true });

const scriptOf = async ({
  files = ['/assets/index-abc.js'],
  page = 'page',
  script = 'run()',
} = {}) => {
  writeFileSync(workerFile, script);
  writeFileSync(filesFile, JSON.stringify(files));
  const body = await createCachedBody(page);
  const pages = { has: () => false, at: () => body, templateAt: () => '' };
  const worker = await readServiceWorker({ workerFile, folder, pages }, true);
  return worker!.bytes.identity.toString();
};

test('api/web-19: the worker begins with its release, and then has its script', async () => {
  const script = await scriptOf({ script: 'use(parlourRelease)' });
  const use = vi.fn();
  runInNewContext(script, { use });
  expect(use).toHaveBeenCalledWith({
    id: expect.stringMatching(/^[\w-]{12}$/),
    page: '/offline',
    files: ['/assets/index-abc.js'],
  });
});

test('api/web-19: another file, page or script is another worker', async () => {
  const scripts = [
    await scriptOf(),
    await scriptOf({ files: ['/assets/index-def.js'] }),
    await scriptOf({ page: 'page of another setting' }),
    await scriptOf({ script: 'run();' }),
  ];
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(await scriptOf()).toBe(scripts[0]);
});

test('api/web-19: a path that is no hashed file stops the start', async () => {
  for (const path of ['/desk', 'https://evil.example/assets/a.js', '/assets/../a.js']) {
    await expect(scriptOf({ files: [path] })).rejects.toThrow(/pattern/);
  }
});

test('api/web-6, api/web-19: without a build there is no worker', async () => {
  const pages = { has: () => false, at: () => Promise.reject<never>, templateAt: () => '' };
  const build = { workerFile: join(folder, 'missing.js'), folder, pages: pages as never };
  expect(await readServiceWorker(build, true)).toBeUndefined();
});

test('api/web-18: the worker is a script that is revalidated', async () => {
  const app = fastify();
  const worker = await createCachedBody('run()');
  addServiceWorker(app, () => worker);
  const { headers, body } = await app.inject('/service-worker.js');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(body).toBe('run()');
  const again = await app.inject({
    url: '/service-worker.js',
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

test('api/web-20: switched off, the worker deletes the caches of the app and unregisters itself', async () => {
  const pages = { has: () => false, at: () => undefined as never, templateAt: () => '' };
  const worker = await readServiceWorker({ workerFile, folder, pages }, false);
  const deleted: string[] = [];
  const unregister = vi.fn();
  const skipWaiting = vi.fn();
  const handlers = new Map<string, (event: unknown) => void>();
  runInNewContext(worker!.bytes.identity.toString(), {
    addEventListener: (type: string, handle: (event: unknown) => void) =>
      handlers.set(type, handle),
    skipWaiting,
    caches: {
      keys: async () => ['parlour-guides-m1', 'parlour-files-x', 'of-another-app'],
      delete: async (name: string) => deleted.push(name),
    },
    registration: { unregister },
  });
  expect([...handlers.keys()]).toEqual(['install', 'activate']);
  handlers.get('install')!({});
  expect(skipWaiting).toHaveBeenCalledOnce();
  await new Promise((resolve) => handlers.get('activate')!({ waitUntil: resolve }));
  expect(deleted).toEqual(['parlour-guides-m1', 'parlour-files-x']);
  expect(unregister).toHaveBeenCalledOnce();
});
