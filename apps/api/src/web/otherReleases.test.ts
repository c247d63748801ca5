import { chownSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sendError } from '../http/errors/errorHandler.ts';
import { createNotFoundHandler } from './notFound.ts';
import { createFindInOtherReleases } from './otherReleases.ts';
import { addStaticFiles } from './staticFiles.ts';

/** Unpacks a made-up release, whose member app has one file with a hash in its name. */
function unpack(folder: string, version: string, asset = `page-${version}.js`): string {
  const release = join(folder, `parlour-${version}`);
  const assets = join(release, 'apps/web/dist/assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(release, 'VERSION'), `${version}\n`);
  writeFileSync(join(release, 'secret.js'), 'secret');
  writeFileSync(join(assets, asset), version);
  writeFileSync(join(assets, `${asset}.br`), brotliCompressSync(version));
  return release;
}

function releasesFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Serves the member app of a release. Returns a function that gets a file, as a browser does. */
async function serve(release: string) {
  const app = fastify();
  onTestFinished(() => app.close());
  const folder = join(release, 'apps/web/dist');
  const findInOtherReleases = createFindInOtherReleases(folder, release);
  const apps = [
    { mount: '/', folder, pages: undefined, securityPolicy: '', findInOtherReleases },
    { mount: '/desk/', folder: '/nowhere', pages: undefined, securityPolicy: '' },
  ];
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler(createNotFoundHandler(apps, []));
  await addStaticFiles(app, { apps, picturesFolder: '/nowhere' });
  return (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } });
}

test('api/web-32: each of two releases serves the hashed files of the other like its own', async () => {
  const folder = releasesFolder();
  const getFromFormer = await serve(unpack(folder, '1.0.0'));
  // It is unpacked while the former one runs.
  const getFromNext = await serve(unpack(folder, '1.1.0'));
  const own = await getFromNext('/assets/page-1.1.0.js');
  const ofFormer = await getFromNext('/assets/page-1.0.0.js');
  const ofNext = await getFromFormer('/assets/page-1.1.0.js');
  for (const { statusCode, headers } of [own, ofFormer, ofNext]) {
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
  }
  expect(ofFormer.rawPayload).toEqual(brotliCompressSync('1.0.0'));
  expect((await getFromNext('/assets/page-0.9.0.js')).statusCode).toBe(404);
});

test('api/web-32, api/web-4: of another release nothing but these files is served', async () => {
  const folder = releasesFolder();
  unpack(folder, '1.0.0');
  const get = await serve(unpack(folder, '1.1.0'));
  for (const url of [
    '/assets/..%2f..%2f..%2f..%2fsecret.js',
    '/assets/%2e%2e/secret.js',
    '/assets/sub/page-1.0.0.js',
    '/page-1.0.0.js',
    '/desk/assets/page-1.0.0.js',
    '/VERSION',
  ]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, expect.toBeOneOf([400, 403, 404])]);
  }
});

test('api/web-32: a folder that is no release, or belongs to another user, adds nothing', async () => {
  const folder = releasesFolder();
  const release = unpack(folder, '1.1.0');
  const find = createFindInOtherReleases(join(release, 'apps/web/dist'), release);
  rmSync(join(unpack(folder, '0.8.0', 'checkout.js'), 'VERSION'));
  const elsewhere = releasesFolder();
  symlinkSync(unpack(elsewhere, '0.7.0', 'linked.js'), join(folder, 'link'));
  const foreign = unpack(folder, '0.6.0', 'foreign.js');
  if (process.getuid?.() === 0) chownSync(join(foreign, 'VERSION'), 12_345, 12_345);
  else rmSync(join(foreign, 'VERSION'));
  for (const name of ['checkout.js', 'linked.js', 'foreign.js', '', '..', '.hidden']) {
    expect([name, await find(name)]).toEqual([name, undefined]);
  }
  rmSync(join(release, 'VERSION'));
  unpack(folder, '1.0.0');
  expect(await find('page-1.0.0.js')).toBeUndefined();
});
