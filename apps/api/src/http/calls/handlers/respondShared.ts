import type { Call } from '@parlour/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { parseCall } from '../../parsing/parseCall.ts';
import type { CallContext } from '../handler.ts';
import { contextOf, preventIndexing, type Respond } from '../servedRoute.ts';

/** Responds with a shared body. Most often it is cached, and then sent synchronously. */
export function respondShared<C extends Call, Shared>(
  call: C,
  find: (context: CallContext<C>) => Shared | Promise<Shared>,
  send: (shared: Shared, request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Respond {
  const parseOnce = cacheByUrl((request) => parseCall(call, request));
  return (request, reply, caller) => {
    preventIndexing(caller, reply);
    const shared = find(contextOf(call, request, caller, parseOnce(request)));
    if (!(shared instanceof Promise)) return send(shared, request, reply);
    return shared.then((body) => send(body, request, reply));
  };
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
