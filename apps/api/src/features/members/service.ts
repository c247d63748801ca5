import { enteredDateSchema, emailSchema, nameSchema } from '@parlour/contract';
import { type Random, randomId } from '../../platform/crypto/random.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { findMemberByEmail, updateMember } from '../profile/repository.ts';
import { hashEmail } from '../sign-in/emailHash.ts';
import { isDisabled } from '../sign-in/policy.ts';
import { findFailuresInARow, forgetFailures } from '../sign-in/repository.ts';
import { changeMember } from './changeMember.ts';
import { endSessionsOf } from './endSessionsOf.ts';
import { findAnyByEmail, holdMember } from './repository.ts';

const identitySchemas = {
  email: emailSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  dateOfBirth: enteredDateSchema,
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
 * Changes one field that identifies a member, as operators do after a change request (api/change-requests-5). A new email ends the sessions.
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
  const { id } = await getMemberByEmail(transaction, email);
  const member = await holdMember(transaction, id);
  const changed = await changeMember(transaction, member, { [field]: parsed.data }, now);
  return { value: parsed.data, ...changed };
}

/**
 * Replaces a member's `ref` by a random one. Links that the member shared before open nothing any more (api/members-2).
 *
 * @throws Error where no active member has the email.
 */
export async function replaceRef(transaction: Transaction, random: Random, email: string) {
  const member = await getMemberByEmail(transaction, email);
  const { ref } = await updateMember(transaction, member.id, { ref: randomId(random) });
  const event = { action: 'member.ref-replaced', subject: `member:${member.id}` } as const;
  return { ref, events: [event] };
}

/** Ends every session of a member within a second (api/sessions-6), and forgets the browsers where they signed in (api/sign-in-18). */
export async function endSessions(transaction: Transaction, email: string, now: Date) {
  const member = await getMemberByEmail(transaction, email);
  return endSessionsOf(transaction, member.id, now);
}

/** Forgets the failures of an email, which enables its sign-in by code again (api/sign-in-7). */
export async function enableSignIn(transaction: Transaction, secrets: Secrets, email: string) {
  const hadTries = await forgetFailures(transaction, hashEmail(secrets, email));
  if (!hadTries) return { hadTries, events: [] };
  const member = await findAnyByEmail(transaction, email);
  // A stranger's email is not recorded.
  const event = { action: 'sign-in.enabled', subject: `member:${member?.id ?? 'none'}` } as const;
  return { hadTries, events: [event] };
}

/** Whether too many wrong codes in a row disabled the sign-in by code with an email (api/sign-in-7). */
export async function isSignInDisabled(
  queries: Queries,
  secrets: Secrets,
  email: string,
): Promise<boolean> {
  const failuresInARow = await findFailuresInARow(queries, hashEmail(secrets, email));
  return isDisabled({ failuresInARow });
}
