import { fullName } from '@parlour/core';
import type { EmailChoices } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import { eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { staffMembers } from '../../../platform/postgres/schema/index.ts';

const { emailsAssigned, emailsMentioned, emailsEverythingNew } = staffMembers;
const choices = {
  assigned: emailsAssigned,
  mentioned: emailsMentioned,
  everythingNew: emailsEverythingNew,
};

/** Returns of what a member of staff wants emails. Undefined where there is none with this id. */
export async function findEmailChoices(
  queries: Queries,
  staffId: string,
): Promise<EmailChoices | undefined> {
  const [found] = await queries
    .select(choices)
    .from(staffMembers)
    .where(eq(staffMembers.id, staffId));
  return found;
}

/** Stores of what a member of staff wants emails. */
export async function updateEmailChoices(
  queries: Queries,
  staffId: string,
  { assigned, mentioned, everythingNew }: EmailChoices,
): Promise<void> {
  await queries
    .update(staffMembers)
    .set({
      emailsAssigned: assigned,
      emailsMentioned: mentioned,
      emailsEverythingNew: everythingNew,
    })
    .where(eq(staffMembers.id, staffId));
}

/** A member of staff as the recipient of an email. */
export interface StaffRecipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Returns the staff who want emails of something: active ones who may read requests (api/staff/email-choices-2).
 *
 * @param besides - who did it, and is not told of it. Null where no member of staff did.
 */
export async function findStaffWhoWant(
  transaction: Transaction,
  choice: keyof EmailChoices,
  besides: string | null,
): Promise<readonly StaffRecipient[]> {
  const { id, firstName, lastName, email, roles, status } = staffMembers;
  const staff = await transaction
    .select({ id, firstName, lastName, email, roles, ...choices })
    .from(staffMembers)
    .where(eq(status, 'active'))
    .orderBy(id);
  return staff
    .filter((person) => person[choice] && person.id !== besides && mayDo(person.roles, 'desk.read'))
    .map((person) => ({
      id: person.id,
      name: fullName(person),
      email: person.email,
    }));
}
