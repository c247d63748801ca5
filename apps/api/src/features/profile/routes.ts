import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Profiles } from './service.ts';

/** Binds the calls of the profile to its service. */
export const profileHandlers = (
  profiles: Profiles,
): HandlersOf<'getProfile' | 'updateProfile'> => ({
  getProfile: {
    answer: async ({ caller }) => ({ data: await profiles.one(caller.memberId) }),
  },
  updateProfile: {
    write: async ({ body, caller }, transaction) => ({
      data: await profiles.update(transaction, caller.memberId, body),
    }),
  },
});
