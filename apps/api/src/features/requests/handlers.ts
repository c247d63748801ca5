import { successNotification } from '@parlour/core';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { StaffEmailDependencies } from '../dependencies.ts';
import { createRequests } from './service.ts';

/** Binds the call of requests to its service. */
export function requestHandlers(dependencies: StaffEmailDependencies): HandlersOf<'submitRequest'> {
  const requests = createRequests(dependencies);
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
  };
}
