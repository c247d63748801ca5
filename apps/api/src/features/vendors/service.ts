import type { RelatedVendors, Vendor } from '@parlour/contract';
import { slugify, VENDOR_NOT_FOUND } from '@parlour/core';
import type { Queries } from '../../platform/postgres/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import { findRelated, findVendor } from './repository.ts';

/** The vendors of the club. Both functions throw an ApiError 404 for an unknown vendor. */
export interface Vendors {
  /** @param idOrSlug - the id, a present or former slug, or a name, which is converted to its slug. */
  get(idOrSlug: string): Promise<Vendor>;
  /** Returns other vendors of the same places, those of the same kind first (VE5). */
  listRelated(idOrSlug: string, limit: number): Promise<RelatedVendors>;
}

/** Creates the vendor service. */
export function createVendors(queries: Queries): Vendors {
  const findOrThrow = async (idOrSlug: string) => {
    const vendor = await findVendor(queries, idOrSlug, slugify(idOrSlug));
    if (vendor === undefined) throw new ApiError('not_found', VENDOR_NOT_FOUND);
    return vendor;
  };
  return {
    get: findOrThrow,
    async listRelated(idOrSlug, limit) {
      const vendor = await findOrThrow(idOrSlug);
      return { vendors: [...(await findRelated(queries, vendor, limit))] };
    },
  };
}
