import { isMissingError } from './callError.ts';

/** The state of the data that a screen shows (`app/data-1`). `retry` fetches it again. */
export type PageData<Data> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string; readonly retry: () => void }
  | {
      readonly state: 'loaded';
      readonly data: Data;
      /** Set when a refetch failed and `data` is the cached value. */
      readonly outdated: { readonly retry: () => void } | null;
    };

/** The part of a query's result used by {@link pageData}. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => Promise<unknown>;
}

/** Maps a query's result to one of the four states of page data. */
export function pageData<Data>(query: QueryState<Data>): PageData<Data> {
  const retry = () => void query.refetch();
  if (query.data !== undefined) {
    return { state: 'loaded', data: query.data, outdated: query.error === null ? null : { retry } };
  }
  if (query.error !== null) return { state: 'error', message: query.error.message, retry };
  return { state: query.fetchStatus === 'idle' ? 'idle' : 'loading' };
}

/** Page data of a shared page; `missing` if its subject does not exist for the viewer. */
export type SharedPageData<Data> = PageData<Data> | { readonly state: 'missing' };

/** Maps a query's result to page data, or to `missing` if the page's subject does not exist. */
export function sharedPageData<Data>(query: QueryState<Data>): SharedPageData<Data> {
  return isMissingError(query.error) ? { state: 'missing' } : pageData(query);
}
