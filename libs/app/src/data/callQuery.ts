import { type Client, type DataCall, send } from '@parlour/client';
import type { Call, CallData, CallFailure, CallInput, Result } from '@parlour/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { valueOf } from './callError.ts';

/**
 * Creates a query that caches the data of a call under a key. The call is aborted when nothing needs it any more.
 * @param queryKey is stored in browsers and named to read anew, so it does not follow from the call
 * @param onLoaded caches parts of the data for other queries
 */
export function callQuery<const Key extends readonly unknown[], C extends Call>(
  queryKey: Key,
  client: Client,
  call: C & DataCall<CallData<C>>,
  input: CallInput<C>,
  onLoaded?: (cache: QueryClient, data: CallData<C>) => void,
) {
  return resultQuery(queryKey, async (signal, cache) => {
    const result = await send(client, call, input, { signal });
    if (result.ok) onLoaded?.(cache, result.value);
    return result;
  });
}

/**
 * Creates such a query of what several calls make up.
 * @param read gets the cache too, where what was shown before decides what is read
 */
export function resultQuery<const Key extends readonly unknown[], Value>(
  queryKey: Key,
  read: (signal: AbortSignal, cache: QueryClient) => Promise<Result<Value, CallFailure>>,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client: cache }) => valueOf(read(signal, cache)),
  });
}
