import { CHANGE_REQUESTS_LIMIT, type staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { presentChangeRequest } from './present.ts';
import { countOpenChangeRequests, findOpenChangeRequests } from './repository.ts';
import { createChangeDecisions } from './service.ts';

/** Binds what managers do with members' change requests to its service. */
export function staffChangeRequestHandlers(
  dependencies: Pick<FeatureDependencies, 'database' | 'clock' | 'outbox' | 'branding'>,
): HandlersOf<typeof staffCallsOf.changeRequests> {
  const { queries } = dependencies.database;
  const decisions = createChangeDecisions(dependencies);
  return {
    listChangeRequests: {
      query: async ({ query: { memberId } }) => {
        const found = await findOpenChangeRequests(queries, memberId, CHANGE_REQUESTS_LIMIT);
        return { data: found.map(presentChangeRequest) };
      },
    },
    countChangeRequests: {
      query: async () => ({ data: { open: await countOpenChangeRequests(queries) } }),
    },
    acceptChangeRequest: {
      command: async ({ caller, params, body }, transaction) => ({
        data: null,
        ...(await decisions.accept(transaction, caller.staffId, params.id, body)),
      }),
    },
    declineChangeRequest: {
      command: async ({ caller, params, body }, transaction) => ({
        data: null,
        ...(await decisions.decline(transaction, caller.staffId, params.id, body)),
      }),
    },
  };
}
