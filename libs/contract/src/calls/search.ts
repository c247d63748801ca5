import type { Call } from '../call.ts';
import { searchQuerySchema, searchResultSchema } from '../search.ts';

/** Searches everything that the member may see. Nothing hidden, no draft and no other member's guide or request is found. */
export const searchClub = {
  method: 'GET',
  path: '/api/search',
  access: { kind: 'member', viewable: true },
  summary: 'Searches benefits, events, guides, gifts and own requests, at most five of each.',
  failure: 'Search failed',
  query: searchQuerySchema,
  data: searchResultSchema,
} as const satisfies Call;
