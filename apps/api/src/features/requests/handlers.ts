import type { callsOf } from '@parlour/contract';
import { successNotification } from '@parlour/core';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { StaffEmailDependencies } from '../dependencies.ts';
import { createOwnRequests } from './ownRequests.ts';
import { createRequests } from './service.ts';

/** Binds the calls of members on their requests to the services. */
export function requestHandlers(
  dependencies: StaffEmailDependencies,
): HandlersOf<typeof callsOf.requests> {
  const requests = createRequests(dependencies);
  const own = createOwnRequests(dependencies);
  const { queries } = dependencies.database;
  return {
    submitRequest: {
      command: async ({ body, caller }, transaction) => {
        const data = await requests.submit(transaction, caller.memberId, body);
        return {
          data,
          message: successNotification.note,
          events: [{ action: 'request.submitted', subject: `request:${data.id}` }],
        };
      },
    },
    listRequests: {
      query: async ({ caller, query }) => ({
        data: await own.list(queries, caller.memberId, query),
      }),
    },
    getRequest: {
      query: async ({ caller, params, query }) => ({
        data: await own.detailOf(queries, caller.memberId, params.id, query.before),
      }),
    },
    sendRequestMessage: {
      command: async ({ caller, params, body }, transaction) => {
        const data = await own.sendMessage(transaction, caller.memberId, params.id, body);
        return {
          data,
          events: [{ action: 'request.message-sent', subject: `request:${data.id}` }],
        };
      },
    },
    cancelRequest: {
      command: async ({ caller, params, body }, transaction) => ({
        data: await own.cancel(transaction, caller.memberId, params.id, body),
        events: [{ action: 'request.cancellation-sent', subject: `request:${params.id}` }],
      }),
    },
    markRequestSeen: {
      command: async ({ caller, params, body }, transaction) => {
        await own.markSeen(transaction, caller.memberId, params.id, body);
        // It comes with every look at a thread, and holds back an email of what the member read, nothing more (api/http/audit-1).
        return { data: null, events: [] };
      },
    },
    rateRequest: {
      command: async ({ caller, params, body }, transaction) => ({
        data: await own.rate(transaction, caller.memberId, params.id, body),
        events: [{ action: 'request.rated', subject: `request:${params.id}` }],
      }),
    },
  };
}
