import type { Member } from '../../access/principal.ts';
import type { Contact } from '../../emails/branding.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import {
  contactOf,
  findMemberByEmail,
  holdMemberByEmail,
  type MemberRow,
} from '../profile/repository.ts';

/** A member as sign-in finds them. */
interface Account {
  readonly principal: Member;
  readonly contact: Contact;
  /** The identifier in the club's CRM. */
  readonly crmId: string;
  readonly instanceUrl: string;
}

const accountOf = (member: MemberRow): Account => ({
  principal: { kind: 'member', memberId: member.id },
  contact: contactOf(member),
  crmId: member.crmId,
  instanceUrl: member.instanceUrl,
});

/** Finds an active member by email, in any letter case. */
export async function findAccount(queries: Queries, email: string): Promise<Account | undefined> {
  const member = await findMemberByEmail(queries, email);
  return member && accountOf(member);
}

/** Finds like {@link findAccount}. The member keeps the email and stays active until the transaction ends. */
export async function holdAccount(
  transaction: Transaction,
  email: string,
): Promise<Account | undefined> {
  const member = await holdMemberByEmail(transaction, email);
  return member && accountOf(member);
}
