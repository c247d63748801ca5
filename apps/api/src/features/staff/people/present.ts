import type { SignedInStaff } from '@parlour/contract/staff';
import type { StaffRow } from './repository.ts';

/** Converts a row to the person who is signed in. */
export function presentSignedIn({
  id,
  email,
  firstName,
  lastName,
  roles,
  isSample,
}: StaffRow): SignedInStaff {
  return { id, email, firstName, lastName, roles, isSample };
}
