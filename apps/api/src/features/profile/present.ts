import type { Profile } from '@parlour/contract';
import type { MemberRow } from './repository.ts';

/** Converts a member's row to the profile. */
export function presentProfile(row: MemberRow): Profile {
  const { ref, firstName, lastName, profilePicture, memberSince, dateOfBirth, email, phone } = row;
  const { company, title, workEmail, street, city, state, zipCode, country } = row;
  return {
    ref,
    firstName,
    lastName,
    profilePicture,
    memberSince,
    dateOfBirth,
    email,
    phone,
    professional: { company, title, workEmail },
    address: { street, city, state, zipCode, country },
  };
}
