import type { callsOf } from '@parlour/contract';
import type { HandlersOf } from '../../http/calls/handler.ts';
import { createRegistrations, type RegistrationDependencies } from './service.ts';

/** Binds the calls of registrations to their service. */
export function registrationHandlers(
  dependencies: RegistrationDependencies,
): HandlersOf<typeof callsOf.registrations> {
  const registrations = createRegistrations(dependencies);
  const { queries } = dependencies.database;
  return {
    registerForEvent: {
      command: async ({ params, body, caller }, transaction) => ({
        data: await registrations.register(transaction, caller.memberId, params.id, body),
        events: [{ action: 'registration.submitted', subject: `event:${params.id}` }],
      }),
    },
    cancelRegistration: {
      command: async ({ params, caller }, transaction) => {
        const isCanceled = await registrations.cancel(transaction, caller.memberId, params.id);
        return {
          data: null,
          events: isCanceled
            ? [{ action: 'registration.canceled', subject: `event:${params.id}` }]
            : [],
        };
      },
    },
    listRegistrations: {
      query: async ({ caller }) => ({ data: await registrations.list(queries, caller.memberId) }),
    },
  };
}
