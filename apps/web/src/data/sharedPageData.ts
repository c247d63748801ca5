import { leadsNowhere } from './callError.ts';
import { type PageData, pageData, type QueryState } from './pageData.ts';

/** What a page about one thing knows of it; `missing` where there is no such thing for the reader. */
export type SharedPageData<Data> = PageData<Data> | { readonly state: 'missing' };

/** Reads a query's result as page data, or as the server's word that the address leads to nothing. */
export const sharedPageData = <Data>(query: QueryState<Data>): SharedPageData<Data> =>
  leadsNowhere(query.error) ? { state: 'missing' } : pageData(query);
