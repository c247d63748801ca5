import { NO_REF, type callsOf, type Profile } from '@parlour/contract';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { FeatureDependencies } from '../dependencies.ts';
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

/** Returns the names of the fields that differ between two profiles, such as `phone` and `address.city`. */
function changedFieldNames(before: Profile, after: Profile): readonly string[] {
  const former = new Map(fieldsOf(before));
  return fieldsOf(after).flatMap(([name, value]) => (former.get(name) === value ? [] : [name]));
}

function fieldsOf(profile: Profile): [name: string, value: unknown][] {
  return Object.entries(profile).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([part, partValue]) => [`${name}.${part}`, partValue])
      : [[name, value]],
  );
}
