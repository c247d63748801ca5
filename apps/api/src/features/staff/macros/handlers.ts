import type { staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { findMacros } from './repository.ts';
import { createMacros } from './service.ts';

/** Binds the calls that manage macros to their service. */
export function macroHandlers(
  dependencies: Pick<FeatureDependencies, 'clock' | 'random' | 'database'>,
): HandlersOf<typeof staffCallsOf.macros> {
  const { queries } = dependencies.database;
  const macros = createMacros(dependencies);
  return {
    listMacros: { query: async () => ({ data: await findMacros(queries) }) },
    addMacro: {
      command: async ({ body }, transaction) => {
        const data = await macros.add(transaction, body);
        return { data, events: [{ action: 'macro.added', subject: `macro:${data.id}` }] };
      },
    },
    changeMacro: {
      command: async ({ params, body }, transaction) => {
        const data = await macros.change(transaction, params.id, body);
        return { data, events: [{ action: 'macro.changed', subject: `macro:${data.id}` }] };
      },
    },
    deleteMacro: {
      command: async ({ params, query }, transaction) => {
        await macros.delete(transaction, params.id, query.version);
        return {
          data: null,
          events: [{ action: 'macro.deleted', subject: `macro:${params.id}` }],
        };
      },
    },
  };
}
