import type { ProfileUpdate } from '@parlour/contract';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { presentProfile } from './present.ts';
import { getMember, updateMember } from './repository.ts';

/** Returns the member's own profile. */
export async function getProfile(queries: Queries, memberId: string) {
  return presentProfile(await getMember(queries, memberId));
}

/** Changes the fields that members may edit. Absent fields stay, null and an empty text clear (PR2). */
export async function updateProfile(
  transaction: Transaction,
  memberId: string,
  { phone, professional, address }: ProfileUpdate,
) {
  // Fields are listed one by one. A field that is new in the contract becomes editable only on purpose.
  const updated = await updateMember(transaction, memberId, {
    phone: emptyToNull(phone),
    company: emptyToNull(professional?.company),
    title: emptyToNull(professional?.title),
    workEmail: professional?.workEmail,
    street: emptyToNull(address?.street),
    city: emptyToNull(address?.city),
    state: emptyToNull(address?.state),
    zipCode: emptyToNull(address?.zipCode),
    country: emptyToNull(address?.country),
  });
  return presentProfile(updated);
}

const emptyToNull = (value: string | null | undefined) => (value === '' ? null : value);
