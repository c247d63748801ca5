import { dateSchema, emailSchema, lineSchema } from '@parlour/contract';
import { principalKey } from '../../access/principal.ts';
import { type Random, randomId } from '../../platform/crypto/random.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import {
  findMemberByEmail,
  isEmailOfAnother,
  lockMember,
  updateMember,
} from '../profile/repository.ts';
import { revokeSessions } from '../sessions/repository.ts';
import { hashEmail } from '../sign-in/emailHash.ts';
import { deleteMarks, forgetFailures } from '../sign-in/repository.ts';

const identitySchemas = {
  email: emailSchema,
  firstName: lineSchema,
  lastName: lineSchema,
  dateOfBirth: dateSchema,
} as const;

const isIdentityField = (name: string): name is keyof typeof identitySchemas =>
  Object.hasOwn(identitySchemas, name);

/**
 * Returns the active member with an email, for staff.
 *
 * @throws Error where there is none.
 */
export async function getMemberByEmail(queries: Queries, email: string) {
  const member = await findMemberByEmail(queries, email);
  if (member === undefined) throw new Error(`no member has the email address "${email}"`);
  return member;
}

/**
 * Changes one field that identifies a member, as staff do after a change request (CR5). A new email ends the sessions.
 *
 * @returns the stored value, and the number of ended sessions after a change of the email.
 * @throws Error where the field or value is not valid, or another member has the email.
 */
export async function changeIdentity(
  transaction: Transaction,
  { email, field, value }: Readonly<Record<'email' | 'field' | 'value', string>>,
  now: Date,
) {
  if (!isIdentityField(field)) {
    throw new Error(`name one of these fields: ${Object.keys(identitySchemas).join(', ')}`);
  }
  const parsed = identitySchemas[field].safeParse(value);
  if (!parsed.success) throw new Error(`"${value}" can not be the ${field} of a member`);
  const member = await getMemberByEmail(transaction, email);
  if (field === 'email' && (await isEmailOfAnother(transaction, member.id, parsed.data))) {
    throw new Error(`another member has the email address "${parsed.data}"`);
  }
  await updateMember(transaction, member.id, { [field]: parsed.data });
  const changed = {
    action: 'member.changed',
    subject: `member:${member.id}`,
    fields: [field],
  } as const;
  if (field !== 'email') return { value: parsed.data, events: [changed] };
  // Anyone who can read the former mailbox may have opened a session with a code sent to it.
  const { endedSessions, events } = await endSessionsOf(transaction, member.id, now);
  return { value: parsed.data, endedSessions, events: [changed, ...events] };
}

/**
 * Replaces a member's `ref` by a random one. Links that the member shared before open nothing any more (ME2).
 *
 * @throws Error where no active member has the email.
 */
export async function replaceRef(transaction: Transaction, random: Random, email: string) {
  const member = await getMemberByEmail(transaction, email);
  const { ref } = await updateMember(transaction, member.id, { ref: randomId(random) });
  const event = { action: 'member.ref-replaced', subject: `member:${member.id}` } as const;
  return { ref, events: [event] };
}

/** Ends every session of a member within a second (SE6), and forgets the browsers where they signed in (SI21). */
export async function endSessions(transaction: Transaction, email: string, now: Date) {
  const member = await getMemberByEmail(transaction, email);
  return endSessionsOf(transaction, member.id, now);
}

/** Ends every session of the member with an id, like {@link endSessions}. */
export async function endSessionsOf(transaction: Transaction, memberId: string, now: Date) {
  const member = { kind: 'member', memberId } as const;
  // A sign-in that is under way either stores its session before this, or sees what changed.
  await lockMember(transaction, memberId);
  const ended = await revokeSessions(transaction, member, now);
  await deleteMarks(transaction, principalKey(member));
  const event = { action: 'sessions.ended', subject: `member:${memberId}` } as const;
  return { endedSessions: ended.length, events: [event] };
}

/** Forgets the failures of an email, which enables its sign-in by code again (SI7). */
export async function enableSignIn(transaction: Transaction, secrets: Secrets, email: string) {
  const hadTries = await forgetFailures(transaction, hashEmail(secrets, email));
  if (!hadTries) return { hadTries, events: [] };
  const member = await findMemberByEmail(transaction, email.trim());
  // A stranger's email is not recorded.
  const event = { action: 'sign-in.enabled', subject: `member:${member?.id ?? 'none'}` } as const;
  return { hadTries, events: [event] };
}
