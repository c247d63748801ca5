import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Registrations } from './service.ts';

/** Binds the call of registrations to its service. */
export const registrationHandlers = (
  registrations: Registrations,
): HandlersOf<'registerForEvent'> => ({
  registerForEvent: {
    write: async ({ params, body, caller }, transaction) => ({
      data: await registrations.register(transaction, caller, params.id, body),
    }),
  },
});
