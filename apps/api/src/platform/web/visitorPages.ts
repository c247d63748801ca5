import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LOGIN_PATH, sharedRouteOf } from '@parlour/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refOf } from '../../access.ts';
import { type Clock, dayOf } from '../clock.ts';
import { encodingFor, type Kept } from '../http/kept-lists/keptLists.ts';
import { pathForLog } from '../http/log.ts';
import type { Pages } from './page.ts';
import { withRenderedPage } from './renderedPage.ts';
import type { Renderer } from './renderer.ts';

/** Who renders pages, and what keeps the answers that they are made of: they are the same for every visitor. */
export interface Rendering {
  readonly renderer: Renderer;
  readonly answers: Kept<string>;
}

/** What the pages for visitors are made from. */
export interface VisitorPagesParts {
  readonly pages: Pages;
  readonly rendering: Rendering;
  readonly clock: Clock;
  /** Whether a client has not had too many pages, and a `ref`, if there is one, names an active member. */
  readonly mayRender: (client: string, ref: string | undefined) => Promise<boolean>;
  readonly publicUrl: string;
  readonly clubName: string;
}

/** Sends the rendered page of an address that visitors read; false where the browser is to draw it. */
export type SendVisitorPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

// Milliseconds.
const ASKED_WITHIN = 1000;

// Characters. More would be sent twice, as text and as data, and keep the server's own process busy, where members wait.
const LARGEST_ANSWER = 512 * 1024;

// A page is made anew for each visitor, so time and memory count more than the last bytes: the window (2^17 bytes) holds
// most of it, and costs a fraction of the usual one.
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
};

const compressions = {
  br: (html: string) => promisify(brotliCompress)(html, brotliOptions),
  gzip: (html: string) => promisify(gzip)(html),
  identity: (html: string) => Promise.resolve(html),
} as const;

/** Whether visitors read a path: the login, and what members share. */
const isForVisitors = (path: string): boolean =>
  path === LOGIN_PATH || sharedRouteOf(path) !== null;

/**
 * Renders what visitors read, from the calls that their browser would make. Whatever goes wrong, and for a `ref` that
 * names nobody, the browser draws the page.
 */
export function createSendVisitorPage(
  app: FastifyInstance,
  parts: VisitorPagesParts,
): SendVisitorPage {
  const { pages, clock, publicUrl, clubName } = parts;
  const { renderer, answers } = parts.rendering;

  /** What a call is answered, by its path without the `ref`: that has just been checked, and changes no answer. */
  const answerOf = async (path: string, client: string): Promise<string> => {
    const url = new URL(path, publicUrl);
    url.searchParams.delete('ref');
    const name = `page ${dayOf(clock.now())} ${url.pathname}${url.search}`;
    const text = await answers.get(name, async () => {
      const answer = await app.inject({ method: 'GET', url: path, remoteAddress: client });
      if (answer.statusCode !== 200) throw new Error(`The answer is ${answer.statusCode}.`);
      return answer.payload;
    });
    if (text.length > LARGEST_ANSWER) throw new Error('The answer is too large.');
    return text;
  };

  const rendered = async (request: FastifyRequest, path: string): Promise<string | null> => {
    const ref = refOf(request.query);
    if (path !== LOGIN_PATH && ref === undefined) return null;
    const mayRender = parts.mayRender(request.ip, path === LOGIN_PATH ? undefined : ref);
    if (!(await answeredSoon(mayRender))) return null;
    const outcome = await renderer.render(request.url, (call) => answerOf(call, request.ip));
    if (outcome.page !== null) {
      const place = { publicUrl, address: request.url, clubName };
      return withRenderedPage(pages.templateAt(path), outcome.page, place);
    }
    if (outcome.isFault) warn(request, path, { reason: outcome.reason });
    return null;
  };

  return async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isForVisitors(path)) return false;
    reply.header('x-robots-tag', 'noindex');
    const html = await rendered(request, path).catch((error: unknown) => {
      warn(request, path, { err: error });
      return null;
    });
    if (html === null) return false;
    const encoding = encodingFor(request.headers['accept-encoding']?.toString());
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    reply
      .code(200)
      .type('text/html; charset=utf-8')
      .send(await compressions[encoding](html));
    return true;
  };
}

const warn = (request: FastifyRequest, path: string, why: object) =>
  request.log.warn({ path: pathForLog(path), ...why }, 'a page was not rendered');

/** What the database is asked, which may be away or hang: the page that the browser draws needs none. */
function answeredSoon<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const tooLong = setTimeout(() => reject(new Error('The database took too long.')), ASKED_WITHIN);
  return Promise.race([answer, promise]).finally(() => clearTimeout(tooLong));
}
