import { clubDay } from '@parlour/core';
import { dateSchema, emailSchema, lineSchema } from '@parlour/contract';
import * as z from 'zod';
import { type Random, randomId } from '../../platform/crypto/random.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { updateMember } from '../profile/repository.ts';
import { endSessionsOf, getMemberByEmail } from './service.ts';
import { findAnyByEmail, hasCrmId, insertMember } from './repository.ts';

const newMemberSchema = z.object({
  email: emailSchema,
  firstName: lineSchema,
  lastName: lineSchema,
  memberSince: z.optional(dateSchema),
  dateOfBirth: z.optional(dateSchema),
  crmId: z.optional(lineSchema),
  instanceUrl: z.url({ protocol: /^https?$/ }).optional(),
});

/** What staff enter for a new member. Everything but email and name is optional. */
export type NewMember = z.input<typeof newMemberSchema>;

/**
 * Adds a member, who can sign in at once (ME3).
 *
 * @returns the id of the member.
 * @throws Error with a sentence where a value is not valid, or the email or CRM identifier belongs to another, also to a
 *   former member.
 */
export async function addMember(
  transaction: Transaction,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  newMember: NewMember,
) {
  const parsed = newMemberSchema.safeParse(newMember);
  if (!parsed.success) {
    const [field] = parsed.error.issues[0]?.path ?? [];
    throw new Error(`the ${String(field)} of a member can not be what was given`);
  }
  const { email, crmId, instanceUrl = '', ...person } = parsed.data;
  const former = await findAnyByEmail(transaction, email);
  if (former !== undefined) {
    const who = former.isActive ? 'another member has' : 'a former member has';
    throw new Error(`${who} the email address "${email}"`);
  }
  const id = randomId(random);
  if (crmId !== undefined && (await hasCrmId(transaction, crmId))) {
    throw new Error(`another member has the CRM identifier "${crmId}"`);
  }
  const isAdded = await insertMember(transaction, {
    memberSince: clubDay(clock.now()),
    ...person,
    id,
    ref: randomId(random),
    email,
    crmId: crmId ?? id,
    instanceUrl,
    isActive: true,
  });
  if (!isAdded) throw new Error('another member with this email address was added just now');
  return { id, events: [{ action: 'member.added', subject: `member:${id}` }] as const };
}

/**
 * Deactivates a member, whose sessions end within seconds. Sign-in and shared links work no more, and all that the member
 * stored stays (ME5).
 *
 * @throws Error where no active member has the email.
 */
export async function deactivateMember(transaction: Transaction, email: string, now: Date) {
  const member = await getMemberByEmail(transaction, email);
  await updateMember(transaction, member.id, { isActive: false });
  const deactivated = { action: 'member.deactivated', subject: `member:${member.id}` } as const;
  const { endedSessions, events } = await endSessionsOf(transaction, member.id, now);
  return { endedSessions, events: [deactivated, ...events] };
}

/**
 * Activates a former member again, with everything that the member stored (ME6).
 *
 * @throws Error where no former member has the email.
 */
export async function reactivateMember(transaction: Transaction, email: string) {
  const member = await findAnyByEmail(transaction, email);
  if (member === undefined || member.isActive) {
    throw new Error(`no former member has the email address "${email}"`);
  }
  await updateMember(transaction, member.id, { isActive: true });
  return { events: [{ action: 'member.reactivated', subject: `member:${member.id}` }] as const };
}
