import { fullName } from '@parlour/core';
import { FOUND_MEMBERS_LIMIT, type staffCallsOf } from '@parlour/contract/staff';
import { createSearchLimit } from '../../../access/searchLimit.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { findMembers } from './repository.ts';

/** Binds the search for members (api/staff/member-search-1, api/staff/member-search-2, api/staff/member-search-3). */
export function memberSearchHandlers({
  clock,
  database: { queries },
}: Pick<FeatureDependencies, 'clock' | 'database'>): HandlersOf<typeof staffCallsOf.memberSearch> {
  const countSearch = createSearchLimit(clock);
  return {
    searchMembers: {
      query: async ({ caller, query }) => {
        countSearch(caller.sessionId);
        const found = await findMembers(queries, query.text, FOUND_MEMBERS_LIMIT);
        return {
          data: found.map(({ id, firstName, lastName, email }) => ({
            id,
            name: fullName({ firstName, lastName }),
            email,
          })),
        };
      },
    },
  };
}
