import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchRoute } from '@parlour/core/routes';
import { sendError } from '../http/errors/errorHandler.ts';
import { browserConfiguration } from '../testing/browserConfiguration.ts';
import { createNotFoundHandler } from './notFound.ts';
import { type Pages, isAppBuilt, readPages } from './pages.ts';
import { addStaticFiles } from './staticFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-web-'));
const [webFolder, picturesFolder] = [join(folder, 'dist'), join(folder, 'pictures')];
const page = `<!doctype html><!--about--><title>Parlour</title><!--/about--><!--preloads--><!--configuration-->
<!--root--><div id="root"><p><!--club-name--></p></div><!--/root-->
<!--scripts-needed--><noscript>Scripts, please.</noscript><!--/scripts-needed-->`;
const script = 'console.log("hello")';
const configuration = {
  ...browserConfiguration,
  clubName: 'The </script><script>alert(1)</script> Club',
  clubAddress: 'Line & <!-- line',
};

let app: FastifyInstance;
let pages: Pages;
beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'), { recursive: true });
  mkdirSync(picturesFolder);
  writeFileSync(join(webFolder, 'index.html'), page);
  writeFileSync(
    join(webFolder, 'preloads.json'),
    JSON.stringify({
      signIn: { page: ['/assets/login-abc.js'], hydration: ['/assets/hydrate-abc.js'] },
      giftGuide: { page: ['/assets/guide-abc.js'], hydration: [] },
      giftProduct: { page: ['/assets/product-abc.js'], hydration: [] },
    }),
  );
  writeFileSync(join(webFolder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(webFolder, 'assets/index-abc.js'), script);
  writeFileSync(join(webFolder, 'assets/index-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(webFolder, 'assets/index-abc.js.gz'), gzipSync(script));
  writeFileSync(join(picturesFolder, 'sea.webp'), 'picture');
  writeFileSync(join(folder, 'secret-key'), 'secret');
  app = fastify({ frameworkErrors: (error, request, reply) => sendError(error, request, reply) });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  pages = readPages(webFolder, configuration, matchRoute, { isRendered: true });
  const apps = [{ mount: '/', folder: webFolder, pages, securityPolicy: '' }];
  app.setNotFoundHandler(createNotFoundHandler(apps, []));
  await addStaticFiles(app, { apps, picturesFolder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, encoding = 'identity', headers = {}) =>
  app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding, ...headers } });

test('api/web-1: hashed files come pre-compressed and are cached for a year', async () => {
  const br = await get('/assets/index-abc.js', 'gzip, deflate, br');
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(String(br.headers['content-type'])).toContain('javascript');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
  expect((await get('/assets/index-abc.js', 'gzip')).headers['content-encoding']).toBe('gzip');
  expect((await get('/assets/index-abc.js')).body).toBe(script);
});

test('api/web-2: any page is the app, which is revalidated each time', async () => {
  for (const url of ['/', '/dashboard', '/member-benefits/a?ref=b', '/vendors/a.b']) {
    const { statusCode, headers, body } = await get(url);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<div id="root"><p>');
  }
  const first = await get('/');
  const again = await get('/', 'br', { 'if-none-match': String(first.headers['etag']) });
  expect(again.statusCode).toBe(304);
  const compressed = await get('/', 'br');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(first.body);
});

test('api/web-33: a path without a page is a 404 with the page of the app, never revalidated as if it were there', async () => {
  const { etag } = (await get('/')).headers;
  for (const url of ['/no-such-page', '/events/a/b', '/no-such-page?ref=a', '/Dashboards']) {
    const { statusCode, headers, body } = await get(url, 'br', { 'if-none-match': String(etag) });
    expect([url, statusCode, headers['etag']]).toEqual([url, 404, undefined]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-encoding']).toBe('br');
    expect(body).not.toBe('');
  }
  expect((await get('/no-such-page')).body).toContain('<div id="root"><p>');
  // The router of the app ignores case.
  expect((await get('/Dashboard')).statusCode).toBe(200);
});

test('api/web-33: a path that asks for a file is a 404 without the page', async () => {
  for (const url of ['/.git/config', '/.git/HEAD', '/blog/wp-login.php', '/a/.env']) {
    const { statusCode, headers } = await get(url);
    expect([url, statusCode, headers['content-type']]).toEqual([
      url,
      404,
      'application/json; charset=utf-8',
    ]);
  }
});

test('api/web-3: the configuration is in the page as data that can not break out of its element', async () => {
  const { body } = await get('/');
  const [, json = ''] =
    /<script type="application\/json" id="configuration">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual(configuration);
  expect(body.match(/<script/g)).toHaveLength(1);
});

test('api/web-7: the page names the club before any script has run, as text', async () => {
  const { body } = await get('/');
  expect(body).toContain('<p>The &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; Club</p>');
});

test('api/web-8: a page begins to load the files that its path needs, whatever its query', async () => {
  const preload =
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/login-abc.js">';
  const { body } = await get('/login?reason=session_expired');
  expect(body).toContain(preload);
  expect(body).not.toContain('/assets/hydrate-abc.js');
  expect((await get('/dashboard')).body).not.toContain('modulepreload');
});

test('api/web-8: a path is matched by its pattern, with one segment for each parameter', async () => {
  const preloaded = async (url: string) =>
    /\/assets\/(\w+)-abc.js/.exec((await get(url)).body)?.[1];
  expect(await preloaded('/gift-guides/autumn?ref=a')).toBe('guide');
  expect(await preloaded('/gift-guides/%2f%22%3e')).toBe('guide');
  expect(await preloaded('/gift-guides/products/pen')).toBe('product');
  for (const url of ['/gift-guides', '/gift-guides/', '/gift-guides/a/b', '/a/gift-guides/b']) {
    expect([url, await preloaded(url)]).toEqual([url, undefined]);
  }
});

test('api/web-9: the template of a rendered page asks for no scripts, and loads them after the first paint', async () => {
  const template = pages.templateAt('/login');
  expect(template).toContain('<link rel="later" crossorigin fetchpriority="low"');
  expect(template).not.toContain('modulepreload');
  expect(template).toContain('/assets/hydrate-abc.js');
  expect(template).not.toContain('Scripts, please.');
  expect((await pages.at('/login')).bytes.identity.toString()).toContain('Scripts, please.');
});

test("api/web-26: the dashboard's page has the day's picture, and is made again only for another one", async () => {
  let picture: string | null = '/pictures/sea.webp';
  const shell =
    '<p><!--first-picture--><img src="?url=the-first-picture"><!--/first-picture--></p>';
  const shown = readPages(webFolder, configuration, matchRoute, {
    isRendered: true,
    shells: { style: '', pages: { signIn: shell } },
    findFirstPicture: () => Promise.resolve(picture),
  });
  const textAt = async (path: string) => (await shown.at(path)).bytes.identity.toString();
  const first = await textAt('/login');
  expect(first).toContain('<img src="?url=%2Fpictures%2Fsea.webp">');
  expect(first).toContain('<link rel="later" crossorigin fetchpriority="low"');
  expect(await shown.at('/login')).toBe(await shown.at('/login'));
  expect(await textAt('/gift-guides/autumn')).not.toContain('first-picture');
  picture = null;
  const without = await textAt('/login');
  expect(without).not.toContain('<img');
  expect(without).toContain('<link rel="modulepreload" crossorigin fetchpriority="low"');
});

test('api/configuration-2: a page that visitors may open names no account of the sample club', async () => {
  const sample = { ...configuration, sampleMembers: 'member@club.example', sampleStaff: 'desk@' };
  const shown = readPages(webFolder, sample, matchRoute, {
    isRendered: true,
    isShared: (route) => route === 'giftGuide',
  });
  const textsAt = async (path: string) => [
    (await shown.at(path)).bytes.identity.toString(),
    shown.templateAt(path),
  ];
  for (const text of await textsAt('/login')) expect(text).toContain('member@club.example');
  for (const text of await textsAt('/gift-guides/autumn')) {
    expect(text).toContain('"sampleMembers":null,"sampleStaff":null');
    expect(text).not.toContain('member@club.example');
  }
});

test('api/web-4: a missing file is a 404, not the app, and nothing outside the folders is served', async () => {
  for (const url of [
    '/assets/old-123.js',
    '/robots.txt',
    '/favicon.ico?v=1',
    '/.env',
    '/index.html',
    '/pictures/none.webp',
    '/map-tiles/none.pmtiles?v=1',
    '/map-tiles/archives.json',
    '/assets/',
    '/pictures/..%2fsecret-key',
  ]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
  for (const url of ['/../secret-key', '/..%2fsecret-key', '/assets/../../secret-key', '/.env']) {
    expect((await get(url)).body).not.toContain('secret');
  }
});

test('api/web-4: a part that can not be had, or a condition that does not hold, is no fault of the server', async () => {
  const part = await get('/pictures/sea.webp', 'identity', { range: 'bytes=999-' });
  expect([part.statusCode, part.body]).toEqual([200, 'picture']);
  const condition = await get('/pictures/sea.webp', 'identity', { 'if-match': '"other"' });
  expect(condition.statusCode).toBe(400);
  expect(condition.json()).toMatchObject({ success: false, data: null, field: 'headers' });
});

test('api/web-5: pictures are cached for long, other files are revalidated', async () => {
  expect((await get('/pictures/sea.webp')).headers['cache-control']).toBe(
    'public, max-age=2592000',
  );
  expect((await get('/favicon.svg')).headers['cache-control']).toBe(
    'public, max-age=0, must-revalidate',
  );
});

test('api/web-6: without a built app the pages are 404 and the calls go on', async () => {
  expect(isAppBuilt(join(folder, 'nowhere'))).toBe(false);
  expect(isAppBuilt(webFolder)).toBe(true);
});

test('api/http-30: files of text say their character set', async () => {
  const typeOf = async (url: string) => (await get(url)).headers['content-type'];
  expect(await typeOf('/favicon.svg')).toBe('image/svg+xml; charset=utf-8');
  expect(await typeOf('/assets/index-abc.js')).toMatch(/javascript; charset=utf-8$/);
});

test('api/web-4: a folder is never listed, and nothing beside the served folders can be read', async () => {
  for (const url of [
    '/assets',
    '/assets/',
    '/pictures',
    '/pictures/',
    '/.git/HEAD',
    '/.git/config',
  ]) {
    const { body } = await get(url);
    for (const content of ['index-abc.js.br', 'sea.webp', 'refs/heads', '[core]', 'secret-key']) {
      expect([url, body.includes(content)]).toEqual([url, false]);
    }
  }
});
