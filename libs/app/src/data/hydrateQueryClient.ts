import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { CallError } from './callError.ts';

const isDehydratedState = (value: unknown): value is DehydratedState =>
  typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries);

/**
 * Fills the cache with the data of a server-rendered page, to avoid fetching it again. A subject that did not exist for
 * the server does not exist here either.
 * @param text the data as JSON
 */
export function hydrateQueryClient(cache: QueryClient, text: string): void {
  const state: unknown = JSON.parse(text);
  if (!isDehydratedState(state)) return;
  for (const query of state.queries) {
    if (query.state.status !== 'error') continue;
    query.state.error = missing();
    cache.setQueryDefaults(query.queryKey, { retryOnMount: false });
  }
  hydrate(cache, state);
}

const missing = (): CallError =>
  new CallError({
    kind: 'domain',
    status: 404,
    message: '',
    detail: 'The page was rendered without its subject.',
    hasServerMessage: false,
  });
