import { successNotification } from '@parlour/core';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { ChangeRequests } from './service.ts';

/** Binds the call of change requests to its service. */
export function changeRequestHandlers(
  changeRequests: ChangeRequests,
): HandlersOf<'submitChangeRequest'> {
  return {
    submitChangeRequest: {
      command: async ({ body, caller }, transaction) => ({
        data: await changeRequests.submit(transaction, caller, body),
        message: successNotification.note,
      }),
    },
  };
}
