import { fullName } from '@parlour/core';
import type { SentDocument } from '@parlour/contract';
import type {
  MemberRedemption,
  MemberRegistration,
  MemberStatus,
  SentDeskMember,
  SentMemberDocument,
  SentMemberPage,
} from '@parlour/contract/staff';
import type { RedeemedRow } from '../../benefits/repository.ts';
import type { MemberRow } from '../../profile/repository.ts';
import { presentProfile } from '../../profile/present.ts';
import type { findRegistrations } from '../../registrations/repository.ts';

type RegistrationRow = Pick<
  Awaited<ReturnType<typeof findRegistrations>>[number],
  'confirmationNumber' | 'createdAt' | 'hiddenAt' | 'event'
>;

/** What the status of a membership follows from. */
type Membership = Pick<MemberRow, 'isActive' | 'suspendedAt' | 'invitedAt' | 'firstSignedInAt'>;

function statusOf({ isActive, suspendedAt, invitedAt, firstSignedInAt }: Membership): MemberStatus {
  if (!isActive) return suspendedAt === null ? 'ended' : 'suspended';
  return invitedAt !== null && firstSignedInAt === null ? 'invited' : 'active';
}

/** Converts a row to a line of the list of members. */
export function presentListedMember(
  row: Membership & Pick<MemberRow, 'id' | 'firstName' | 'lastName' | 'email' | 'phone'>,
): SentMemberPage['members'][number] {
  const { id, firstName, lastName, email, phone } = row;
  return { id, name: fullName({ firstName, lastName }), email, phone, status: statusOf(row) };
}

const timeOf = (date: Date | null) => date?.toISOString() ?? null;

/** Converts a row to the profile that staff read. The `ref` and the picture stay the member's own (api/staff/members-1). */
export function presentMember(
  row: MemberRow,
  signIn: { readonly hasSignedIn: boolean; readonly isSignInDisabled: boolean },
): Omit<SentDeskMember, 'requests' | 'registrations' | 'redemptions'> {
  const { ref: _ref, profilePicture: _picture, ...profile } = presentProfile(row);
  return {
    id: row.id,
    isActive: row.isActive,
    status: statusOf(row),
    version: row.version,
    crmId: row.crmId,
    invitedAt: timeOf(row.invitedAt),
    suspendedAt: timeOf(row.suspendedAt),
    endedAt: timeOf(row.endedAt),
    ...signIn,
    ...profile,
  };
}

/** Converts a registration to what staff read of it. */
export function presentMemberRegistration({
  confirmationNumber,
  createdAt,
  hiddenAt,
  event: { id, title, imageUrl, location, startDate, endDate, timeZone },
}: RegistrationRow): MemberRegistration {
  return {
    confirmationNumber,
    registeredAt: createdAt.toISOString(),
    event: {
      id,
      title,
      imageUrl,
      location,
      startDate: startDate.toISOString(),
      endDate: endDate?.toISOString() ?? null,
      timeZone,
      ...(hiddenAt && { isHidden: true }),
    },
  };
}

/** Converts a redemption to what staff read of it. Its code stays the member's own (api/staff/members-1). */
export function presentMemberRedemption({
  createdAt,
  expiresAt,
  hiddenAt,
  benefit: { id, title, provider, value, imageUrl, expiresAt: lastDay },
}: RedeemedRow): MemberRedemption {
  return {
    redeemedAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    benefit: {
      id,
      title,
      provider,
      value,
      imageUrl,
      expiresAt: lastDay,
      ...(hiddenAt && { isHidden: true }),
    },
  };
}

/** Converts a document to a line of the list of staff, without its details (api/staff/members-4). */
export function presentMemberDocument({
  id,
  title,
  extension,
  isEncrypted = false,
  createdAt,
}: SentDocument): SentMemberDocument {
  return { id, title, extension, ...(isEncrypted && { isEncrypted }), createdAt };
}
