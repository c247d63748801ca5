import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

const isState = (value: unknown): value is DehydratedState =>
  typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries);

/**
 * Keeps the data that the server has rendered the page from, so that the page asks for none of it again.
 * @param text the data as JSON
 */
export function keepRenderedData(cache: QueryClient, text: string): void {
  const state: unknown = JSON.parse(text);
  if (isState(state)) hydrate(cache, state);
}
