import { calls, type Call, type CallName } from '@parlour/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import * as z from 'zod/mini';
import type { Authorize, Caller } from '../../access.ts';
import type { PerformOnce } from '../idempotency/idempotency.ts';
import { remember } from '../remember.ts';
import type { Answer, CallContext, FileAnswer, Handler, Handlers, ServedCall } from './handler.ts';
import { encodingFor, hasBody, type KeptBody } from './kept-lists/keptLists.ts';
import { unstorableText } from './plainText.ts';
import { invalid, Refusal } from './refusal.ts';
import { refusalOf } from './sentences.ts';

declare module 'fastify' {
  interface FastifyRequest {
    served: ServedRoute | null;
    caller: Caller | null;
  }
}

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
}

/** One of the calls that share a route. */
interface Choice {
  readonly call: Call;
  readonly fixed: readonly (readonly [name: string, value: string])[];
  readonly served: ServedRoute | undefined;
}

const names = Object.keys(calls).filter((name): name is CallName => name in calls);

/** Gives every call of the table its route. Of calls that share one, the fixed query parameters choose. */
export function addCallRoutes(app: FastifyInstance, parts: CallRouteParts): void {
  app.decorateRequest('served', null);
  app.decorateRequest('caller', null);
  const routes = new Map<string, Choice[]>();
  for (const name of names) {
    const call: Call = calls[name];
    const served = isServed(name, parts.handlers) ? bind(name, parts) : undefined;
    const fixed = Object.entries(call.fixedQuery ?? {});
    const route = `${call.method} ${call.path}`;
    routes.set(route, [...(routes.get(route) ?? []), { call, fixed, served }]);
  }
  for (const choices of routes.values()) {
    const [first] = choices;
    if (first === undefined || choices.every(({ served }) => served === undefined)) continue;
    app.route({
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
    });
  }
}

const respond: RouteHandlerMethod = (request, reply) => {
  const { served, caller } = request;
  if (served === null || caller === null) throw new Error('a call got past its own access check');
  return served.respond(request, reply, caller);
};

const isServed = (name: CallName, handlers: Handlers): name is ServedCall =>
  Object.hasOwn(handlers, name);

/** The call whose fixed query parameters are all there; a call without any takes what is left. */
function choose(choices: readonly Choice[], query: unknown): ServedRoute {
  const chosen = choices.find(({ fixed }) =>
    fixed.every(([name, value]) => valueOf(query, name) === value),
  );
  if (chosen?.served !== undefined) return chosen.served;
  if (chosen !== undefined) throw new Refusal('not_found', 'There is nothing at this address.');
  const [name, value] = choices[0]?.fixed[0] ?? ['query', ''];
  throw invalid(name, `${name} must be ${value}.`);
}

const valueOf = (query: unknown, name: string): unknown =>
  typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;

function bind<Name extends ServedCall>(name: Name, parts: CallRouteParts): ServedRoute {
  const call: Call = calls[name];
  const handler: Handler<(typeof calls)[Name]> = parts.handlers[name];
  // The one place where the table's types meet the wire: each part has just been parsed by the schema that the type
  // is inferred from, and the caller let through by the access that the call declares.
  const contextOf = (request: FastifyRequest, caller: Caller, parsed = parse(call, request)) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ({ ...parsed, caller, client: request.ip, host: request.host }) as CallContext<
      (typeof calls)[Name]
    >;

  if ('kept' in handler) {
    const { kept } = handler;
    const parseOnce = rememberByAddress((request) => parse(call, request));
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
    const parseOnce = rememberByAddress((request) => parse(call, request));
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
  return {
    call,
    counted: true,
    async respond(request, reply, caller) {
      if (caller.kind !== 'member') throw new Error(`${name} writes, so it must be a member's`);
      const context = contextOf(request, caller);
      const compared = handler.comparable?.(context.body) ?? context.body ?? null;
      const { status, body } = await parts.performOnce({
        memberId: caller.memberId,
        key: headerOf(request, 'idempotency-key'),
        request: JSON.stringify([call.method, request.url, compared]),
        perform: async (transaction) => {
          const answer = await handler.write(context, transaction);
          return { status: answer.status ?? 200, body: textOf(answer) };
        },
      });
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

const ADDRESSES_LIMIT = 500;

/** Members ask for kept lists and pictures by few addresses, and parsing one costs more than the rest of the answer. */
function rememberByAddress<Value>(read: (request: FastifyRequest) => Value) {
  const known = new Map<string, Value>();
  return (request: FastifyRequest): Value => {
    const before = known.get(request.url);
    if (before !== undefined) return before;
    const value = read(request);
    remember(known, request.url, value, ADDRESSES_LIMIT);
    return value;
  };
}

/** Parses every part that the call has; throws a refusal that names the first field at fault. */
function parse(call: Call, request: FastifyRequest): Record<'params' | 'query' | 'body', unknown> {
  return {
    params: call.params && parsePart(call.params, request.params, 'address'),
    query: call.query && parsePart(call.query, request.query, 'query'),
    body: call.body && parsePart(call.body, request.body, 'body'),
  };
}

function parsePart(schema: z.ZodMiniType, value: unknown, part: string): unknown {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (!parsed.success) throw refusalOf(parsed.error, part);
  const unstorable = unstorableText(parsed.data, '');
  if (unstorable !== undefined) {
    throw invalid(unstorable, `${unstorable} holds a character that cannot be kept.`);
  }
  return parsed.data;
}
