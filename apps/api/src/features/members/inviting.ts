import { ApiError } from '../../errors/apiError.ts';
import type { AuditEvent } from '../../http/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { contactOf, type MemberRow, updateMember } from '../profile/repository.ts';
import { invitationEmail } from './emails.ts';
import { hasSignedIn } from './hasSignedIn.ts';
import { addMember, type NewMember } from './joining.ts';
import { holdMember } from './repository.ts';

type InvitingDependencies = Pick<FeatureDependencies, 'clock' | 'random' | 'outbox' | 'branding'>;

/** Puts the email that says how to sign in into the outbox, and stores when (api/members-8). */
async function sendInvitation(
  transaction: Transaction,
  { clock, outbox, branding }: InvitingDependencies,
  member: MemberRow,
): Promise<AuditEvent> {
  const now = clock.now();
  await outbox.put(transaction, invitationEmail(branding, contactOf(member)));
  await updateMember(transaction, member.id, { invitedAt: now });
  return { action: 'member.invited', subject: `member:${member.id}` };
}

/**
 * Sends a member who waits the email that says how to sign in, unless somebody was quicker or the member left or signed in.
 *
 * @returns undefined where none was sent.
 */
export async function inviteWaiting(
  transaction: Transaction,
  dependencies: InvitingDependencies,
  id: string,
): Promise<AuditEvent | undefined> {
  const member = await holdMember(transaction, id);
  if (!member.isActive || member.invitedAt !== null) return undefined;
  if (await hasSignedIn(transaction, member)) return undefined;
  return sendInvitation(transaction, dependencies, member);
}

/** Adds a member, who gets an email that says how to sign in (api/members-8). Throws like {@link addMember}. */
export async function inviteMember(
  transaction: Transaction,
  dependencies: InvitingDependencies,
  newMember: NewMember,
) {
  const { id, events } = await addMember(transaction, dependencies, newMember);
  const member = await holdMember(transaction, id);
  return { id, events: [...events, await sendInvitation(transaction, dependencies, member)] };
}

/**
 * Sends an active member who never signed in the email that says how (api/members-8).
 *
 * @throws ApiError for any other member.
 */
export async function inviteMemberAgain(
  transaction: Transaction,
  dependencies: InvitingDependencies,
  id: string,
) {
  const member = await holdMember(transaction, id);
  if (!member.isActive) {
    throw new ApiError('move_not_allowed', 'Only an active member is invited.');
  }
  if (await hasSignedIn(transaction, member)) {
    throw new ApiError('move_not_allowed', 'This member has signed in already.');
  }
  return { id, events: [await sendInvitation(transaction, dependencies, member)] };
}
