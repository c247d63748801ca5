import type { Profile, ProfileUpdate } from '@parlour/contract';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { unauthenticated } from '../../platform/http/refusal.ts';
import { changeProfile, findProfile } from './repository.ts';

/** What the club knows of its members, each to be read and changed by that member (specification, section 3). */
export interface Profiles {
  /** The member's own profile. */
  one(memberId: string): Promise<Profile>;
  /** Changes what a member may change without the club; what is left out stays, null and an empty text clear. */
  update(transaction: Transaction, memberId: string, update: ProfileUpdate): Promise<Profile>;
}

/** Makes the service of profiles. */
export function createProfiles(queries: Queries): Profiles {
  return {
    async one(memberId) {
      return present(await findProfile(queries, memberId));
    },
    async update(transaction, memberId, { phone, professional, address }) {
      // Each field by its name, so that a field which the contract learns is not changed before it is meant to be.
      return present(
        await changeProfile(transaction, memberId, {
          phone: cleared(phone),
          company: cleared(professional?.company),
          title: cleared(professional?.title),
          workEmail: professional?.workEmail,
          street: cleared(address?.street),
          city: cleared(address?.city),
          state: cleared(address?.state),
          zipCode: cleared(address?.zipCode),
          country: cleared(address?.country),
        }),
      );
    },
  };
}

/** A field that was emptied holds nothing. */
const cleared = (value: string | null | undefined) => (value === '' ? null : value);

/** Only a member who was removed since the session was checked has no profile. */
function present(profile: Profile | undefined): Profile {
  if (profile === undefined) throw unauthenticated();
  return profile;
}
