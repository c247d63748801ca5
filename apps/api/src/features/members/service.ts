import { dateSchema, emailSchema, lineSchema } from '@parlour/contract';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { isEmailOfAnother, updateMember } from '../profile/repository.ts';
import { revokeSessions } from '../sessions/repository.ts';
import { hashEmail } from '../sign-in/emailHash.ts';
import { findMemberByEmail, forgetFailures } from '../sign-in/repository.ts';

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
  if (member === undefined) throw new Error(`no member has the e-mail address "${email}"`);
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
  {
    email,
    field,
    value,
  }: { readonly email: string; readonly field: string; readonly value: string },
  now: Date,
): Promise<{ readonly value: string; readonly endedSessions?: number }> {
  if (!isIdentityField(field)) {
    throw new Error(`name one of these fields: ${Object.keys(identitySchemas).join(', ')}`);
  }
  const parsed = identitySchemas[field].safeParse(value);
  if (!parsed.success) throw new Error(`"${value}" can not be the ${field} of a member`);
  const member = await getMemberByEmail(transaction, email);
  if (field === 'email' && (await isEmailOfAnother(transaction, member.id, parsed.data))) {
    throw new Error(`another member has the e-mail address "${parsed.data}"`);
  }
  await updateMember(transaction, member.id, { [field]: parsed.data });
  if (field !== 'email') return { value: parsed.data };
  // Anyone who can read the former mailbox may have opened a session with a code sent to it.
  const ended = await revokeSessions(transaction, member.id, now);
  return { value: parsed.data, endedSessions: ended.length };
}

/** Ends every session of a member, within seconds (SE6). Returns how many it ended. */
export async function endSessions(queries: Queries, email: string, now: Date): Promise<number> {
  const member = await getMemberByEmail(queries, email);
  return (await revokeSessions(queries, member.id, now)).length;
}

/**
 * Forgets the failures of an email, which enables its sign-in by code again (SI7).
 *
 * @returns whether anyone tried to sign in with it lately.
 */
export function enableSignIn(queries: Queries, secrets: Secrets, email: string): Promise<boolean> {
  return forgetFailures(queries, hashEmail(secrets, email));
}
