import { MEMBERS_PAGE, type staffCallsOf } from '@parlour/contract/staff';
import { HOLDS_CARD_NUMBER, mayHoldCardNumber } from '@parlour/core';
import { createSearchLimit } from '../../../access/searchLimit.ts';
import { ApiError, invalidInput } from '../../../errors/apiError.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { changeMember } from '../../members/changeMember.ts';
import { emailChangedEmail } from '../../members/emails.ts';
import { inviteMember, inviteMemberAgain } from '../../members/inviting.ts';
import {
  endMembership,
  reactivateMembership,
  suspendMembership,
} from '../../members/membership.ts';
import { holdMember } from '../../members/repository.ts';
import { enableSignIn } from '../../members/service.ts';
import { editedColumns } from '../../profile/editedColumns.ts';
import { contactOf } from '../../profile/repository.ts';
import { invitationHandlers } from './invitations.ts';
import { findListedMembers } from './listRepository.ts';
import { presentListedMember } from './present.ts';

type MembershipDependencies = Pick<
  FeatureDependencies,
  'database' | 'clock' | 'random' | 'outbox' | 'branding' | 'secrets'
> & {
  readonly isMailFiled: boolean;
  /** Says that invitations are due. */
  readonly onInvitationsDue: () => void;
};

/** A member of one version, and the time. */
async function holdVersion(transaction: Transaction, id: string, version: number) {
  const member = await holdMember(transaction, id);
  if (member.version !== version) {
    throw new ApiError(
      'changed_meanwhile',
      'This member was changed meanwhile. What is there now is shown.',
      { field: 'version' },
    );
  }
  return member;
}

/** Refuses a reason that the audit trail must not store for good. */
function checkReason(reason: string): void {
  if (mayHoldCardNumber(reason)) throw invalidInput('reason', `reason ${HOLDS_CARD_NUMBER}`);
}

/** Binds what managers do with members to its services (api/staff/members-10 to api/staff/members-18). */
export function membershipHandlers(
  dependencies: MembershipDependencies,
): HandlersOf<typeof staffCallsOf.memberAdministration> {
  const { database, clock, outbox, branding, secrets, isMailFiled } = dependencies;
  const countSearch = createSearchLimit(clock);

  const move =
    (change: typeof endMembership | typeof suspendMembership | typeof reactivateMembership) =>
    async (
      {
        params: { id },
        body: { version, reason },
      }: {
        readonly params: { readonly id: string };
        readonly body: { readonly version: number; readonly reason: string };
      },
      transaction: Transaction,
    ) => {
      checkReason(reason);
      const member = await holdVersion(transaction, id, version);
      const { changed, events } = await change(transaction, member, { now: clock.now(), reason });
      return { data: { id, version: changed.version }, events };
    };

  return {
    listMembers: {
      query: async ({ caller, query }) => {
        if (query.text !== undefined) countSearch(caller.sessionId);
        const found = await findListedMembers(database.queries, query, MEMBERS_PAGE + 1);
        const page = found.slice(0, MEMBERS_PAGE);
        const next = found.length > MEMBERS_PAGE ? (page.at(-1)?.id ?? null) : null;
        return { data: { members: page.map(presentListedMember), next, isMailFiled } };
      },
    },
    inviteMember: {
      command: async ({ body }, transaction) => {
        const { id, events } = await inviteMember(transaction, dependencies, body);
        return { data: { id, isMailFiled }, events };
      },
    },
    inviteMemberAgain: {
      command: async ({ params }, transaction) => {
        const { id, events } = await inviteMemberAgain(transaction, dependencies, params.id);
        return { data: { id, isMailFiled }, events };
      },
    },
    ...invitationHandlers(dependencies),
    changeMember: {
      command: async ({ params: { id }, body }, transaction) => {
        const { version, phone, professional, address, ...identity } = body;
        const member = await holdVersion(transaction, id, version);
        const changes = { ...identity, ...editedColumns({ phone, professional, address }) };
        const { changed, events } = await changeMember(transaction, member, changes, clock.now());
        return { data: { id, version: changed.version }, events };
      },
    },
    changeMemberEmail: {
      command: async ({ params: { id }, body: { version, email } }, transaction) => {
        const member = await holdVersion(transaction, id, version);
        const { changed, events } = await changeMember(transaction, member, { email }, clock.now());
        if (changed.email !== member.email) {
          for (const to of [contactOf(member), contactOf(changed)]) {
            await outbox.put(transaction, emailChangedEmail(branding, to, changed.email));
          }
        }
        return { data: { id, version: changed.version }, events };
      },
    },
    suspendMember: { command: move(suspendMembership) },
    reactivateMember: { command: move(reactivateMembership) },
    endMembership: { command: move(endMembership) },
    enableMemberSignIn: {
      command: async ({ params: { id } }, transaction) => {
        const { email } = await holdMember(transaction, id);
        const { events } = await enableSignIn(transaction, secrets, email);
        return { data: null, events };
      },
    },
  };
}
