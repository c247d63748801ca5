import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';

const MINUTE = 60_000;

/**
 * Creates the query cache: data is fresh for 5 minutes and dropped 5 minutes after its last use (`app/data-4`).
 * It never retries, because the client retries reads, and it shows a failure instead of waiting for a network (`app/data-5`).
 * @param onError called for each failed read, with its query
 */
export function createQueryClient(
  onError: (error: Error, query: Query<unknown, unknown>) => void,
): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 5 * MINUTE,
        retry: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
