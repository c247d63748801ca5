import type { HandlersOf } from '../../http/calls/handler.ts';
import type { Vendors } from './service.ts';

/** Binds the calls of vendors to their service. */
export function vendorHandlers(vendors: Vendors): HandlersOf<'getVendor' | 'listRelatedVendors'> {
  return {
    getVendor: {
      query: async ({ params }) => ({ data: await vendors.get(params.id) }),
    },
    listRelatedVendors: {
      query: async ({ params, query }) => ({
        data: await vendors.listRelated(params.id, query.limit),
      }),
    },
  };
}
