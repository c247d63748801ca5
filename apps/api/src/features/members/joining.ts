import { birthDateIssue, clubDay } from '@parlour/core';
import {
  enteredDateSchema,
  emailSchema,
  hasName,
  lineSchema,
  nameSchema,
  profileUpdateSchema,
} from '@parlour/contract';
import * as z from 'zod';
import { invalidInput } from '../../errors/apiError.ts';
import { type Random, randomId } from '../../platform/crypto/random.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { editedColumns } from '../profile/editedColumns.ts';
import { findAnyByEmail, hasCrmId, insertMember, lockIdentities } from './repository.ts';

const newMemberSchema = z
  .object({
    ...profileUpdateSchema.shape,
    email: emailSchema,
    firstName: nameSchema,
    lastName: nameSchema,
    memberSince: z.optional(enteredDateSchema),
    dateOfBirth: z.optional(enteredDateSchema),
    crmId: z.optional(lineSchema),
    instanceUrl: z.url({ protocol: /^https?$/ }).optional(),
  })
  .check(hasName);

/** What staff enter for a new member. Everything but email and name is optional. */
export type NewMember = z.input<typeof newMemberSchema>;

/**
 * Adds a member, who can sign in at once (api/members-3).
 *
 * @returns the id of the member.
 * @throws ApiError with a sentence where a value is not valid, or the email or CRM identifier belongs to another, also to a
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
    const name = String(field);
    throw invalidInput(name, `The ${name} of a member cannot be what was given.`);
  }
  const { email, crmId, instanceUrl = '', phone, professional, address, ...person } = parsed.data;
  checkBirthDate(person.dateOfBirth, clock.now());
  await lockIdentities(transaction);
  const former = await findAnyByEmail(transaction, email);
  if (former !== undefined) throw emailTaken(former);
  if (crmId !== undefined && (await hasCrmId(transaction, crmId))) throw crmIdTaken();
  const id = randomId(random);
  const isAdded = await insertMember(transaction, {
    memberSince: clubDay(clock.now()),
    ...person,
    ...editedColumns({ phone, professional, address }),
    id,
    ref: randomId(random),
    email,
    crmId: crmId ?? id,
    instanceUrl,
    isActive: true,
  });
  if (!isAdded)
    throw invalidInput('email', 'Another member has this email address since just now.');
  return { id, events: [{ action: 'member.added', subject: `member:${id}` }] as const };
}

/** Refuses a birth date that has not been (api/members-4). */
export function checkBirthDate(date: string | null | undefined, now: Date): void {
  if (date === undefined || date === null) return;
  const issue = birthDateIssue(date, clubDay(now));
  if (issue !== null) throw invalidInput('dateOfBirth', `Date of birth ${issue}.`);
}

/** Makes the error for an email that another member has. */
export function emailTaken({ isActive }: { readonly isActive: boolean }) {
  return invalidInput(
    'email',
    isActive
      ? 'Another member has this email address.'
      : 'A former member has this email address. You can reactivate that membership.',
  );
}

/** Makes the error for an identifier in the CRM that another member has. */
export function crmIdTaken() {
  return invalidInput('crmId', 'Another member has this CRM identifier.');
}
