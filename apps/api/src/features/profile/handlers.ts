import type { HandlersOf } from '../../http/calls/handler.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { getProfile, updateProfile } from './service.ts';

/** Binds the calls of the profile to its service. */
export function profileHandlers(queries: Queries): HandlersOf<'getProfile' | 'updateProfile'> {
  return {
    getProfile: {
      query: async ({ caller }) => ({ data: await getProfile(queries, caller.memberId) }),
    },
    updateProfile: {
      command: async ({ body, caller }, transaction) => ({
        data: await updateProfile(transaction, caller.memberId, body),
      }),
    },
  };
}
