import {
  type DehydratedState,
  hydrate,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { CallError } from './callError.ts';

const isDehydratedState = (value: unknown): value is DehydratedState =>
  typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries);

/**
 * Fills the cache with the data of a server-rendered page, to avoid fetching it again. That includes the subject that the
 * server did not find.
 * @param text the data as JSON
 */
export function hydrateQueryClient(cache: QueryClient, text: string): void {
  const state: unknown = JSON.parse(text);
  if (!isDehydratedState(state)) return;
  hydrate(cache, state);
  for (const query of state.queries) {
    if (query.state.status === 'error') hydrateMissing(cache, query.queryKey);
  }
}

/** Shows a subject as missing without a call, until the page is opened again. */
function hydrateMissing(cache: QueryClient, queryKey: QueryKey): void {
  const query = cache.getQueryCache().find({ queryKey });
  if (query === undefined) return;
  const error = new CallError({
    kind: 'domain',
    status: 404,
    message: '',
    detail: 'The server did not find it.',
    hasServerMessage: false,
  });
  query.setState({ error });
  cache.setQueryDefaults(queryKey, { retryOnMount: false });
  const fetch = query.fetch.bind(query);
  // The page's own call, which comes first.
  query.fetch = () => {
    query.fetch = fetch;
    return Promise.reject(error);
  };
}
