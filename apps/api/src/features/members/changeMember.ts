import { fullName } from '@parlour/core';
import { invalidInput } from '../../errors/apiError.ts';
import type { AuditEvent } from '../../http/audit/audit.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { nameOfColumn } from '../profile/editedColumns.ts';
import { isEmailOfAnother, type MemberRow, updateMember } from '../profile/repository.ts';
import { endSessionsOf } from './endSessionsOf.ts';
import { checkBirthDate, crmIdTaken, emailTaken } from './joining.ts';
import { findAnyByEmail, hasCrmId, lockIdentities } from './repository.ts';

/** What staff change of a member. Undefined fields stay. */
export type MemberChanges = Partial<
  Omit<
    MemberRow,
    | 'id'
    | 'ref'
    | 'instanceUrl'
    | 'isActive'
    | 'version'
    | 'suspendedAt'
    | 'endedAt'
    | 'invitedAt'
    | 'firstSignedInAt'
    | 'profilePicture'
  >
>;

const isColumn = (name: string, member: MemberRow): name is keyof MemberChanges =>
  Object.hasOwn(member, name);

/** Returns the changes that differ from what is stored. */
function differing(member: MemberRow, changes: MemberChanges): MemberChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => value !== undefined && isColumn(name, member) && member[name] !== value,
    ),
  );
}

/**
 * Changes a member whose row is held. A new email ends the sessions (api/sessions-6): anyone who can read the former mailbox may have
 * opened one with a code sent to it.
 *
 * @returns the row after it, and the number of ended sessions after a change of the email.
 * @throws ApiError where another member, former or present, has the email or the CRM identifier, or a birth date has not been.
 */
export async function changeMember(
  transaction: Transaction,
  member: MemberRow,
  changes: MemberChanges,
  now: Date,
): Promise<{ changed: MemberRow; endedSessions?: number; events: readonly AuditEvent[] }> {
  const real = differing(member, changes);
  const fields = Object.keys(real).map(nameOfColumn);
  if (fields.length === 0) return { changed: member, events: [] };
  if (fullName({ ...member, ...real }) === '') {
    throw invalidInput('lastName', 'A member needs a first or a last name.');
  }
  checkBirthDate(real.dateOfBirth, now);
  await assertFree(transaction, member, real);
  const changed = await updateMember(transaction, member.id, real);
  const event: AuditEvent = { action: 'member.changed', subject: `member:${member.id}`, fields };
  if (real.email === undefined) return { changed, events: [event] };
  const { endedSessions, events } = await endSessionsOf(transaction, member.id, now);
  return { changed, endedSessions, events: [event, ...events] };
}

async function assertFree(
  transaction: Transaction,
  { id }: MemberRow,
  { email, crmId }: MemberChanges,
): Promise<void> {
  if (email === undefined && crmId === undefined) return;
  await lockIdentities(transaction);
  if (email !== undefined && (await isEmailOfAnother(transaction, id, email))) {
    throw emailTaken((await findAnyByEmail(transaction, email)) ?? { isActive: true });
  }
  if (crmId !== undefined && (await hasCrmId(transaction, crmId, id))) throw crmIdTaken();
}
