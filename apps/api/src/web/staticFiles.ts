import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, isNotModified } from '../http/cache/responseCache.ts';
import type { Pages } from './pages.ts';
import type { Rendering } from './visitorPages.ts';

/** The sources of the served files. */
export interface WebDependencies {
  /** The build of the member app. */
  readonly webFolder: string;
  readonly pages: Pages | undefined;
  /** Absent where the member app is not built. Then the browser renders every page. */
  readonly rendering?: Rendering | undefined;
  readonly picturesFolder: string;
}

const YEAR = 365 * 24 * 60 * 60;
const MONTH = 30 * 24 * 60 * 60;

/** Serves the files of the member app and the club's pictures. */
export async function addStaticFiles(
  app: FastifyInstance,
  dependencies: WebDependencies,
): Promise<void> {
  const cacheOptions = (seconds: number, directives = '') => ({
    cacheControl: false,
    // All files are small, so a range request gets the whole file.
    acceptRanges: false,
    setHeaders: (reply: FastifyReply) =>
      void reply.header('cache-control', `public, max-age=${seconds}${directives}`),
  });
  const assets = join(dependencies.webFolder, 'assets');
  if (existsSync(assets)) {
    // The file names contain the hash of their content.
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      ...cacheOptions(YEAR, ', immutable'),
    });
  }
  if (existsSync(dependencies.picturesFolder)) {
    await app.register(fastifyStatic, {
      root: dependencies.picturesFolder,
      prefix: '/pictures/',
      decorateReply: false,
      index: false,
      ...cacheOptions(MONTH),
    });
  }
  const { pages } = dependencies;
  if (pages !== undefined) app.get('/', (request, reply) => sendPage(pages, request, reply));
  if (existsSync(dependencies.webFolder)) {
    await app.register(fastifyStatic, {
      root: dependencies.webFolder,
      prefix: '/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      wildcard: true,
      allowedPath: (path) => path !== '/index.html' && !path.startsWith('/assets/'),
      ...cacheOptions(0, ', must-revalidate'),
    });
  }
}

/** Sends the member app's page. Its router interprets the path in the browser. */
export function sendPage(pages: Pages, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const page = pages.at(request.url.split('?', 1)[0] ?? '');
  reply.header('etag', page.etag);
  reply.header('cache-control', 'no-cache');
  reply.header('vary', 'accept-encoding');
  if (isNotModified(request.headers['if-none-match'], page)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']?.toString());
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).type('text/html; charset=utf-8').send(page.bytes[encoding]);
}
