import type { callsOf } from '@parlour/contract';
import { createSearchLimit } from '../../access/searchLimit.ts';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { search } from './service.ts';

/** Binds the search of members to its service (api/search-1). */
export function searchHandlers({
  clock,
  database: { queries },
}: FeatureDependencies): HandlersOf<typeof callsOf.search> {
  const countSearch = createSearchLimit(clock);
  return {
    searchClub: {
      query: async ({ caller, query: { text } }) => {
        countSearch(caller.sessionId);
        const data = await search(queries, { memberId: caller.memberId, text, now: clock.now() });
        return { data };
      },
    },
  };
}
