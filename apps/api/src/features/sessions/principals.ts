import type { Principal } from '../../access/principal.ts';
import type { Contact } from '../../emails/branding.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import {
  contactOf,
  findActiveMemberIds,
  findMemberByEmail,
  holdMemberByEmail,
  isActiveMember,
  type MemberRow,
} from '../profile/repository.ts';

/** A principal as sign-in finds them. */
interface Account {
  readonly principal: Principal;
  readonly contact: Contact;
  /** The identifier in the club's CRM. Empty for staff, like the URL. */
  readonly crmId: string;
  readonly instanceUrl: string;
}

/** Finds those who may have a session. A person who is not active counts as missing. */
export interface Principals {
  /** Finds a principal of each kind by id. */
  readonly byId: Readonly<
    Record<Principal['kind'], (queries: Queries, id: string) => Promise<Principal | undefined>>
  >;
  /** Finds those of some principals of a kind who are active. */
  readonly allById: Readonly<
    Record<
      Principal['kind'],
      (queries: Queries, ids: readonly string[]) => Promise<readonly Principal[]>
    >
  >;
  /** Finds a principal by email, in any letter case. */
  readonly byEmail: (queries: Queries, email: string) => Promise<Account | undefined>;
  /** Finds like `byEmail`. The principal keeps the email and stays active until the transaction ends. */
  readonly holdByEmail: (transaction: Transaction, email: string) => Promise<Account | undefined>;
}

const accountOf = (member: MemberRow): Account => ({
  principal: { kind: 'member', memberId: member.id },
  contact: contactOf(member),
  crmId: member.crmId,
  instanceUrl: member.instanceUrl,
});

/** The principals in the club's database: its members. */
export const clubPrincipals: Principals = {
  byId: {
    member: async (queries, memberId) =>
      (await isActiveMember(queries, memberId)) ? { kind: 'member', memberId } : undefined,
    staff: () => Promise.resolve(undefined),
  },
  allById: {
    member: async (queries, ids) =>
      (await findActiveMemberIds(queries, ids)).map((memberId) => ({ kind: 'member', memberId })),
    staff: () => Promise.resolve([]),
  },
  async byEmail(queries, email) {
    const member = await findMemberByEmail(queries, email);
    return member && accountOf(member);
  },
  async holdByEmail(transaction, email) {
    const member = await holdMemberByEmail(transaction, email);
    return member && accountOf(member);
  },
};
