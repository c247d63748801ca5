import type { CallResponse } from '@parlour/contract';
import { clubDay } from '@parlour/core';
import { matchVisitorRoute } from '@parlour/core/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refFromQuery } from '../access/authorize.ts';
import type { Clock } from '../platform/process/clock.ts';
import { signals } from '../platform/process/signals.ts';
import { callFactsOf } from '../http/audit/securityEvents.ts';
import { type Encoding, encodingFor } from '../http/cache/compression.ts';
import type { ContentCache } from '../http/cache/responseCache.ts';
import { pathWithin } from '../http/paths.ts';
import { pathForLog } from '../http/errors/log.ts';
import type { Pages } from './pages.ts';
import type { Renderer } from './renderer.ts';

/** The renderer and the cache of the responses that pages are made from, the same for every visitor. */
export interface Rendering {
  readonly renderer: Renderer;
  readonly responses: ContentCache<string>;
  /** Returns the Content-Security-Policy of a page with an inline style, by its source. */
  readonly policyFor: (styleSource: string) => string;
}

/** The dependencies of {@link createSendVisitorPage}. */
export interface VisitorPagesDependencies {
  /** The path of the app's start page. */
  readonly mount: string;
  readonly pages: Pages;
  readonly rendering: Rendering;
  readonly clock: Clock;
  /** Whether the client is within its limit of pages and a `ref`, if any, is that of an active member. */
  readonly mayRender: (ip: string, ref: string | null) => Promise<boolean>;
  readonly publicUrl: string;
}

/** Sends the rendered page of a path for visitors. Returns false where the browser renders the page. */
export type SendVisitorPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

// Milliseconds.
const DATABASE_TIMEOUT = 1000;

// Characters. A page contains a response twice, as text and as data, and a larger one would delay members' calls.
const RESPONSE_LIMIT = 512 * 1024;

/** A response that may say that there is no such item. It is not cached. */
class MissingError extends Error {
  readonly response: CallResponse;

  constructor(response: CallResponse) {
    super('There is no such item.');
    this.response = response;
  }
}

/** A path can name an item that does not exist, or that no item could have. The page decides. */
const mayBeMissing = (status: number) => status === 404 || status === 400;

type VisitorPage = Exclude<Awaited<ReturnType<Renderer['render']>>, { page: null }>;

/**
 * Renders pages for visitors from the calls that their browser would make. After any error, and for a `ref` that names
 * nobody, the browser renders the page.
 */
export function createSendVisitorPage(
  app: FastifyInstance,
  dependencies: VisitorPagesDependencies,
): SendVisitorPage {
  const { pages, clock, publicUrl } = dependencies;
  const { renderer, responses, policyFor } = dependencies.rendering;

  /** Returns the response of a call. Cached without its `ref`, since that has just been checked and changes no response. */
  const responseOf = async (path: string, ip: string): Promise<CallResponse> => {
    const url = new URL(path, publicUrl);
    url.searchParams.delete('ref');
    const name = `page ${clubDay(clock.now())} ${url.pathname}${url.search}`;
    const read = responses.get(name, async () => {
      const response = await app.inject({ method: 'GET', url: path, remoteAddress: ip });
      const { statusCode: status, payload: body } = response;
      if (mayBeMissing(status)) throw new MissingError({ status, body });
      if (status !== 200) throw new Error(`The response is ${status}.`);
      return body;
    });
    try {
      const body = await read;
      if (body.length > RESPONSE_LIMIT) throw new Error('The response is too large.');
      return { status: 200, body };
    } catch (error) {
      if (error instanceof MissingError) return error.response;
      throw error;
    }
  };

  const renderPage = async (
    request: FastifyRequest,
    path: string,
    encoding: Encoding,
  ): Promise<VisitorPage | null> => {
    const ref = refFromQuery(request.query);
    const isSignIn = matchVisitorRoute(path) === 'signIn';
    if (!isSignIn && ref === null) return null;
    const mayRender = dependencies.mayRender(request.ip, isSignIn ? null : ref);
    if (!(await withTimeout(mayRender))) return null;
    const order = { path: request.url, template: pages.templateAt(path), encoding };
    const startedAt = performance.now();
    const outcome = await renderer.render(order, (call) => responseOf(call, request.ip));
    const isRendered = outcome.page !== null;
    const milliseconds = performance.now() - startedAt;
    signals.emit('rendering', isRendered ? 'rendered' : 'failed', milliseconds);
    if (outcome.page !== null) return outcome;
    if (outcome.isError) warn(request, path, { reason: outcome.reason });
    return null;
  };

  return async (request, reply) => {
    const path = pathWithin(dependencies, request.url.split('?', 1)[0] ?? '');
    if (matchVisitorRoute(path) === null) return false;
    reply.header('x-robots-tag', 'noindex');
    const encoding = encodingFor(request.headers['accept-encoding']?.toString());
    const page = await renderPage(request, path, encoding).catch((error: unknown) => {
      warn(request, path, { err: error });
      return null;
    });
    if (page === null) return false;
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    reply.header('content-security-policy', policyFor(page.styleSource));
    reply.code(page.status).type('text/html; charset=utf-8').send(page.page);
    return true;
  };
}

const warn = (request: FastifyRequest, path: string, details: object) =>
  request.log.warn(
    { ...callFactsOf(request), path: pathForLog(path), ...details },
    'a page was not rendered',
  );

/** Limits the wait for the database, since it may hang and the browser can render the page without it. */
function withTimeout<Value>(value: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timeout = setTimeout(
    () => reject(new Error('The database took too long.')),
    DATABASE_TIMEOUT,
  );
  return Promise.race([value, promise]).finally(() => clearTimeout(timeout));
}
