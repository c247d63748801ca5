import type { callsOf } from '@parlour/contract';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { createReadPage } from '../content/readPage.ts';
import { getVendor, listRelatedVendors } from './service.ts';

/** Binds the calls of vendors to their service. */
export function vendorHandlers({
  database,
  clock,
}: FeatureDependencies): HandlersOf<typeof callsOf.vendors> {
  const readPage = createReadPage(database, clock);
  return {
    getVendor: {
      query: async ({ params: { id }, caller }) => ({
        data: await readPage(caller, 'vendor', id, (queries) => getVendor(queries, id)),
      }),
    },
    listRelatedVendors: {
      query: async ({ params: { id }, query, caller }) => ({
        data: await readPage(caller, 'vendor', id, (queries) =>
          listRelatedVendors(queries, id, query.limit),
        ),
      }),
    },
  };
}
