import type { staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import { readTogether } from '../../../platform/postgres/readTogether.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { countInbox, markInboxSeen, readInbox } from './inbox.ts';
import { createReading } from './service.ts';

/** Binds the calls on what one has read of requests to their service. None enters the audit trail: nobody but the caller sees what they change. */
export function readingHandlers({
  clock,
  database: { queries },
}: Pick<FeatureDependencies, 'clock' | 'database'>): HandlersOf<typeof staffCallsOf.reading> {
  const reading = createReading({ clock });
  return {
    countDeskRequests: {
      query: async ({ caller: { staffId } }) => {
        const [views, inbox] = await readTogether(queries, [
          () => reading.count(queries, staffId),
          () => countInbox(queries, staffId),
        ]);
        return { data: { ...views, inbox } };
      },
    },
    listInbox: {
      query: async ({ caller, query }) => ({
        data: await readInbox(queries, caller.staffId, query.before),
      }),
    },
    markInboxSeen: {
      command: async ({ caller, body }, transaction) => {
        await markInboxSeen(transaction, caller.staffId, body.entryIds);
        return { data: null, events: [] };
      },
    },
    markDeskRequestSeen: {
      command: async ({ caller: { staffId }, params, body }, transaction) => {
        await reading.markSeen(transaction, { staffId, requestId: params.id }, body.entryId);
        return { data: null, events: [] };
      },
    },
    markDeskRequestUnread: {
      command: async ({ caller: { staffId }, params }, transaction) => {
        await reading.markUnread(transaction, { staffId, requestId: params.id });
        return { data: null, events: [] };
      },
    },
    watchDeskRequest: {
      command: async ({ caller: { staffId }, params, body }, transaction) => {
        await reading.watch(transaction, { staffId, requestId: params.id }, body.isWatched);
        return { data: null, events: [] };
      },
    },
  };
}
