import { fullName } from '@parlour/core';
import { staffRoles } from '@parlour/contract/staff';
import type { NamedPerson, SignedInStaff, StaffMember } from '@parlour/contract/staff';
import type { ClubSettings } from '../../../club-settings/clubSettings.ts';
import type { Staff } from '../../../access/principal.ts';
import type { StaffRow } from './repository.ts';

const presentPerson = ({ id, email, firstName, lastName, roles }: StaffRow) => ({
  id,
  email,
  firstName,
  lastName,
  roles,
});

/** Converts a row to the person who is signed in, with what their desk needs to know of the club. */
export function presentSignedIn(
  row: StaffRow,
  settings: Pick<ClubSettings, 'current'>,
): SignedInStaff {
  const { timeZone, currency, clubName, logoUrl, logoDarkUrl } = settings.current();
  return {
    ...presentPerson(row),
    isSample: row.isSample,
    clubTimeZone: timeZone,
    clubCurrency: currency,
    clubName,
    logoUrl,
    logoDarkUrl,
  };
}

/** Converts a row to a person as administrators see them. */
export function presentStaffMember(row: StaffRow): StaffMember {
  return { ...presentPerson(row), status: row.status };
}

/** Returns the whole name of a person. */
export function nameOf({ firstName, lastName }: Pick<StaffRow, 'firstName' | 'lastName'>): string {
  return fullName({ firstName, lastName });
}

/** Converts a person to an id and a name. */
export function named(person: {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}): NamedPerson {
  return { id: person.id, name: fullName(person) };
}

/** Converts a row to a principal. A role that this version does not know is none. */
export function principalOfStaff({ id, roles }: Pick<StaffRow, 'id' | 'roles'>): Staff {
  const known = staffRoles.filter((role) => roles.includes(role));
  return { kind: 'staff', staffId: id, roles: known };
}
