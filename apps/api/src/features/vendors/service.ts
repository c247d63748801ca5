import { slugify, VENDOR_NOT_FOUND } from '@parlour/core';
import type { Queries } from '../../platform/postgres/database.ts';
import { orNotFound } from '../../errors/apiError.ts';
import { presentConnection, presentVendor } from './present.ts';
import { findRelated, findVendor } from './repository.ts';

/**
 * Returns a vendor.
 *
 * @param idOrSlug - the id, a present or former slug, or a name, which is converted to its slug.
 * @throws ApiError 404 where there is none.
 */
export async function getVendor(queries: Queries, idOrSlug: string) {
  return presentVendor(await findOrThrow(queries, idOrSlug));
}

/** Returns other vendors of the same places, those of the same kind first (VE5). Throws like {@link getVendor}. */
export async function listRelatedVendors(queries: Queries, idOrSlug: string, limit: number) {
  const vendor = await findOrThrow(queries, idOrSlug);
  return { vendors: (await findRelated(queries, vendor, limit)).map(presentConnection) };
}

async function findOrThrow(queries: Queries, idOrSlug: string) {
  return orNotFound(await findVendor(queries, idOrSlug, slugify(idOrSlug)), VENDOR_NOT_FOUND);
}
