import type { AuditAction } from '@parlour/contract/staff';
import { ApiError } from '../../errors/apiError.ts';
import type { AuditEvent } from '../../http/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { type MemberRow, updateMember } from '../profile/repository.ts';
import { endSessionsOf } from './endSessionsOf.ts';
import { findAnyByEmail, holdMember } from './repository.ts';

/** Why and when a membership changes. */
interface MembershipChange {
  readonly now: Date;
  /** Absent for a command of operators. */
  readonly reason?: string;
}

const notNow = (message: string) => new ApiError('move_not_allowed', message);

const eventOf = (
  action: AuditAction,
  { id }: Pick<MemberRow, 'id'>,
  { reason }: MembershipChange,
): AuditEvent => ({ action, subject: `member:${id}`, ...(reason === undefined ? {} : { reason }) });

/**
 * Takes a member's access away: sessions end within seconds, sign-in and shared links work no more, and all that the member
 * stored stays (api/members-5).
 */
async function close(
  transaction: Transaction,
  member: MemberRow,
  columns: Pick<MemberRow, 'suspendedAt' | 'endedAt'>,
  now: Date,
) {
  const changed = await updateMember(transaction, member.id, { isActive: false, ...columns });
  const { endedSessions, events } = await endSessionsOf(transaction, member.id, now);
  return { changed, endedSessions, events };
}

/**
 * Suspends an active membership (api/members-7).
 *
 * @throws ApiError where it is not active.
 */
export async function suspendMembership(
  transaction: Transaction,
  member: MemberRow,
  change: MembershipChange,
) {
  if (!member.isActive) throw notNow('Only an active membership can be suspended.');
  const { now } = change;
  const closed = await close(transaction, member, { suspendedAt: now, endedAt: null }, now);
  return { ...closed, events: [eventOf('member.suspended', member, change), ...closed.events] };
}

/**
 * Ends a membership, active or suspended (api/members-5).
 *
 * @throws ApiError where it has ended.
 */
export async function endMembership(
  transaction: Transaction,
  member: MemberRow,
  change: MembershipChange,
) {
  if (!member.isActive && member.suspendedAt === null) {
    throw notNow('This membership has ended already.');
  }
  const { now } = change;
  const closed = await close(transaction, member, { suspendedAt: null, endedAt: now }, now);
  return { ...closed, events: [eventOf('member.deactivated', member, change), ...closed.events] };
}

/**
 * Gives back a membership that is suspended or has ended, with everything that the member stored (api/members-6).
 *
 * @throws ApiError where it is active.
 */
export async function reactivateMembership(
  transaction: Transaction,
  member: MemberRow,
  change: MembershipChange,
) {
  if (member.isActive) throw notNow('This membership is active already.');
  const columns = { isActive: true, suspendedAt: null, endedAt: null };
  const changed = await updateMember(transaction, member.id, columns);
  return { changed, events: [eventOf('member.reactivated', member, change)] };
}

/**
 * Ends the membership of the member with an email, for operators (api/members-5).
 *
 * @throws Error where no member has the email, or the membership has ended.
 */
export async function deactivateMember(transaction: Transaction, email: string, now: Date) {
  const found = await findAnyByEmail(transaction, email);
  if (found === undefined) throw new Error(`no member has the email address "${email}"`);
  return endMembership(transaction, await holdMember(transaction, found.id), { now });
}

/**
 * Gives back the membership of the former or suspended member with an email, for operators (api/members-6).
 *
 * @throws Error where no such member has the email.
 */
export async function reactivateMember(transaction: Transaction, email: string, now: Date) {
  const found = await findAnyByEmail(transaction, email);
  if (found === undefined || found.isActive) {
    throw new Error(`no former member has the email address "${email}"`);
  }
  return reactivateMembership(transaction, await holdMember(transaction, found.id), { now });
}
