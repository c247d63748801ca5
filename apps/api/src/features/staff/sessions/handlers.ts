import { unauthenticated } from '../../../errors/apiError.ts';
import type { StaffHandlersOf } from '../../../http/calls/handler.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { presentSignedIn } from '../people/present.ts';
import { findStaffMember } from '../people/repository.ts';
import type { StaffSessions } from './service.ts';

/** Binds the calls of staff sessions to their service. */
export function staffSessionHandlers(
  sessions: StaffSessions,
  queries: Queries,
): StaffHandlersOf<'getMe' | 'signOutStaff'> {
  return {
    getMe: {
      query: async ({ caller }) => {
        const found = await findStaffMember(queries, caller.staffId);
        if (found === undefined) throw unauthenticated();
        return { data: presentSignedIn(found) };
      },
    },
    signOutStaff: {
      command: async ({ caller }, transaction) => ({
        data: null,
        events: await sessions.end(transaction, caller.staffId, caller.sessionId),
      }),
    },
  };
}
