import { filesCacheName, memberCacheName } from '@parlour/core/offline';
import { expect, test } from 'vitest';
import { fakeCaches } from '../../../testing/fakeCaches.ts';
import { deleteOutdated, storeRelease } from './release.ts';

const files = ['/assets/index-abc.js', '/assets/style-abc.css', '/assets/font-abc.woff2'];
const release = { id: 'r2', page: '/offline', files };
const page = '<script type="application/json" id="configuration">{}</script><div id="root"></div>';

const respondTo = (path: string): Response =>
  path === '/offline'
    ? new Response(page, { headers: { 'content-type': 'text/html' } })
    : new Response('file', { headers: { 'content-type': 'text/javascript' } });

const start = (respond: (path: string) => Response) => {
  const { caches, pathsIn } = fakeCaches();
  const dependencies = {
    caches,
    release,
    isOffline: () => false,
    tell: () => undefined,
    fetch: async (request: Request | string) =>
      respond(request instanceof Request ? request.url : request),
  };
  return { caches, dependencies, paths: () => pathsIn(filesCacheName('r2')) };
};

test('web/app/offline-2: the page and every file of the release are stored', async () => {
  const { dependencies, paths } = start(respondTo);
  await storeRelease(dependencies);
  expect(paths().toSorted()).toEqual([...files, '/offline'].toSorted());
});

test('web/app/offline-2: two files are fetched at a time, because a page may be loading', async () => {
  const { dependencies } = start(respondTo);
  let running = 0;
  const counts: number[] = [];
  const fetch = async (request: Request | string) => {
    counts.push((running += 1));
    const response = await dependencies.fetch(request);
    await response.clone().text();
    running -= 1;
    return response;
  };
  await storeRelease({ ...dependencies, fetch });
  expect(Math.max(...counts)).toBe(2);
});

const portal = () =>
  new Response('<h1>Airport Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });

test.each([
  [
    "a captive portal's page in place of the app",
    (path: string) => (path === '/offline' ? portal() : respondTo(path)),
  ],
  [
    "a captive portal's page in place of a file",
    (path: string) => (path === '/offline' ? respondTo(path) : portal()),
  ],
  [
    'a file that is gone',
    (path: string) => (path === files[1] ? new Response('', { status: 404 }) : respondTo(path)),
  ],
])('web/app/offline-2, web/app/offline-5: %s makes no worker', async (_, respond) => {
  const { dependencies } = start(respond);
  await expect(storeRelease(dependencies)).rejects.toThrow(/not the app|can not be stored/);
});

test('core/offline-9: the files of other releases are deleted, guides stay', async () => {
  const { caches, dependencies } = start(respondTo);
  const names = [filesCacheName('r1'), filesCacheName('r2'), memberCacheName('m1')];
  for (const name of names) await caches.open(name);
  await deleteOutdated(dependencies);
  expect(await caches.keys()).toEqual(names.slice(1));
});
