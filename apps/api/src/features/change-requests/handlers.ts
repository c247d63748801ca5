import type { callsOf } from '@parlour/contract';
import { successNotification } from '@parlour/core';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { StaffEmailDependencies } from '../dependencies.ts';
import { createChangeRequests } from './service.ts';

/** Binds the call of change requests to its service. */
export function changeRequestHandlers(
  dependencies: StaffEmailDependencies,
): HandlersOf<typeof callsOf.changeRequests> {
  const changeRequests = createChangeRequests(dependencies);
  return {
    submitChangeRequest: {
      command: async ({ body, caller }, transaction) => {
        const data = await changeRequests.submit(transaction, caller.memberId, body);
        const subject = `change-request:${data.id}` as const;
        return {
          data,
          message: successNotification.note,
          events: [{ action: 'change-request.submitted', subject, fields: [body.field] }],
        };
      },
    },
  };
}
