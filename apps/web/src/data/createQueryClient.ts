import { QueryCache, QueryClient } from '@tanstack/react-query';

const MINUTE = 60_000;

/**
 * The cache of what was read (spec section 9): fresh for 5 minutes, forgotten 5 minutes after its last use. It retries
 * nothing, because the client retries reads, and does not wait for a network, so that a failure is shown as one.
 * @param onError is told each read that failed
 */
export const createQueryClient = (onError: (error: Error) => void): QueryClient =>
  new QueryClient({
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
