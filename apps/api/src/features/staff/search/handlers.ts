import type { staffCallsOf } from '@parlour/contract/staff';
import { createSearchLimit } from '../../../access/searchLimit.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { searchEverything } from './service.ts';

/** Binds the search of staff to its service (api/staff/search-1). */
export function staffSearchHandlers({
  clock,
  database: { queries },
}: Pick<FeatureDependencies, 'clock' | 'database'>): HandlersOf<typeof staffCallsOf.search> {
  const countSearch = createSearchLimit(clock);
  return {
    searchEverything: {
      query: async ({ caller, query: { text } }) => {
        countSearch(caller.sessionId);
        return { data: await searchEverything(queries, caller.roles, text) };
      },
    },
  };
}
