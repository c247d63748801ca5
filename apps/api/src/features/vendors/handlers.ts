import type { HandlersOf } from '../../http/calls/handler.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { getVendor, listRelatedVendors } from './service.ts';

/** Binds the calls of vendors to their service. */
export function vendorHandlers({
  database: { queries },
}: FeatureDependencies): HandlersOf<'getVendor' | 'listRelatedVendors'> {
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
