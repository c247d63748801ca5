import type { staffCallsOf } from '@parlour/contract/staff';
import { MEMBER_VIEWS_LIMIT, type callsOf } from '@parlour/contract';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { contactOf, getMember } from '../../profile/repository.ts';
import { findViewsOf } from './repository.ts';
import type { MemberViews } from './service.ts';

/** Binds the call that begins a view to its service. */
export function staffMemberViewHandlers(
  views: MemberViews,
): HandlersOf<typeof staffCallsOf.memberViews> {
  return {
    startMemberView: {
      // Not a command, whose response would be stored with the token.
      query: async ({ caller, requestId, params: { id }, body: { reason } }) => ({
        data: await views.begin({ caller, requestId, memberId: id, reason }),
      }),
    },
  };
}

/** Binds the calls of a view, and what members see of past ones, to their service. */
export function memberViewHandlers(
  views: MemberViews,
  queries: Queries,
): HandlersOf<typeof callsOf.memberViews> {
  return {
    listMemberViews: {
      query: async ({ caller: { memberId } }) => {
        const found = await findViewsOf(queries, memberId, MEMBER_VIEWS_LIMIT);
        return {
          data: found.map(({ startedAt, ...view }) => ({
            ...view,
            startedAt: startedAt.toISOString(),
          })),
        };
      },
    },
    getMemberView: {
      query: async ({ caller: { view } }) => ({
        data: {
          memberId: view.memberId,
          memberName: contactOf(await getMember(queries, view.memberId)).name,
          expiresAt: view.expiresAt.toISOString(),
        },
      }),
    },
    endMemberView: {
      command: async ({ caller }, transaction) => ({
        data: null,
        ...(await views.end(transaction, caller.view)),
      }),
    },
  };
}
