import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendError } from '../http/errors/errorHandler.ts';
import { addHeaders, createSetHeaders } from '../http/security/headers.ts';
import { browserConfiguration as configuration } from '../testing/browserConfiguration.ts';
import { createCachedBody } from '../http/cache/compression.ts';
import { createNotFoundHandler } from './notFound.ts';
import { readPages } from './pages.ts';
import { addStaticFiles } from './staticFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-apps-'));
/** Writes the build of an app, and reads it as the server does. */
async function mountApp(name: string, mount: string) {
  const build = join(folder, name);
  mkdirSync(join(build, 'assets'), { recursive: true });
  writeFileSync(join(build, 'index.html'), `<title>${name}</title><!--preloads-->`);
  writeFileSync(
    join(build, 'preloads.json'),
    JSON.stringify({
      '/login': { page: [`${mount}assets/login-${name}.js`], hydration: [] },
    }),
  );
  writeFileSync(join(build, `assets/login-${name}.js`), `'${name}'`);
  writeFileSync(join(build, 'favicon.svg'), `<svg id="${name}"/>`);
  const matchRoute = (path: string) => (/^\/(?:nothing|offline)/.test(path) ? null : path);
  const pages = readPages(build, configuration, matchRoute, { isRendered: false });
  return { mount, folder: build, pages, securityPolicy: `script-src ${name}` };
}

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const worker = await createCachedBody('run()');
  const apps = [
    { ...(await mountApp('member', '/')), serviceWorker: () => worker },
    await mountApp('desk', '/desk/'),
    { mount: '/late/', folder: '/nowhere', pages: undefined, securityPolicy: 'script-src none' },
  ];
  addHeaders(app, createSetHeaders('http://club.example', apps));
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler(createNotFoundHandler(apps, []));
  await addStaticFiles(app, { apps, picturesFolder: '/nowhere' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });

test.each([
  ['/', 'member'],
  ['/events/e1?ref=a', 'member'],
  ['/desktop', 'member'],
  ['/desk', 'desk'],
  ['/desk?tab=1', 'desk'],
  ['/desk/', 'desk'],
  ['/desk/events/e1', 'desk'],
])('api/web-15: %s is a page of the app %s, with its policy', async (url, name) => {
  const { statusCode, body, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<title>${name}</title>`);
  expect(headers['content-security-policy']).toBe(`script-src ${name}`);
  expect(headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/nothing', 'member'],
  ['/desk/nothing', 'desk'],
])('api/web-33: %s is no page of the app %s, which says so', async (url, name) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(404);
  expect(body).toContain(`<title>${name}</title>`);
});

test('api/web-33: the page that the service worker stores is there', async () => {
  const { statusCode, body } = await get('/offline');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>member</title>');
});

test.each([
  ['/', 'member'],
  ['/desk/', 'desk'],
])('api/web-15: below %s are the files of the app %s', async (mount, name) => {
  const script = await get(`${mount}assets/login-${name}.js`);
  expect(script.body).toBe(`'${name}'`);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get(`${mount}favicon.svg`)).body).toBe(`<svg id="${name}"/>`);
  expect((await get(`${mount}login`)).body).toContain(`href="${mount}assets/login-${name}.js"`);
});

test('api/web-4, api/web-15: a missing file of one app is a 404, also where another app has it', async () => {
  for (const url of [
    '/assets/login-desk.js',
    '/desk/assets/login-member.js',
    '/desk/robots.txt',
    '/desk/index.html',
    '/desk/preloads.txt',
  ]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
  expect((await get('/desk/..%2fmember/favicon.svg')).body).not.toContain('svg');
});

test('api/web-6, api/web-15: an app without a build is a 404 below its mount alone', async () => {
  expect((await get('/late/page')).statusCode).toBe(404);
  expect((await get('/late.page')).statusCode).toBe(404);
  expect((await get('/later')).statusCode).toBe(200);
});
