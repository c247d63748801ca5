import type { StaffHandlersOf } from '../../../http/calls/handler.ts';
import { notifyPresence } from '../../../platform/live/liveChannel.ts';

/** Binds the call of those who write to the streams of the desk. */
export function presenceHandlers(): StaffHandlersOf<'announceWriting'> {
  return {
    announceWriting: {
      command: async ({ params, query, caller }, transaction) => {
        const presence = { requestId: params.id, staffId: caller.staffId, state: query.state };
        await notifyPresence(transaction, presence);
        return { data: null, events: [] };
      },
    },
  };
}
