import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { QueryState } from './pageData.ts';

/**
 * Reads a query for a page with much to draw. React draws the change of a query at once and in one piece, which blocks a
 * phone for a while. Deferred, the change is drawn in slices, and until then the result stays the same object.
 */
export function useDeferredQuery<Value, Key extends QueryKey>(
  options: UseQueryOptions<Value, Error, Value, Key>,
): QueryState<Value> {
  const { data, error, fetchStatus, refetch } = useQuery(options);
  const state = useMemo(
    () => ({ data, error, fetchStatus, refetch }),
    [data, error, fetchStatus, refetch],
  );
  return useDeferredValue(state);
}
