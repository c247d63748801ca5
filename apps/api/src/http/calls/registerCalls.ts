import type { Call, CallTable } from '@parlour/contract';
import { LRUCache } from 'lru-cache';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import { type Authorize, type Caller, principalOf } from '../../access/authorize.ts';
import type { PerformCallOnce, PerformOnce } from '../idempotency/idempotency.ts';
import type { AuditEvent, CallAuthor } from '../audit/audit.ts';
import { createReadJson, type ReadJson } from '../parsing/jsonBody.ts';
import type { CallContext, Handler, Handlers } from './handler.ts';
import { parseCall } from '../parsing/parseCall.ts';
import { headerOf, sendFile, sendCached, sendEnvelope, envelopeTextOf } from '../responses.ts';
import { acceptsJson, sendStream } from '../streamResponses.ts';
import { readUpload } from '../upload/readUpload.ts';
import { invalidInput } from '../../errors/apiError.ts';

declare module 'fastify' {
  interface FastifyRequest {
    served: ServedRoute | null;
    caller: Caller | null;
  }
}

/** The dependencies of {@link registerCalls}. */
export interface CallDependencies {
  readonly authorize: Authorize;
  readonly performOnce: PerformOnce;
  /** Records what a call without a transaction did. */
  readonly record: (author: CallAuthor, events: readonly AuditEvent[]) => Promise<void>;
}

/** A table of calls with their handlers. */
interface ServedCalls<Table extends CallTable<keyof Table>> {
  readonly calls: Table;
  readonly handlers: Handlers<Table>;
}

/** A call of the table with its handler. */
interface ServedRoute {
  readonly call: Call;
  /** Whether a call with this query counts towards the rate limit. A cached body does not, since it costs less than the count. */
  readonly isCounted: (query: unknown) => boolean;
  readonly respond: (request: FastifyRequest, reply: FastifyReply, caller: Caller) => unknown;
  /** Whether the handler reads its own body as a stream. */
  readonly isUpload?: boolean;
}

/** One of the calls of a route. */
interface RouteCandidate {
  readonly call: Call;
  readonly fixed: readonly (readonly [name: string, value: string])[];
  readonly served: ServedRoute;
}

/** Prepares the requests of a server for {@link registerCalls}. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('served', null);
  app.decorateRequest('caller', null);
}

/** Registers a route for every call of a table. Fixed query parameters distinguish calls with the same route. */
export function registerCalls<Table extends CallTable<keyof Table>>(
  app: FastifyInstance,
  { calls, handlers }: ServedCalls<Table>,
  dependencies: CallDependencies,
): void {
  const readJson = createReadJson(app);
  const routes = new Map<string, RouteCandidate[]>();
  for (const name of Object.keys(calls).filter(
    (key): key is keyof Table & string => key in calls,
  )) {
    const call = calls[name];
    const served = bindCall(call, handlers[name], dependencies, readJson);
    const fixed = Object.entries(call.fixedQuery ?? {});
    const route = `${call.method} ${call.path}`;
    routes.set(route, [...(routes.get(route) ?? []), { call, fixed, served }]);
  }
  for (const candidates of routes.values()) {
    const [firstCandidate] = candidates;
    if (firstCandidate === undefined) continue;
    const options: RouteOptions = {
      method: firstCandidate.call.method,
      url: firstCandidate.call.path,
      onRequest(request, _reply, done) {
        const served = selectCall(candidates, request.query);
        const counted = served.isCounted(request.query);
        const caller = dependencies.authorize(served.call.access, request, counted);
        request.served = served;
        if (!(caller instanceof Promise)) {
          request.caller = caller;
          return done();
        }
        caller.then(
          (found) => {
            request.caller = found;
            done();
          },
          (error: Error) => done(error),
        );
      },
      handler: respond,
    };
    if (candidates.some(({ served }) => served.isUpload === true)) addUploadRoute(app, options);
    else app.route(options);
  }
}

/** Adds a route whose JSON body is left unread. */
function addUploadRoute(app: FastifyInstance, options: RouteOptions): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', (_request, payload, ready) => {
      ready(null, payload);
    });
    scope.route(options);
    done();
  });
}

const respond: RouteHandlerMethod = (request, reply) => {
  const { served, caller } = request;
  if (served === null || caller === null) throw new Error('a call got past its own access check');
  return served.respond(request, reply, caller);
};

/** Selects the call whose fixed query parameters all match. A call without any matches always. */
function selectCall(candidates: readonly RouteCandidate[], query: unknown): ServedRoute {
  const candidate = candidates.find(({ fixed }) =>
    fixed.every(([name, value]) => parameterOf(query, name) === value),
  );
  if (candidate !== undefined) return candidate.served;
  const [name, value] = candidates[0]?.fixed[0] ?? ['query', ''];
  throw invalidInput(name, `${name} must be ${value}.`);
}

const parameterOf = (query: unknown, name: string): unknown =>
  typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;

function bindCall<C extends Call>(
  call: C,
  handler: Handler<C>,
  dependencies: CallDependencies,
  readJson: ReadJson,
): ServedRoute {
  const status = call.status ?? 200;
  // Sound, since each part has just been parsed by the schema that its type is inferred from. The caller was authorized
  // by the declared access of the call.
  const contextOf = (request: FastifyRequest, caller: Caller, parsed = parseCall(call, request)) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ({
      ...parsed,
      caller,
      requestId: request.id,
      ip: request.ip,
      host: request.host,
    }) as CallContext<C>;
  const performOnceFor =
    (request: FastifyRequest, caller: Caller): PerformCallOnce =>
    (identity, perform) =>
      dependencies.performOnce({
        author: authorOf(request, caller),
        key: headerOf(request, 'idempotency-key'),
        request: identity,
        perform,
      });
  /** A call whose response is made each time. */
  const perCall = (respond: ServedRoute['respond']): ServedRoute => ({
    call,
    isCounted: () => true,
    respond,
  });

  if ('cached' in handler) {
    return {
      call,
      isCounted: countsWithQuery(call),
      respond: respondShared(call, contextOf, handler.cached, sendCached),
    };
  }
  if ('file' in handler) {
    return {
      call,
      isCounted: () => false,
      respond: respondShared(call, contextOf, handler.file, sendFile),
    };
  }
  if ('query' in handler) {
    return perCall(async (request, reply, caller) => {
      preventIndexing(caller, reply);
      const response = await handler.query(contextOf(request, caller));
      return sendEnvelope(reply, status, envelopeTextOf(response));
    });
  }
  if ('stream' in handler) {
    return perCall(async (request, reply, caller) => {
      preventIndexing(caller, reply);
      const context = contextOf(request, caller);
      const response = await handler.stream(context, acceptsJson(request.headers.accept));
      try {
        await dependencies.record(authorOf(request, caller), response.events);
      } catch (error) {
        if ('stream' in response) response.stream.destroy();
        throw error;
      }
      reply.header('vary', 'accept');
      if ('stream' in response) return sendStream(reply, response);
      return sendEnvelope(reply, status, envelopeTextOf(response));
    });
  }
  if ('upload' in handler) {
    const withoutBody: Call = { ...call, body: undefined };
    const route = perCall(async (request, reply, caller) => {
      const context = contextOf(request, caller, parseCall(withoutBody, request));
      const response = await handler.upload(context, {
        performOnce: performOnceFor(request, caller),
        receive: (limits, take) => readUpload({ call, request, readJson, limits, take }),
      });
      return sendEnvelope(reply, status, envelopeTextOf(response));
    });
    return { ...route, isUpload: true };
  }
  return perCall(async (request, reply, caller) => {
    const context = contextOf(request, caller);
    const fingerprint = handler.idempotencyFingerprint?.(context.body) ?? context.body ?? null;
    let afterwards: (() => Promise<void>) | undefined;
    const identity = JSON.stringify([call.method, request.url, fingerprint]);
    const written = await performOnceFor(request, caller)(identity, async (transaction) => {
      const response = await handler.command(context, transaction);
      afterwards = response.afterCommit;
      return { status, body: envelopeTextOf(response), events: response.events };
    });
    await afterwards?.();
    return sendEnvelope(reply, written.status, written.body);
  });
}

/** Returns the author of an audited call, which visitors cannot make. */
function authorOf(request: FastifyRequest, caller: Caller): CallAuthor {
  const principal = principalOf(caller);
  if (principal === undefined) throw new Error('an audited call needs a principal');
  return { principal, requestId: request.id };
}

/** Responds with a shared body. Most often it is cached, and then sent synchronously. */
function respondShared<Context, Shared>(
  call: Call,
  contextOf: (
    request: FastifyRequest,
    caller: Caller,
    parsed: ReturnType<typeof parseCall>,
  ) => Context,
  find: (context: Context) => Shared | Promise<Shared>,
  send: (shared: Shared, request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): ServedRoute['respond'] {
  const parseOnce = cacheByUrl((request) => parseCall(call, request));
  return (request, reply, caller) => {
    preventIndexing(caller, reply);
    const shared = find(contextOf(request, caller, parseOnce(request)));
    if (!(shared instanceof Promise)) return send(shared, request, reply);
    return shared.then((body) => send(body, request, reply));
  };
}

/** Whether a cached body counts like any call: only when params or query select it, since then it may have to be made. */
function countsWithQuery(call: Call): (query: unknown) => boolean {
  const fixed = Object.keys(call.fixedQuery ?? {}).length;
  return (query) => call.params !== undefined || parameterNames(query).length > fixed;
}

const parameterNames = (query: unknown): readonly string[] =>
  typeof query === 'object' && query !== null ? Object.keys(query) : [];

/** Keeps pages shared by members out of search engines. */
function preventIndexing(caller: Caller, reply: FastifyReply): void {
  if (caller.kind === 'visitor') reply.header('x-robots-tag', 'noindex');
}

const URL_LIMIT = 500;

/** Caches the parsed parts of a call by its URL. Members use few URLs, and parsing costs more than the rest of the response. */
function cacheByUrl<Value extends object>(read: (request: FastifyRequest) => Value) {
  const valuesByUrl = new LRUCache<string, Value>({ max: URL_LIMIT });
  return (request: FastifyRequest): Value => {
    const cached = valuesByUrl.get(request.url);
    if (cached !== undefined) return cached;
    const value = read(request);
    valuesByUrl.set(request.url, value);
    return value;
  };
}
