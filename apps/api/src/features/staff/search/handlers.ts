import { createSearchLimit } from '../../../access/searchLimit.ts';
import type { StaffHandlersOf } from '../../../http/calls/handler.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { searchEverything } from './service.ts';

/** Binds the search of staff to its service (SW1). */
export function staffSearchHandlers({
  clock,
  database: { queries },
}: Pick<FeatureDependencies, 'clock' | 'database'>): StaffHandlersOf<'searchEverything'> {
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
