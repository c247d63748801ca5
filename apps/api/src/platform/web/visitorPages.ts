import { LOGIN_PATH, sharedRouteOf } from '@parlour/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refIn } from '../../access.ts';
import { type Clock, dayOf } from '../clock.ts';
import { type Encoding, encodingFor, type Kept } from '../http/kept-lists/keptLists.ts';
import { pathForLog } from '../http/log.ts';
import type { Pages } from './page.ts';
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
  readonly mayRender: (client: string, ref: string | null) => Promise<boolean>;
  readonly publicUrl: string;
}

/** Sends the rendered page of an address that visitors read; false where the browser is to draw it. */
export type SendVisitorPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

// Milliseconds.
const ASKED_WITHIN = 1000;

// Characters. More would be sent twice, as text and as data, and keep the server's own process busy, where members wait.
const LARGEST_ANSWER = 512 * 1024;

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
  const { pages, clock, publicUrl } = parts;
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

  const rendered = async (
    request: FastifyRequest,
    path: string,
    encoding: Encoding,
  ): Promise<Uint8Array | null> => {
    const ref = refIn(request.query);
    if (path !== LOGIN_PATH && ref === null) return null;
    const mayRender = parts.mayRender(request.ip, path === LOGIN_PATH ? null : ref);
    if (!(await answeredSoon(mayRender))) return null;
    const order = { address: request.url, template: pages.templateAt(path), encoding };
    const outcome = await renderer.render(order, (call) => answerOf(call, request.ip));
    if (outcome.page !== null) return outcome.page;
    if (outcome.isFault) warn(request, path, { reason: outcome.reason });
    return null;
  };

  return async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isForVisitors(path)) return false;
    reply.header('x-robots-tag', 'noindex');
    const encoding = encodingFor(request.headers['accept-encoding']?.toString());
    const page = await rendered(request, path, encoding).catch((error: unknown) => {
      warn(request, path, { err: error });
      return null;
    });
    if (page === null) return false;
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    reply.code(200).type('text/html; charset=utf-8').send(page);
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
