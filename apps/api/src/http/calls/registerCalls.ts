import type { Call, CallTable } from '@parlour/contract';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify';
import type { Authorize, Caller } from '../../access/authorize.ts';
import type { OpenView } from '../../access/principal.ts';
import { invalidInput } from '../../errors/apiError.ts';
import type { AuditEvent } from '../audit/audit.ts';
import type { PerformOnce } from '../idempotency/idempotency.ts';
import { holdsEscapedDigits } from '../parsing/hiddenDigits.ts';
import { createReadJson, type ReadJson } from '../parsing/jsonBody.ts';
import { receiveWiped, type WipedBody } from '../parsing/wipedBody.ts';
import type { Handler, HandlersOf } from './handler.ts';
import { bindCommand } from './handlers/command.ts';
import { bindLive } from './handlers/live.ts';
import { bindQuery } from './handlers/query.ts';
import { bindCached, bindFile } from './handlers/shared.ts';
import { bindStream } from './handlers/stream.ts';
import { bindUpload } from './handlers/upload.ts';
import type { RecordEvents, Respond, ServedRoute } from './servedRoute.ts';

declare module 'fastify' {
  interface FastifyRequest {
    served: ServedRoute | null;
    caller: Caller | null;
    /** The body of a call that hides its digits. */
    wipedBody: WipedBody | null;
  }
}

// Bytes. Unread bodies of strangers are held too, and a card's has some hundred bytes.
const WIPED_BODY_LIMIT = 64 * 1024;

/** The dependencies of {@link registerCalls}. */
export interface CallDependencies {
  readonly authorize: Authorize;
  readonly performOnce: PerformOnce;
  readonly record: RecordEvents;
}

/** A table of calls with their handlers. */
interface ServedCalls<Table extends CallTable<keyof Table>> {
  readonly calls: Table;
  readonly handlers: HandlersOf<Table>;
}

/** Prepares the requests of a server for {@link registerCalls}. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('served', null);
  app.decorateRequest('caller', null);
  app.decorateRequest('wipedBody', null);
  app.decorateRequest('session', null);
}

/** Registers a route for every call of a table. Fixed query parameters distinguish calls with the same route. */
export function registerCalls<Table extends CallTable<keyof Table>>(
  app: FastifyInstance,
  { calls, handlers }: ServedCalls<Table>,
  dependencies: CallDependencies,
): void {
  const readJson = createReadJson(app);
  const respond = createRespond(dependencies.record);
  const routes = new Map<string, ServedRoute[]>();
  for (const name of Object.keys(calls).filter(
    (key): key is keyof Table & string => key in calls,
  )) {
    const call = calls[name];
    const handler = handlers[name];
    const served = {
      name,
      call,
      isCounted: createIsCounted(call, handler),
      respond: bindCall(call, handler, dependencies, readJson),
      isUpload: 'upload' in handler,
      hidesDigits: 'hidesDigits' in handler,
    };
    const route = `${call.method} ${call.path}`;
    routes.set(route, [...(routes.get(route) ?? []), served]);
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
    if (candidates.some(({ isUpload }) => isUpload)) addUploadRoute(app, options);
    else if (candidates.some(({ hidesDigits }) => hidesDigits)) {
      addWipedRoute(app, options, readJson);
    } else app.route(options);
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

/** Adds a route whose body is overwritten once the call has its response, also when nobody read the body. */
function addWipedRoute(app: FastifyInstance, options: RouteOptions, readJson: ReadJson): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', async (request: FastifyRequest) => {
      const body = await request.wipedBody?.read();
      if (body === undefined || body.length === 0) return undefined;
      if (holdsEscapedDigits(body)) throw invalidInput('body', 'Digits must not be escaped.');
      return readJson(request, body);
    });
    scope.addHook('onRequest', (request, reply, next) => {
      const body = receiveWiped(request.raw, WIPED_BODY_LIMIT);
      request.wipedBody = body;
      reply.raw.once('close', () => body.wipe());
      next();
    });
    scope.route(options);
    done();
  });
}

function createRespond(record: RecordEvents): RouteHandlerMethod {
  return (request, reply) => {
    const { served, caller } = request;
    if (served === null || caller === null) throw new Error('a call got past its own access check');
    const view = caller.kind === 'member' ? caller.viewedBy : undefined;
    if (view === undefined) return served.respond(request, reply, caller);
    const author = { principal: view.staff, requestId: request.id };
    // Before anything is shown.
    return record(author, [viewedEvent(served.name, request.params, view)]).then(() =>
      served.respond(request, reply, caller),
    );
  };
}

/** Returns the entry of what a view is shown: the name of the call, and the ids in its path (api/staff/member-views-6). */
function viewedEvent(name: string, params: unknown, { memberId }: OpenView): AuditEvent {
  const ids = Object.values(params ?? {}).map(String);
  return { action: 'member.viewed', subject: `member:${memberId}`, fields: [name, ...ids] };
}

/** Selects the call whose fixed query parameters all match. A call without any matches always. */
function selectCall(candidates: readonly ServedRoute[], query: unknown): ServedRoute {
  const candidate = candidates.find(({ call }) =>
    Object.entries(call.fixedQuery ?? {}).every(
      ([name, value]) => parameterOf(query, name) === value,
    ),
  );
  if (candidate !== undefined) return candidate;
  const [[name, value] = ['query', '']] = Object.entries(candidates[0]?.call.fixedQuery ?? {});
  throw invalidInput(name, `${name} must be ${value}.`);
}

const parameterOf = (query: unknown, name: string): unknown =>
  typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;

function bindCall<C extends Call>(
  call: C,
  handler: Handler<C>,
  { performOnce, record }: CallDependencies,
  readJson: ReadJson,
): Respond {
  if ('cached' in handler) return bindCached(call, handler);
  if ('file' in handler) return bindFile(call, handler);
  if ('query' in handler) return bindQuery(call, handler);
  if ('stream' in handler) return bindStream(call, handler, record);
  if ('live' in handler) return bindLive(call, handler);
  if ('upload' in handler) return bindUpload(call, handler, performOnce, readJson);
  return bindCommand(call, handler, performOnce);
}

/** A cached body counts only when params or query select it, since then it may have to be made. */
function createIsCounted<C extends Call>(call: C, handler: Handler<C>): ServedRoute['isCounted'] {
  if ('file' in handler) return () => false;
  if (!('cached' in handler) || call.params !== undefined) return () => true;
  const fixed = Object.keys(call.fixedQuery ?? {}).length;
  return (query) => Object.keys(query ?? {}).length > fixed;
}
