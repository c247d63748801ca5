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
import { isInteractive } from './isInteractive.ts';
import { itemCallPath } from './itemCall.ts';
import type { Pages, ShellStatus } from './pages.ts';
import type { Renderer } from './renderer.ts';

/** The renderer and the cache of the responses that pages are made from, the same for every visitor. */
export interface Rendering {
  readonly renderer: Renderer;
  readonly responses: ContentCache<string>;
  /** Returns the Content-Security-Policy of a page with an inline style, by its source. */
  readonly policyFor: (styleSource: string) => string;
}

/** Whether a page may be rendered: not without the `ref` of an active member, and later for a client with too many pages. */
type RenderPermission = 'yes' | 'no' | 'later';

/** The dependencies of {@link createSendVisitorPage}. */
export interface VisitorPagesDependencies {
  /** The path of the app's start page. */
  readonly mount: string;
  readonly pages: Pages;
  readonly rendering: Rendering;
  readonly clock: Clock;
  /** Counts the page, and checks the `ref`, if any. */
  readonly mayRender: (ip: string, ref: string | null) => Promise<RenderPermission>;
  readonly publicUrl: string;
}

/**
 * Sends the rendered page of a path for visitors. Returns null then, and otherwise the status of the page that the browser
 * renders.
 */
export type SendVisitorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<ShellStatus | null>;

// Milliseconds.
const DATABASE_TIMEOUT = 1000;

// Milliseconds. Messengers wait about as long for a page, and keep what they get.
const ROBOT_TIMEOUT = 10_000;

// Seconds, longer than an ended renderer needs to be restarted.
const RETRY_AFTER = 10;

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

/** A response that no page can be rendered from, now or later. */
class TooLargeError extends Error {}

type VisitorPage = Exclude<Awaited<ReturnType<Renderer['render']>>, { page: null }>;

/** A page that visitors may see, with the `ref` of its URL. */
interface Shown {
  readonly name: NonNullable<ReturnType<typeof matchVisitorRoute>>;
  /** The path within the app. */
  readonly path: string;
  readonly ref: string | null;
}

/**
 * Renders pages for visitors from the calls that their browser would make. After any error, and for a `ref` that names
 * nobody, the browser renders the page. A robot cannot, so it waits longer and is told to come again (api/web-34).
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
      if (body.length > RESPONSE_LIMIT) throw new TooLargeError('The response is too large.');
      return { status: 200, body };
    } catch (error) {
      if (error instanceof MissingError) return error.response;
      throw error;
    }
  };

  /** Asks the club's own data whether there is no such item, since a renderer that fails cannot say so. */
  const isMissing = async (shown: Shown, ip: string): Promise<boolean> => {
    if (shown.name === 'signIn' || shown.ref === null) return false;
    const item = responseOf(itemCallPath(shown.name, shown.path, shown.ref), ip);
    const status = await withTimeout(item, DATABASE_TIMEOUT).then(
      (response) => response.status,
      () => null,
    );
    return status !== null && mayBeMissing(status);
  };

  /** Renders a page, or returns the status of the one that the browser renders. */
  const renderPage = async (
    request: FastifyRequest,
    shown: Shown,
    encoding: Encoding,
  ): Promise<VisitorPage | ShellStatus> => {
    const { name, path, ref } = shown;
    if (name !== 'signIn' && ref === null) return 200;
    const isPatient = !isInteractive(request.headers);
    const unrendered = isPatient ? 503 : 200;
    try {
      const permission = await withTimeout(
        dependencies.mayRender(request.ip, name === 'signIn' ? null : ref),
        isPatient ? ROBOT_TIMEOUT : DATABASE_TIMEOUT,
      );
      if (permission !== 'yes') return permission === 'no' ? 200 : unrendered;
    } catch (error) {
      warn(request, path, { err: error });
      return unrendered;
    }
    let isTooLarge = false;
    const performCall = (call: string) =>
      responseOf(call, request.ip).catch((error: unknown) => {
        isTooLarge ||= error instanceof TooLargeError;
        throw error;
      });
    const order = { path: request.url, template: pages.templateAt(path), encoding };
    const startedAt = performance.now();
    const within = isPatient ? ROBOT_TIMEOUT : undefined;
    const outcome = await renderer.render(order, performCall, within);
    const isRendered = outcome.page !== null;
    const milliseconds = performance.now() - startedAt;
    signals.emit('rendering', isRendered ? 'rendered' : 'failed', milliseconds);
    if (outcome.page !== null) return outcome;
    if (outcome.isError) warn(request, path, { reason: outcome.reason });
    if (isTooLarge) return 200;
    return (await isMissing(shown, request.ip)) ? 404 : unrendered;
  };

  return async (request, reply) => {
    const path = pathWithin(dependencies, request.url.split('?', 1)[0] ?? '');
    const name = matchVisitorRoute(path);
    if (name === null) return 200;
    reply.header('x-robots-tag', 'noindex');
    const encoding = encodingFor(request.headers['accept-encoding']?.toString());
    const shown = { name, path, ref: refFromQuery(request.query) };
    const page = await renderPage(request, shown, encoding);
    if (page === 503) reply.header('retry-after', RETRY_AFTER);
    if (typeof page === 'number') return page;
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    reply.header('content-security-policy', policyFor(page.styleSource));
    reply.code(page.status).type('text/html; charset=utf-8').send(page.page);
    return null;
  };
}

const warn = (request: FastifyRequest, path: string, details: object) =>
  request.log.warn(
    { ...callFactsOf(request), path: pathForLog(path), ...details },
    'a page was not rendered',
  );

/** Limits the wait for the database, in milliseconds, since it may hang and the browser can render the page without it. */
function withTimeout<Value>(value: Promise<Value>, limit: number): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timeout = setTimeout(() => reject(new Error('The database took too long.')), limit);
  return Promise.race([value, promise]).finally(() => clearTimeout(timeout));
}
