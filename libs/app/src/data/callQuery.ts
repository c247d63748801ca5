import type { CallFailure, Result } from '@parlour/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { valueOf } from './callError.ts';

/**
 * Creates a query that caches the value of a call under a key. The call is aborted when nothing needs it any more.
 * @param call gets the cache too, where what was shown before decides what is read
 * @param onLoaded caches parts of the value for other queries
 */
export function callQuery<const Key extends readonly unknown[], Value>(
  queryKey: Key,
  call: (signal: AbortSignal, cache: QueryClient) => Promise<Result<Value, CallFailure>>,
  onLoaded?: (cache: QueryClient, value: Value) => void,
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client: cache }) => {
      const value = await valueOf(call(signal, cache));
      onLoaded?.(cache, value);
      return value;
    },
  });
}
