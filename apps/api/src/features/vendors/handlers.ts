import type { HandlersOf } from '../../http/calls/handler.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { getVendor, listRelatedVendors } from './service.ts';

/** Binds the calls of vendors to their service. */
export function vendorHandlers(queries: Queries): HandlersOf<'getVendor' | 'listRelatedVendors'> {
  return {
    getVendor: {
      query: async ({ params }) => ({ data: await getVendor(queries, params.id) }),
    },
    listRelatedVendors: {
      query: async ({ params, query }) => ({
        data: await listRelatedVendors(queries, params.id, query.limit),
      }),
    },
  };
}
