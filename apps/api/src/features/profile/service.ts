import type { Profile, ProfileUpdate } from '@parlour/contract';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { unauthenticated } from '../../errors/apiError.ts';
import { changeProfile, findProfile } from './repository.ts';

/** The profiles of members. Each member reads and changes only their own. */
export interface Profiles {
  /** Returns the member's own profile. */
  get(memberId: string): Promise<Profile>;
  /** Changes the fields that members may edit. Absent fields stay, null and an empty text clear (PR2). */
  update(transaction: Transaction, memberId: string, update: ProfileUpdate): Promise<Profile>;
}

/** Creates the profile service. */
export function createProfiles(queries: Queries): Profiles {
  return {
    async get(memberId) {
      return profileOrThrow(await findProfile(queries, memberId));
    },
    async update(transaction, memberId, { phone, professional, address }) {
      // Fields are listed one by one. A field that is new in the contract becomes editable only on purpose.
      return profileOrThrow(
        await changeProfile(transaction, memberId, {
          phone: emptyToNull(phone),
          company: emptyToNull(professional?.company),
          title: emptyToNull(professional?.title),
          workEmail: professional?.workEmail,
          street: emptyToNull(address?.street),
          city: emptyToNull(address?.city),
          state: emptyToNull(address?.state),
          zipCode: emptyToNull(address?.zipCode),
          country: emptyToNull(address?.country),
        }),
      );
    },
  };
}

const emptyToNull = (value: string | null | undefined) => (value === '' ? null : value);

/** Throws a 401 without a profile, which happens only if the member was removed after the session check. */
function profileOrThrow(profile: Profile | undefined): Profile {
  if (profile === undefined) throw unauthenticated();
  return profile;
}
