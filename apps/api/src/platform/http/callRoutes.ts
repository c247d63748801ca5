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
import type { Answer, CallContext, FileAnswer, Handler, Handlers } from './handler.ts';
import { encodingFor, hasBody, type KeptBody } from './kept-lists/keptLists.ts';
import { parseCall } from './parsing.ts';
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
  /** Whether it counts towards the caller's limit: a kept body costs less than counting would save. */
  readonly counted: boolean;
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
        const caller = parts.authorize(served.call.access, request, served.counted);
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

function bind<Name extends CallName>(
  name: Name,
  parts: CallRouteParts,
  readJson: ReadJson,
): ServedRoute {
  const call: Call = calls[name];
  const handler: Handler<(typeof calls)[Name]> = parts.handlers[name];
  // The one place where the table's types meet the wire: each part has just been parsed by the schema that the type
  // is inferred from, and the caller let through by the access that the call declares.
  const contextOf = (request: FastifyRequest, caller: Caller, parsed = parseCall(call, request)) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ({ ...parsed, caller, client: request.ip, host: request.host }) as CallContext<
      (typeof calls)[Name]
    >;

  if ('kept' in handler) {
    const { kept } = handler;
    const parseOnce = rememberByAddress((request) => parseCall(call, request));
    return {
      call,
      // One that an address names may have to be looked for first, so it costs what any other call does.
      counted: call.params !== undefined,
      respond(request, reply, caller) {
        keepFromSearch(caller, reply);
        const body = kept(contextOf(request, caller, parseOnce(request)));
        if (!(body instanceof Promise)) return sendKept(body, request, reply);
        return body.then((made) => sendKept(made, request, reply));
      },
    };
  }
  if ('file' in handler) {
    const { file } = handler;
    const parseOnce = rememberByAddress((request) => parseCall(call, request));
    return {
      call,
      counted: false,
      respond(request, reply, caller) {
        keepFromSearch(caller, reply);
        const answer = file(contextOf(request, caller, parseOnce(request)));
        if (!(answer instanceof Promise)) return sendFile(answer, request, reply);
        return answer.then((made) => sendFile(made, request, reply));
      },
    };
  }
  if ('answer' in handler) {
    return {
      call,
      counted: true,
      async respond(request, reply, caller) {
        keepFromSearch(caller, reply);
        const answer = await handler.answer(contextOf(request, caller));
        return sendText(reply, answer.status ?? 200, textOf(answer));
      },
    };
  }
  if ('stream' in handler) {
    return {
      call,
      counted: true,
      async respond(request, reply, caller) {
        keepFromSearch(caller, reply);
        const answer = await handler.stream(
          contextOf(request, caller),
          asksForJson(request.headers.accept),
        );
        reply.header('vary', 'accept');
        if ('stream' in answer) return sendStream(reply, answer);
        return sendText(reply, answer.status ?? 200, textOf(answer));
      },
    };
  }
  if ('upload' in handler) {
    return {
      call,
      counted: true,
      isUpload: true,
      async respond(request, reply, caller) {
        const context = contextOf(
          request,
          caller,
          parseCall({ ...call, body: undefined }, request),
        );
        const answer = await handler.upload(context, {
          idempotencyKey: headerOf(request, 'idempotency-key'),
          receive: (limits, take) =>
            receiveUpload({ call: calls[name], request, readJson, limits, take }),
        });
        return sendText(reply, answer.status ?? 200, textOf(answer));
      },
    };
  }
  return {
    call,
    counted: true,
    async respond(request, reply, caller) {
      if (caller.kind !== 'member') throw new Error(`${name} writes, so it must be a member's`);
      const context = contextOf(request, caller);
      const compared = handler.comparable?.(context.body) ?? context.body ?? null;
      let afterwards: (() => Promise<void>) | undefined;
      const { status, body } = await parts.performOnce({
        memberId: caller.memberId,
        key: headerOf(request, 'idempotency-key'),
        request: JSON.stringify([call.method, request.url, compared]),
        perform: async (transaction) => {
          const answer = await handler.write(context, transaction);
          afterwards = answer.afterwards;
          return { status: answer.status ?? 200, body: textOf(answer) };
        },
      });
      await afterwards?.();
      return sendText(reply, status, body);
    },
  };
}

/** What a member shares is for whom they share it with, not for search engines. */
function keepFromSearch(caller: Caller, reply: FastifyReply): void {
  if (caller.kind === 'visitor') reply.header('x-robots-tag', 'noindex');
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

const textOf = ({ data, message }: Answer<unknown>): string =>
  JSON.stringify({ success: true, data, ...(message === undefined ? {} : { message }) });

const JSON_TYPE = 'application/json; charset=utf-8';

const sendText = (reply: FastifyReply, status: number, body: string) =>
  reply.code(status).header('cache-control', 'no-store').type(JSON_TYPE).send(body);

function sendKept(body: KeptBody, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', body.etag);
  reply.header('cache-control', 'private, no-cache');
  reply.header('vary', 'accept-encoding');
  if (hasBody(request.headers['if-none-match'], body)) return reply.code(304).send();
  const encoding = encodingFor(headerOf(request, 'accept-encoding'));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', JSON_TYPE).send(body.bytes[encoding]);
}

/** Other sites may not show it: their pages would use the club's line, and learn what a member can see. */
function sendFile(file: FileAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', file.etag);
  reply.header('cache-control', file.cacheControl);
  reply.header('cross-origin-resource-policy', 'same-origin');
  if (hasBody(request.headers['if-none-match'], file)) return reply.code(304).send();
  return reply.header('content-type', file.type).send(file.bytes);
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
