import type { Call, ParsedCall } from '@parlour/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../../access/authorize.ts';
import { parseCall } from '../../parsing/parseCall.ts';
import { sendCached, sendFile } from '../../responses.ts';
import type { CachedHandler, FileHandler } from '../handler.ts';
import { bindQuery } from './query.ts';
import { contextOf, preventIndexing, type Respond } from '../servedRoute.ts';

/** Binds a call to a handler whose body is the same for every caller but one who previews a draft. */
export function bindCached<C extends Call>(call: C, handler: CachedHandler<C>): Respond {
  const respondCached = respondShared(call, handler.cached, sendCached);
  if (handler.preview === undefined) return respondCached;
  const respondPreview = bindQuery(call, { query: handler.preview });
  return (request, reply, caller) =>
    caller.kind === 'visitor' && caller.preview !== undefined
      ? respondPreview(request, reply, caller)
      : respondCached(request, reply, caller);
}

/** Binds a call to a handler that returns a file. */
export function bindFile<C extends Call>(call: C, { file }: FileHandler<C>): Respond {
  const find = (parsed: ParsedCall<C>, request: FastifyRequest, caller: Caller) =>
    file(contextOf(call, request, caller, parsed));
  return respondShared(call, find, sendFile);
}

/** Responds with a shared body. Most often it is cached, and then sent synchronously. */
function respondShared<C extends Call, Shared>(
  call: C,
  find: (
    parsed: ParsedCall<C>,
    request: FastifyRequest,
    caller: Caller,
  ) => Shared | Promise<Shared>,
  send: (shared: Shared, request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Respond {
  const parseOnce = cacheByUrl((request) => parseCall(call, request));
  return (request, reply, caller) => {
    preventIndexing(caller, reply);
    const shared = find(parseOnce(request), request, caller);
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
