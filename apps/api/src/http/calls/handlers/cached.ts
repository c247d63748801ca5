import type { Call } from '@parlour/contract';
import { sendCached } from '../../responses.ts';
import type { CachedHandler } from '../handler.ts';
import type { ServedRoute } from '../servedRoute.ts';
import { respondShared } from './respondShared.ts';

/** Binds a call to a handler that returns a cached body. */
export function bindCached<C extends Call>(call: C, { cached }: CachedHandler<C>): ServedRoute {
  return {
    call,
    isCounted: countsWithQuery(call),
    respond: respondShared(call, cached, sendCached),
  };
}

/** Whether a cached body counts like any call: only when params or query select it, since then it may have to be made. */
function countsWithQuery(call: Call): (query: unknown) => boolean {
  const fixed = Object.keys(call.fixedQuery ?? {}).length;
  return (query) => call.params !== undefined || parameterNames(query).length > fixed;
}

const parameterNames = (query: unknown): readonly string[] =>
  typeof query === 'object' && query !== null ? Object.keys(query) : [];
