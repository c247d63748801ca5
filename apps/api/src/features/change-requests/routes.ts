import type { HandlersOf } from '../../platform/http/handler.ts';
import type { ChangeRequests } from './service.ts';

/** Binds the call of change requests to its service. */
export const changeRequestHandlers = (
  changeRequests: ChangeRequests,
): HandlersOf<'submitChangeRequest'> => ({
  submitChangeRequest: {
    write: async ({ body, caller }, transaction) => ({
      data: await changeRequests.submit(transaction, caller, body),
      status: 201,
      message: 'We will follow up via email.',
    }),
  },
});
