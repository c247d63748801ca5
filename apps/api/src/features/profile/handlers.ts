import type { HandlersOf } from '../../http/calls/handler.ts';
import { changedFieldNames } from './changedFieldNames.ts';
import { createProfiles, type Profiles } from './service.ts';

/** Binds the calls of the profile to its service. */
export function profileHandlers(profiles: Profiles): HandlersOf<'getProfile' | 'updateProfile'> {
  return {
    getProfile: {
      query: async ({ caller }) => ({ data: await profiles.get(caller.memberId) }),
    },
    updateProfile: {
      command: async ({ body, caller: { memberId } }, transaction) => {
        const before = await createProfiles(transaction).get(memberId);
        const data = await profiles.update(transaction, memberId, body);
        const fields = changedFieldNames(before, data);
        return {
          data,
          events: [{ action: 'profile.updated', subject: `member:${memberId}`, fields }],
        };
      },
    },
  };
}
