import type { staffCallsOf } from '@parlour/contract/staff';
import type { ClubSettings } from '../../../club-settings/clubSettings.ts';
import { ApiError, unauthenticated } from '../../../errors/apiError.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { presentSignedIn } from '../people/present.ts';
import { findStaffMember } from '../people/repository.ts';
import type { StaffSessions } from './service.ts';

/** Binds the calls of staff sessions to their service. */
export function staffSessionHandlers(
  sessions: StaffSessions,
  queries: Queries,
  settings: Pick<ClubSettings, 'current'>,
): HandlersOf<typeof staffCallsOf.me & typeof staffCallsOf.signOut & typeof staffCallsOf.sessions> {
  return {
    getMe: {
      query: async ({ caller }) => {
        const found = await findStaffMember(queries, caller.staffId);
        if (found === undefined) throw unauthenticated();
        return { data: presentSignedIn(found, settings) };
      },
    },
    signOutStaff: {
      command: async ({ caller }, transaction) => ({
        data: null,
        events: await sessions.end(transaction, caller.staffId, caller.sessionId),
      }),
    },
    listStaffSessions: {
      query: async ({ caller }) => ({
        data: await sessions.list(caller.staffId, caller.sessionId),
      }),
    },
    endStaffSession: {
      command: async ({ caller, params }, transaction) => {
        const events = await sessions.end(transaction, caller.staffId, params.id);
        if (events.length === 0) throw new ApiError('not_found', 'Session not found');
        return { data: null, events };
      },
    },
  };
}
