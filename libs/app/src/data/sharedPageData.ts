import { isMissingError } from './callError.ts';
import { type PageData, pageData, type QueryState } from './pageData.ts';

/** Page data of a shared page; `missing` if its subject does not exist for the viewer. */
export type SharedPageData<Data> = PageData<Data> | { readonly state: 'missing' };

/** Maps a query's result to page data, or to `missing` if the page's subject does not exist. */
export function sharedPageData<Data>(query: QueryState<Data>): SharedPageData<Data> {
  return isMissingError(query.error) ? { state: 'missing' } : pageData(query);
}
