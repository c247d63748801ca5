import type { HandlersOf } from '../../http/calls/handler.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { NO_REF, type callsOf } from '@parlour/contract';
import { changedFieldNames } from './changedFieldNames.ts';
import { getProfile, updateProfile } from './service.ts';

/** Binds the calls of the profile to its service. */
export function profileHandlers({
  database: { queries },
}: FeatureDependencies): HandlersOf<typeof callsOf.profile> {
  return {
    getProfile: {
      query: async ({ caller }) => {
        const profile = await getProfile(queries, caller.memberId);
        // Its links stay the member's own.
        return { data: caller.viewedBy ? { ...profile, ref: NO_REF } : profile };
      },
    },
    updateProfile: {
      command: async ({ body, caller: { memberId } }, transaction) => {
        const before = await getProfile(transaction, memberId);
        const data = await updateProfile(transaction, memberId, body);
        const fields = changedFieldNames(before, data);
        return {
          data,
          events: [{ action: 'profile.updated', subject: `member:${memberId}`, fields }],
        };
      },
    },
  };
}
