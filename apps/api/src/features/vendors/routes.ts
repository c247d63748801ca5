import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Vendors } from './service.ts';

/** Binds the calls of vendors to their service. */
export const vendorHandlers = (
  vendors: Vendors,
): HandlersOf<'getVendor' | 'listRelatedVendors'> => ({
  getVendor: {
    answer: async ({ params }) => ({ data: await vendors.one(params.id) }),
  },
  listRelatedVendors: {
    answer: async ({ params, query }) => ({ data: await vendors.related(params.id, query.limit) }),
  },
});
