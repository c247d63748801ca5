import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

const isDehydratedState = (value: unknown): value is DehydratedState =>
  typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries);

/**
 * Fills the cache with the data of a server-rendered page, to avoid fetching it again.
 * @param text the data as JSON
 */
export function hydrateQueryClient(cache: QueryClient, text: string): void {
  const state: unknown = JSON.parse(text);
  if (isDehydratedState(state)) hydrate(cache, state);
}
