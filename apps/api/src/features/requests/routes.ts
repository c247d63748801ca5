import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Requests } from './service.ts';

/** Binds the call of requests to its service. */
export const requestHandlers = (requests: Requests): HandlersOf<'submitRequest'> => ({
  submitRequest: {
    write: async ({ body, caller }, transaction) => ({
      data: await requests.submit(transaction, caller, body),
      status: 201,
      message: 'We will follow up via email.',
    }),
  },
});
