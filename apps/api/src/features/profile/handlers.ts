import type { HandlersOf } from '../../http/calls/handler.ts';
import type { Profiles } from './service.ts';

/** Binds the calls of the profile to its service. */
export function profileHandlers(profiles: Profiles): HandlersOf<'getProfile' | 'updateProfile'> {
  return {
    getProfile: {
      query: async ({ caller }) => ({ data: await profiles.get(caller.memberId) }),
    },
    updateProfile: {
      command: async ({ body, caller }, transaction) => ({
        data: await profiles.update(transaction, caller.memberId, body),
      }),
    },
  };
}
