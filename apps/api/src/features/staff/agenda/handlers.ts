import type { staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { readAgenda } from './readAgenda.ts';

/** Binds the call that reads what takes place. */
export function agendaHandlers({
  database,
  clock,
  settings,
}: Pick<FeatureDependencies, 'database' | 'clock' | 'settings'>): HandlersOf<
  typeof staffCallsOf.agenda
> {
  return {
    readAgenda: {
      query: async ({ query }) => {
        const { timeZone } = settings.current();
        return { data: await readAgenda(database.queries, query, { timeZone, clock }) };
      },
    },
  };
}
