import { successPopup } from '@parlour/core';
import type { HandlersOf } from '../../platform/http/handler.ts';
import type { ChangeRequests } from './service.ts';

/** Binds the call of change requests to its service. */
export const changeRequestHandlers = (
  changeRequests: ChangeRequests,
): HandlersOf<'submitChangeRequest'> => ({
  submitChangeRequest: {
    write: async ({ body, caller }, transaction) => ({
      data: await changeRequests.submit(transaction, caller, body),
      message: successPopup.note,
    }),
  },
});
