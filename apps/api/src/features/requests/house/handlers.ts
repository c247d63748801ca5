import type { staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { readHouse } from './readHouse.ts';

/** Binds the call that reads how the house works on its requests. */
export function houseHandlers({
  database,
  clock,
  settings,
}: Pick<FeatureDependencies, 'database' | 'clock' | 'settings'>): HandlersOf<
  typeof staffCallsOf.house
> {
  return {
    readHouse: {
      query: async ({ query }) => {
        const { timeZone } = settings.current();
        return { data: await readHouse(database.queries, query, { timeZone, clock }) };
      },
    },
  };
}
