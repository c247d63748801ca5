import { type PersonName, personNameSchema } from '@parlour/contract/staff';
import { randomId } from '../../../platform/crypto/random.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { findStaffByEmail, insertStaffMember, updateStaffMember } from '../people/repository.ts';
import { createInvitationLink, type InvitationDependencies } from './invitations.ts';

/**
 * Makes a link for an administrator, who may be new. Once it is used, it replaces all former keys of the person (api/staff/set-up-4).
 *
 * @throws Error where the email is nobody's, and email and names are not those of a new person.
 */
export async function inviteAdministrator(
  transaction: Transaction,
  dependencies: InvitationDependencies,
  person: PersonName,
) {
  const former = await findStaffByEmail(transaction, person.email);
  const id = former?.id ?? randomId(dependencies.random);
  if (former === undefined) {
    const parsed = personNameSchema.safeParse(person);
    if (!parsed.success) throw new Error('name the email address and a name');
    await insertStaffMember(transaction, {
      ...parsed.data,
      id,
      roles: ['administrator'],
      status: 'invited',
      createdAt: dependencies.clock.now(),
    });
  } else {
    const roles = [...new Set([...former.roles, 'administrator'])];
    const status = former.status === 'ended' ? 'invited' : former.status;
    await updateStaffMember(transaction, id, { roles, status });
  }
  const link = await createInvitationLink(transaction, dependencies, id);
  const event = {
    action: 'staff.invited',
    subject: `staff:${id}`,
    fields: ['administrator'],
  } as const;
  return { link, events: [event] };
}
