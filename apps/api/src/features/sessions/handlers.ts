import type { callsOf } from '@parlour/contract';
import { ApiError } from '../../errors/apiError.ts';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import type { Sessions } from './service.ts';

/** Binds the calls of sessions to their service. */
export function sessionHandlers(
  sessions: Sessions,
  queries: Queries,
): HandlersOf<typeof callsOf.signOut & typeof callsOf.sessions> {
  return {
    signOut: {
      command: async ({ caller }, transaction) => ({
        data: null,
        ...(await sessions.end(transaction, caller, caller.sessionId)),
      }),
    },
    listSessions: {
      query: async ({ caller }) => ({ data: await sessions.list(queries, caller) }),
    },
    endSession: {
      command: async ({ caller, params }, transaction) => {
        const ended = await sessions.end(transaction, caller, params.id);
        if (ended.events.length === 0) throw new ApiError('not_found', 'Session not found');
        return { data: null, ...ended };
      },
    },
    endAllSessions: {
      command: async ({ caller }, transaction) => ({
        data: null,
        ...(await sessions.endAll(transaction, caller)),
      }),
    },
  };
}
