import type { staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { listReplies } from './repository.ts';
import { createCannedReplies } from './service.ts';

/** Binds the calls of canned replies to their service. */
export function cannedReplyHandlers(
  dependencies: Pick<FeatureDependencies, 'clock' | 'random' | 'database'>,
): HandlersOf<typeof staffCallsOf.replies> {
  const { queries } = dependencies.database;
  const replies = createCannedReplies(dependencies);
  return {
    listCannedReplies: { query: async () => ({ data: await listReplies(queries) }) },
    fillCannedReplies: {
      query: async ({ caller, params }) => ({
        data: await replies.fillFor(queries, caller.staffId, params.id),
      }),
    },
    addCannedReply: {
      command: async ({ body }, transaction) => {
        const data = await replies.add(transaction, body);
        return { data, events: [{ action: 'reply.added', subject: `reply:${data.id}` }] };
      },
    },
    changeCannedReply: {
      command: async ({ params, body }, transaction) => {
        const data = await replies.change(transaction, params.id, body);
        return { data, events: [{ action: 'reply.changed', subject: `reply:${data.id}` }] };
      },
    },
    deleteCannedReply: {
      command: async ({ params, query }, transaction) => {
        await replies.delete(transaction, params.id, query.version);
        return {
          data: null,
          events: [{ action: 'reply.deleted', subject: `reply:${params.id}` }],
        };
      },
    },
  };
}
