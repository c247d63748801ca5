import type { RelatedVendors, Vendor } from '@parlour/contract';
import { slugify, VENDOR_NOT_FOUND } from '@parlour/core';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findRelated, findVendor } from './repository.ts';

/** The vendors of the club (specification, sections 3 and 7). Of one that is not there each throws a Refusal 404. */
export interface Vendors {
  /** @param idOrSlug - the id, or a slug that the vendor has or had; a name as it is written gives its slug. */
  one(idOrSlug: string): Promise<Vendor>;
  /** Other vendors of the same places, those of the same kind first. */
  related(idOrSlug: string, limit: number): Promise<RelatedVendors>;
}

/** Makes the service of vendors. */
export function createVendors(queries: Queries): Vendors {
  const mustFind = async (idOrSlug: string) => {
    const vendor = await findVendor(queries, idOrSlug, slugify(idOrSlug));
    if (vendor === undefined) throw new Refusal('not_found', VENDOR_NOT_FOUND);
    return vendor;
  };
  return {
    one: mustFind,
    async related(idOrSlug, limit) {
      const vendor = await mustFind(idOrSlug);
      return { vendors: [...(await findRelated(queries, vendor, limit))] };
    },
  };
}
