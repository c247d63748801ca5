import { fullName } from '@parlour/core';
import type { staffCallsOf } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import { notifyEditing, notifyPresence } from '../../../platform/live/liveChannel.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { findActiveStaff } from './repository.ts';

/** Binds the calls of those who write and edit to the streams of the desk. */
export function presenceHandlers(queries: Queries): HandlersOf<typeof staffCallsOf.presence> {
  return {
    announceWriting: {
      command: async ({ params, query, caller }, transaction) => {
        const presence = { requestId: params.id, staffId: caller.staffId, state: query.state };
        await notifyPresence(transaction, presence);
        return { data: null, events: [] };
      },
    },
    announceEditing: {
      command: async ({ params, query, caller }, transaction) => {
        const { kind, id: itemId } = params;
        await notifyEditing(transaction, {
          kind,
          itemId,
          staffId: caller.staffId,
          state: query.state,
        });
        return { data: null, events: [] };
      },
    },
    listEditors: {
      query: async () => {
        const staff = await findActiveStaff(queries);
        const editors = staff.filter(({ roles }) => mayDo(roles, 'content.edit'));
        return {
          data: editors.map(({ id, firstName, lastName }) => ({
            id,
            name: fullName({ firstName, lastName }),
          })),
        };
      },
    },
  };
}
