import { SAVED_FILTERS_LIMIT, type staffCallsOf } from '@parlour/contract/staff';
import { invalidInput, orNotFound } from '../../../errors/apiError.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import { newId } from '../../../platform/crypto/random.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { lockStaffMember } from '../people/repository.ts';
import { deleteFilter, insertFilter, listFilters } from './repository.ts';

/** Binds the calls on one's own filters of the queue to the database. */
export function savedFilterHandlers({
  clock,
  random,
  database: { queries },
}: Pick<FeatureDependencies, 'clock' | 'random' | 'database'>): HandlersOf<
  typeof staffCallsOf.savedFilters
> {
  return {
    listSavedFilters: {
      query: async ({ caller }) => ({ data: await listFilters(queries, caller.staffId) }),
    },
    addSavedFilter: {
      command: async ({ caller: { staffId }, body }, transaction) => {
        // Of two at once, the second waits for the first and counts it.
        await lockStaffMember(transaction, staffId, 'no key update');
        if ((await listFilters(transaction, staffId)).length >= SAVED_FILTERS_LIMIT) {
          throw invalidInput('name', `You have ${SAVED_FILTERS_LIMIT} filters already.`);
        }
        const data = { ...body, id: newId(clock, random) };
        const row = { ...data, staffId, createdAt: clock.now() };
        if (!(await insertFilter(transaction, row))) {
          throw invalidInput('name', 'Another filter of yours has this name.');
        }
        return {
          data,
          events: [{ action: 'queue-filter.added', subject: `queue-filter:${data.id}` }],
        };
      },
    },
    deleteSavedFilter: {
      command: async ({ caller, params: { id } }, transaction) => {
        orNotFound(
          (await deleteFilter(transaction, caller.staffId, id)) || undefined,
          'Filter not found',
        );
        return {
          data: null,
          events: [{ action: 'queue-filter.deleted', subject: `queue-filter:${id}` }],
        };
      },
    },
  };
}
