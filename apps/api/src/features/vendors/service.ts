import { slugify, VENDOR_NOT_FOUND } from '@parlour/core';
import type { Queries } from '../../platform/postgres/database.ts';
import { orNotFound } from '../../errors/apiError.ts';
import { findPicturesOf, showPicturesOf } from '../pictures/shownPictures.ts';
import { presentConnection, presentVendor } from './present.ts';
import { findHome, findHomes, findRelated, findVendor } from './repository.ts';

/**
 * Returns a vendor with its destination (api/vendors-10).
 *
 * @param idOrSlug - the id, a present or former slug, or a name, which is converted to its slug.
 * @throws ApiError 404 where there is none.
 */
export async function getVendor(queries: Queries, idOrSlug: string) {
  const vendor = await findOrThrow(queries, idOrSlug);
  const destination = (await findHome(queries, vendor.id)) ?? null;
  return { ...presentVendor(await showPicturesOf(queries, vendor)), destination };
}

/** Returns other vendors of the same places, those of the same kind first (api/vendors-5), each with the destination of its connection. Throws like {@link getVendor}. */
export async function listRelatedVendors(queries: Queries, idOrSlug: string, limit: number) {
  const vendor = await findOrThrow(queries, idOrSlug);
  const rows = await findRelated(queries, vendor, limit);
  const show = await findPicturesOf(
    queries,
    rows.map((row) => row.vendor),
  );
  const related = rows.map((row) => presentConnection({ ...row, vendor: show(row.vendor) }));
  const homes = await findHomes(
    queries,
    related.map(({ destinationId }) => destinationId),
  );
  return {
    vendors: related.map((connection) => ({
      ...connection,
      vendor: { ...connection.vendor, destination: homes.get(connection.destinationId) ?? null },
    })),
  };
}

async function findOrThrow(queries: Queries, idOrSlug: string) {
  return orNotFound(await findVendor(queries, idOrSlug, slugify(idOrSlug)), VENDOR_NOT_FOUND);
}
