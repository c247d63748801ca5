import { calls, type Call, type CallName } from '@parlour/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import type { Authorize, Caller } from '../../access.ts';
import type { PerformOnce } from '../idempotency/idempotency.ts';
import { createReadJson, type ReadJson } from './bodies.ts';
import { remember } from '../remember.ts';
import type { CallContext, Handler, Handlers } from './handler.ts';
import { parseCall } from './parsing.ts';
import { headerOf, sendFile, sendKept, sendText, textOf } from './sending.ts';
import { asksForJson, sendStream } from './streams.ts';
import { receiveUpload } from './receiving.ts';
import { invalid } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    served: ServedRoute | null;
    caller: Caller | null;
  }
}

/** What the routes of the calls work with. */
export interface CallRouteParts {
  readonly authorize: Authorize;
  readonly performOnce: PerformOnce;
  readonly handlers: Handlers;
}

/** A call of the table, bound to its handler. */
interface ServedRoute {
  readonly call: Call;
  /** Whether a call with such a query counts towards the caller's limit: a kept body costs less than counting would save. */
  readonly isCounted: (query: unknown) => boolean;
  readonly respond: (request: FastifyRequest, reply: FastifyReply, caller: Caller) => unknown;
  /** Whether it reads its body by itself, as it comes. */
  readonly isUpload?: boolean;
}

/** One of the calls that share a route. */
interface Choice {
  readonly call: Call;
  readonly fixed: readonly (readonly [name: string, value: string])[];
  readonly served: ServedRoute;
}

const names = Object.keys(calls).filter((name): name is CallName => name in calls);

/** Gives every call of the table its route. Of calls that share one, the fixed query parameters choose. */
export function addCallRoutes(app: FastifyInstance, parts: CallRouteParts): void {
  app.decorateRequest('served', null);
  app.decorateRequest('caller', null);
  const readJson = createReadJson(app);
  const routes = new Map<string, Choice[]>();
  for (const name of names) {
    const call: Call = calls[name];
    const served = bind(name, parts, readJson);
    const fixed = Object.entries(call.fixedQuery ?? {});
    const route = `${call.method} ${call.path}`;
    routes.set(route, [...(routes.get(route) ?? []), { call, fixed, served }]);
  }
  for (const choices of routes.values()) {
    const [first] = choices;
    if (first === undefined) continue;
    const options: RouteOptions = {
      method: first.call.method,
      url: first.call.path,
      onRequest(request, _reply, done) {
        const served = choose(choices, request.query);
        const counted = served.isCounted(request.query);
        const caller = parts.authorize(served.call.access, request, counted);
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
    if (choices.some(({ served }) => served.isUpload === true)) addUploadRoute(app, options);
    else app.route(options);
  }
}

/** A route that gets its JSON body unread. */
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

/** The call whose fixed query parameters are all there; a call without any takes what is left. */
function choose(choices: readonly Choice[], query: unknown): ServedRoute {
  const chosen = choices.find(({ fixed }) =>
    fixed.every(([name, value]) => valueOf(query, name) === value),
  );
  if (chosen !== undefined) return chosen.served;
  const [name, value] = choices[0]?.fixed[0] ?? ['query', ''];
  throw invalid(name, `${name} must be ${value}.`);
}

const valueOf = (query: unknown, name: string): unknown =>
  typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;

type ContextOf<Name extends CallName> = CallContext<(typeof calls)[Name]>;

function bind<Name extends CallName>(
  name: Name,
  parts: CallRouteParts,
  readJson: ReadJson,
): ServedRoute {
  const call: Call = calls[name];
  const status = call.status ?? 200;
  const handler: Handler<(typeof calls)[Name]> = parts.handlers[name];
  // The one place where the table's types meet the wire: each part has just been parsed by the schema that the type
  // is inferred from, and the caller let through by the access that the call declares.
  const contextOf = (request: FastifyRequest, caller: Caller, parsed = parseCall(call, request)) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ({ ...parsed, caller, client: request.ip, host: request.host }) as ContextOf<Name>;
  /** A route whose answer is made for each call. */
  const madeAnew = (respond: ServedRoute['respond']): ServedRoute => ({
    call,
    isCounted: () => true,
    respond,
  });

  if ('kept' in handler) {
    return {
      call,
      isCounted: isWorkFor(call),
      respond: bindShared(call, contextOf, handler.kept, sendKept),
    };
  }
  if ('file' in handler) {
    return {
      call,
      isCounted: () => false,
      respond: bindShared(call, contextOf, handler.file, sendFile),
    };
  }
  if ('answer' in handler) {
    return madeAnew(async (request, reply, caller) => {
      keepFromSearch(caller, reply);
      const answer = await handler.answer(contextOf(request, caller));
      return sendText(reply, status, textOf(answer));
    });
  }
  if ('stream' in handler) {
    return madeAnew(async (request, reply, caller) => {
      keepFromSearch(caller, reply);
      const context = contextOf(request, caller);
      const answer = await handler.stream(context, asksForJson(request.headers.accept));
      reply.header('vary', 'accept');
      if ('stream' in answer) return sendStream(reply, answer);
      return sendText(reply, status, textOf(answer));
    });
  }
  if ('upload' in handler) {
    const withoutBody: Call = { ...call, body: undefined };
    const route = madeAnew(async (request, reply, caller) => {
      const context = contextOf(request, caller, parseCall(withoutBody, request));
      const answer = await handler.upload(context, {
        idempotencyKey: headerOf(request, 'idempotency-key'),
        receive: (limits, take) =>
          receiveUpload({ call: calls[name], request, readJson, limits, take }),
      });
      return sendText(reply, status, textOf(answer));
    });
    return { ...route, isUpload: true };
  }
  return madeAnew(async (request, reply, caller) => {
    if (caller.kind !== 'member') throw new Error(`${name} writes, so it must be a member's`);
    const context = contextOf(request, caller);
    const compared = handler.comparable?.(context.body) ?? context.body ?? null;
    let afterwards: (() => Promise<void>) | undefined;
    const written = await parts.performOnce({
      memberId: caller.memberId,
      key: headerOf(request, 'idempotency-key'),
      request: JSON.stringify([call.method, request.url, compared]),
      perform: async (transaction) => {
        const answer = await handler.write(context, transaction);
        afterwards = answer.afterwards;
        return { status, body: textOf(answer) };
      },
    });
    await afterwards?.();
    return sendText(reply, written.status, written.body);
  });
}

/** Answers with what many share: most often it is there already, and then sent without waiting for anything. */
function bindShared<Context, Shared>(
  call: Call,
  contextOf: (
    request: FastifyRequest,
    caller: Caller,
    parsed: ReturnType<typeof parseCall>,
  ) => Context,
  find: (context: Context) => Shared | Promise<Shared>,
  send: (shared: Shared, request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): ServedRoute['respond'] {
  const parseOnce = rememberByAddress((request) => parseCall(call, request));
  return (request, reply, caller) => {
    keepFromSearch(caller, reply);
    const shared = find(contextOf(request, caller, parseOnce(request)));
    if (!(shared instanceof Promise)) return send(shared, request, reply);
    return shared.then((made) => send(made, request, reply));
  };
}

/** Whether a kept body may have to be looked for first, since the address says which: then it costs what any call does. */
function isWorkFor(call: Call): (query: unknown) => boolean {
  const fixed = Object.keys(call.fixedQuery ?? {}).length;
  return (query) => call.params !== undefined || namesIn(query).length > fixed;
}

const namesIn = (query: unknown): readonly string[] =>
  typeof query === 'object' && query !== null ? Object.keys(query) : [];

/** What a member shares is for whom they share it with, not for search engines. */
function keepFromSearch(caller: Caller, reply: FastifyReply): void {
  if (caller.kind === 'visitor') reply.header('x-robots-tag', 'noindex');
}

const ADDRESS_LIMIT = 500;

/** Members ask for kept lists and pictures by few addresses, and parsing one costs more than the rest of the answer. */
function rememberByAddress<Value>(read: (request: FastifyRequest) => Value) {
  const known = new Map<string, Value>();
  return (request: FastifyRequest): Value => {
    const before = known.get(request.url);
    if (before !== undefined) return before;
    const value = read(request);
    remember(known, request.url, value, ADDRESS_LIMIT);
    return value;
  };
}
