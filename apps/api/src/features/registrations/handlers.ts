import type { HandlersOf } from '../../http/calls/handler.ts';
import type { ConfirmationDependencies } from '../dependencies.ts';
import { createRegistrations } from './service.ts';

/** Binds the call of registrations to its service. */
export function registrationHandlers(
  dependencies: ConfirmationDependencies,
): HandlersOf<'registerForEvent'> {
  const registrations = createRegistrations(dependencies);
  return {
    registerForEvent: {
      command: async ({ params, body, caller }, transaction) => ({
        data: await registrations.register(transaction, caller.memberId, params.id, body),
        events: [{ action: 'registration.submitted', subject: `event:${params.id}` }],
      }),
    },
  };
}
