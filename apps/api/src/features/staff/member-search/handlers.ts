import { FOUND_MEMBERS_LIMIT } from '@parlour/contract/staff';
import type { StaffHandlersOf } from '../../../http/calls/handler.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { findMembers } from './repository.ts';

/** Binds the search for members (MF1, MF2). */
export function memberSearchHandlers(queries: Queries): StaffHandlersOf<'searchMembers'> {
  return {
    searchMembers: {
      query: async ({ query }) => {
        const found = await findMembers(queries, query.text, FOUND_MEMBERS_LIMIT);
        return {
          data: found.map(({ id, firstName, lastName, email }) => ({
            id,
            name: `${firstName} ${lastName}`,
            email,
          })),
        };
      },
    },
  };
}
