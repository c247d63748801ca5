import type { Profile, ProfileUpdate } from '@parlour/contract';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { unauthenticated } from '../../errors/apiError.ts';
import { presentProfile } from './present.ts';
import { findMember, type MemberRow, updateMember } from './repository.ts';

/** Returns the member's own profile. */
export async function getProfile(queries: Queries, memberId: string): Promise<Profile> {
  return profileOrThrow(await findMember(queries, memberId));
}

/** Changes the fields that members may edit. Absent fields stay, null and an empty text clear (PR2). */
export async function updateProfile(
  transaction: Transaction,
  memberId: string,
  { phone, professional, address }: ProfileUpdate,
): Promise<Profile> {
  // Fields are listed one by one. A field that is new in the contract becomes editable only on purpose.
  return profileOrThrow(
    await updateMember(transaction, memberId, {
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
}

const emptyToNull = (value: string | null | undefined) => (value === '' ? null : value);

/** Throws a 401 without a member, which happens only if they were removed after the session check. */
function profileOrThrow(member: MemberRow | undefined): Profile {
  if (member === undefined) throw unauthenticated();
  return presentProfile(member);
}
