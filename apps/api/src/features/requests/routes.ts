import { successPopup } from '@parlour/core';
import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Requests } from './service.ts';

/** Binds the call of requests to its service. */
export const requestHandlers = (requests: Requests): HandlersOf<'submitRequest'> => ({
  submitRequest: {
    write: async ({ body, caller }, transaction) => ({
      data: await requests.submit(transaction, caller, body),
      message: successPopup.note,
    }),
  },
});
