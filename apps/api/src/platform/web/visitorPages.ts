import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LOGIN_PATH, sharedRouteOf } from '@parlour/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refOf } from '../../access.ts';
import { type Clock, dayOf } from '../clock.ts';
import { encodingFor, type KeptLists } from '../http/kept-lists/keptLists.ts';
import { pathForLog } from '../http/log.ts';
import type { Pages } from './page.ts';
import { withRenderedPage } from './renderedPage.ts';
import type { Renderer } from './renderer.ts';

/** Who renders pages, and what keeps the answers that they are made of: they are the same for every visitor. */
export interface Rendering {
  readonly renderer: Renderer;
  readonly answers: KeptLists;
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

const compressions = {
  // It is made anew for each visitor, so the time counts more than the last bytes.
  br: (html: string) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
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
    const kept = await answers.get(name, async () => {
      const answer = await app.inject({ method: 'GET', url: path, remoteAddress: client });
      if (answer.statusCode !== 200) throw new Error(`The answer is ${answer.statusCode}.`);
      return answer.payload;
    });
    return kept.bytes.identity.toString();
  };

  return async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isForVisitors(path)) return false;
    reply.header('x-robots-tag', 'noindex');
    const ref = refOf(request.query);
    if (path !== LOGIN_PATH && ref === undefined) return false;
    if (!(await parts.mayRender(request.ip, path === LOGIN_PATH ? undefined : ref))) return false;
    const outcome = await renderer.render(request.url, (call) => answerOf(call, request.ip));
    if (outcome.page === null) {
      const { reason, isFault } = outcome;
      if (isFault) request.log.warn({ path: pathForLog(path), reason }, 'a page was not rendered');
      return false;
    }
    const place = { publicUrl, address: request.url, clubName };
    const html = withRenderedPage(pages.templateAt(path), outcome.page, place);
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
