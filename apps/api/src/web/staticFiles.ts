import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCached, sendEncoded } from '../http/responses.ts';
import { addMapArchives, type MapArchives } from './mapArchives.ts';
import type { MountedApp } from './mountedApp.ts';
import type { Pages, ShellStatus } from './pages.ts';
import { addServiceWorker, PAGE_PATH } from './serviceWorker.ts';

/** The sources of the served files. */
export interface WebDependencies {
  readonly apps: readonly MountedApp[];
  readonly picturesFolder: string;
  /** Absent: the club has no map tiles of its own. */
  readonly mapArchives?: MapArchives | undefined;
}

const YEAR = 365 * 24 * 60 * 60;
const MONTH = 30 * 24 * 60 * 60;

/** Serves the files of the mounted apps, the club's pictures and its map tiles. */
export async function addStaticFiles(app: FastifyInstance, dependencies: WebDependencies) {
  const { apps, picturesFolder } = dependencies;
  if (existsSync(picturesFolder)) {
    await app.register(fastifyStatic, {
      root: picturesFolder,
      prefix: '/pictures/',
      decorateReply: false,
      index: false,
      ...cacheOptions(MONTH),
    });
  }
  if (dependencies.mapArchives !== undefined) await addMapArchives(app, dependencies.mapArchives);
  for (const mounted of apps) await addApp(app, mounted);
}

const cacheOptions = (seconds: number, directives = '') => ({
  cacheControl: false,
  // These files are small, so a range request gets the whole file.
  acceptRanges: false,
  setHeaders: (reply: FastifyReply, path: string) => {
    reply.header('cache-control', `public, max-age=${seconds}${directives}`);
    // The library names the character set of text, but not of XML.
    if (path.endsWith('.svg')) reply.type('image/svg+xml; charset=utf-8');
  },
});

/** Serves the start page and the files of one app below its mount. */
async function addApp(app: FastifyInstance, mounted: MountedApp): Promise<void> {
  const { mount, folder, pages, serviceWorker } = mounted;
  const assets = join(folder, 'assets');
  if (existsSync(assets)) {
    // The file names contain the hash of their content.
    await app.register(fastifyStatic, {
      root: assets,
      prefix: `${mount}assets/`,
      // By it files of other releases are sent in the same way (api/web-32).
      decorateReply: !app.hasReplyDecorator('sendFile'),
      preCompressed: true,
      index: false,
      ...cacheOptions(YEAR, ', immutable'),
    });
  }
  if (pages !== undefined) app.get(mount, (request, reply) => sendPage(pages, '/', request, reply));
  if (serviceWorker?.() !== undefined) {
    addServiceWorker(app, serviceWorker);
    if (pages !== undefined) {
      app.get(PAGE_PATH, (request, reply) => sendPage(pages, PAGE_PATH, request, reply));
    }
  }
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: mount,
      decorateReply: false,
      preCompressed: true,
      index: false,
      wildcard: true,
      allowedPath: (path) => path !== '/index.html' && !path.startsWith('/assets/'),
      ...cacheOptions(0, ', must-revalidate'),
    });
  }
}

/**
 * Sends an app's page for a path within it. Its router interprets the path in the browser. With another status than 200 the
 * page has no ETag, because a browser with a copy would be told that the path is still there.
 */
export async function sendPage(
  pages: Pages,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  status: ShellStatus = 200,
) {
  const type = 'text/html; charset=utf-8';
  const body = await pages.at(path);
  reply.code(status);
  if (status === 200) return sendCached(body, request, reply, { type, cacheControl: 'no-cache' });
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  return sendEncoded(body, request, reply, type);
}
