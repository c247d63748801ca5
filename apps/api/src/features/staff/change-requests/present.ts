import type { SentDeskChangeRequest } from '@parlour/contract/staff';
import { fullName } from '@parlour/core';
import type { MemberRow } from '../../profile/repository.ts';
import type { ChangeRequestRow, OpenChangeRequest } from './repository.ts';

/** Returns what the profile has now of the field that should change. Null where it has nothing of it. */
function currentValueOf(
  field: ChangeRequestRow['field'],
  member: Pick<MemberRow, 'email' | 'firstName' | 'lastName' | 'dateOfBirth'>,
): string | null {
  switch (field) {
    case 'email':
      return member.email;
    case 'legalName':
      return fullName(member);
    case 'dateOfBirth':
      return member.dateOfBirth;
    case 'other':
      return null;
  }
}

/** Converts a row to an open change request as staff read it. */
export function presentChangeRequest({
  changeRequest: { id, version, field, requestedValue, note, createdAt },
  member,
  phoneChangedAt,
}: OpenChangeRequest): SentDeskChangeRequest {
  const { firstName, lastName, email, phone } = member;
  return {
    id,
    version,
    member: {
      id: member.id,
      firstName,
      lastName,
      email,
      phone,
      phoneChangedAt: phoneChangedAt === null ? null : new Date(phoneChangedAt).toISOString(),
    },
    field,
    currentValue: currentValueOf(field, member),
    requestedValue,
    note,
    createdAt: createdAt.toISOString(),
  };
}
