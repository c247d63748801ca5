import type { callsOf } from '@parlour/contract';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { createSaved } from './service.ts';

/** Binds the calls of what members save to their service. */
export function savedHandlers({
  database,
  clock,
}: Pick<FeatureDependencies, 'database' | 'clock'>): HandlersOf<typeof callsOf.saved> {
  const saved = createSaved({ clock });
  const { queries } = database;
  return {
    listSaved: {
      query: async ({ caller }) => ({ data: await saved.list(queries, caller.memberId) }),
    },
    // What a member likes is nobody's business, so the audit trail has nothing of it.
    saveItem: {
      command: async ({ params: { kind, id }, body, caller: { memberId } }, transaction) => ({
        data: await saved.save(transaction, { memberId, kind, itemId: id }, body),
        events: [],
      }),
    },
    unsaveItem: {
      command: async ({ params: { kind, id }, query, caller: { memberId } }, transaction) => ({
        data: await saved.unsave(transaction, { memberId, kind, itemId: id }, query.changedAt),
        events: [],
      }),
    },
  };
}
