import type { staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { presentStaffMember } from './present.ts';
import { listStaffMembers } from './repository.ts';
import type { createStaffPeople } from './service.ts';

/** Binds the calls of the club's staff to their service. */
export function staffPeopleHandlers(
  people: ReturnType<typeof createStaffPeople>,
  queries: Queries,
): HandlersOf<typeof staffCallsOf.people> {
  return {
    listStaff: {
      query: async () => ({ data: (await listStaffMembers(queries)).map(presentStaffMember) }),
    },
    inviteStaff: {
      command: async ({ body }, transaction) => {
        const { invited, events } = await people.invite(transaction, body);
        return { data: presentStaffMember(invited), events };
      },
    },
    inviteStaffAgain: {
      command: async ({ params }, transaction) => ({
        data: null,
        ...(await people.inviteAgain(transaction, params.id)),
      }),
    },
    changeStaffRoles: {
      command: async ({ caller, params, body }, transaction) => {
        const { changed, events } = await people.changeRoles(
          transaction,
          caller.staffId,
          params.id,
          body.roles,
        );
        return { data: presentStaffMember(changed), events };
      },
    },
    endStaffAccount: {
      command: async ({ params }, transaction) => ({
        data: null,
        ...(await people.end(transaction, params.id)),
      }),
    },
  };
}
