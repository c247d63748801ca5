import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, hasBody } from '../http/kept-lists/keptLists.ts';
import type { Pages } from './page.ts';
import type { Rendering } from './visitorPages.ts';

/** What the files of the member app are served from. */
export interface WebParts {
  /** What the build of the member app made. */
  readonly webFolder: string;
  readonly pages: Pages | undefined;
  /** Absent where the member app is not built: then the browser draws every page. */
  readonly rendering?: Rendering | undefined;
  readonly picturesFolder: string;
}

const YEAR = 365 * 24 * 60 * 60;
const MONTH = 30 * 24 * 60 * 60;

/** Serves the files of the member app and the club's pictures. */
export async function addFiles(app: FastifyInstance, parts: WebParts): Promise<void> {
  const cached = (seconds: number, more = '') => ({
    cacheControl: false,
    // All are small: whoever asks for a part gets the whole.
    acceptRanges: false,
    setHeaders: (reply: FastifyReply) =>
      void reply.header('cache-control', `public, max-age=${seconds}${more}`),
  });
  const assets = join(parts.webFolder, 'assets');
  if (existsSync(assets)) {
    // Their names carry the hash of their content.
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      ...cached(YEAR, ', immutable'),
    });
  }
  if (existsSync(parts.picturesFolder)) {
    await app.register(fastifyStatic, {
      root: parts.picturesFolder,
      prefix: '/pictures/',
      decorateReply: false,
      index: false,
      ...cached(MONTH),
    });
  }
  const { pages } = parts;
  if (pages !== undefined) app.get('/', (request, reply) => sendPage(pages, request, reply));
  if (existsSync(parts.webFolder)) {
    await app.register(fastifyStatic, {
      root: parts.webFolder,
      prefix: '/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      wildcard: true,
      allowedPath: (path) => path !== '/index.html' && !path.startsWith('/assets/'),
      ...cached(0, ', must-revalidate'),
    });
  }
}

/** Sends the member app's page, which finds out itself what the address means. */
export function sendPage(pages: Pages, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const page = pages.at(request.url.split('?', 1)[0] ?? '');
  reply.header('etag', page.etag);
  reply.header('cache-control', 'no-cache');
  reply.header('vary', 'accept-encoding');
  if (hasBody(request.headers['if-none-match'], page)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']?.toString());
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).type('text/html; charset=utf-8').send(page.bytes[encoding]);
}
