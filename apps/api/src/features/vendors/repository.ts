import type { Connection, Vendor } from '@parlour/contract';
import { vendorWordSpelling } from '@parlour/core';
import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { safeHtml, safeLink } from '../../platform/html.ts';
import { connections, formerSlugs, vendors } from '../../platform/database/schema/index.ts';

/** A vendor's row as members may see it. */
export const asVendor = (row: typeof vendors.$inferSelect): Vendor => ({
  ...row,
  description: safeHtml(row.description),
  website: safeLink(row.website),
});

/** The vendor with this id; else the one that has this slug, then the plain slug; else one that had either before. */
export async function findVendor(
  queries: Queries,
  id: string,
  plainSlug: string,
): Promise<Vendor | undefined> {
  const slugs = [id, plainSlug];
  const former = queries
    .select({ id: formerSlugs.vendorId })
    .from(formerSlugs)
    .where(inArray(formerSlugs.slug, slugs));
  // As an array, unlike as a list of rows, they are looked up by the index even beside other conditions.
  const isFormer = sql`${vendors.id} = any(array(${former}))`;
  const [row] = await queries
    .select()
    .from(vendors)
    .where(or(eq(vendors.id, id), inArray(vendors.slug, slugs), isFormer))
    .orderBy(
      desc(eq(vendors.id, id)),
      desc(eq(vendors.slug, id)),
      desc(inArray(vendors.slug, slugs)),
      asc(vendors.id),
    )
    .limit(1);
  return row && asVendor(row);
}

/** Whether the column holds one of those words that are spelled as this one; none is spelled as no word. */
const isSameKind = (
  column: typeof vendors.type | typeof vendors.category,
  words: readonly (string | null)[],
  word: string | null,
) => {
  const same = [...new Set(words)]
    .filter((other) => other !== null)
    .filter((other) => word !== null && vendorWordSpelling(other) === vendorWordSpelling(word));
  return sql<boolean>`coalesce(${inArray(column, same)}, false)`;
};

/**
 * Connections of other vendors of the vendor's destinations or city, each vendor once: those of its own type first,
 * then those of its own category, of its own city, of its own destinations; within these in the club's order.
 */
export async function findRelated(
  queries: Queries,
  vendor: Vendor,
  limit: number,
): Promise<readonly Connection[]> {
  const own = alias(connections, 'own');
  const tie = (isInOwnDestination: boolean) => ({
    id: connections.id,
    position: connections.position,
    destinationId: connections.destinationId,
    vendorId: connections.vendorId,
    isInOwnDestination: sql<boolean>`${isInOwnDestination}::boolean`.as('is_in_own_destination'),
  });
  const inOwnDestinations = queries
    .select(tie(true))
    .from(own)
    .innerJoin(connections, eq(connections.destinationId, own.destinationId))
    .where(and(eq(own.vendorId, vendor.id), ne(connections.vendorId, vendor.id)));
  const inOwnCity = queries
    .select(tie(false))
    .from(vendors)
    .innerJoin(connections, eq(connections.vendorId, vendors.id))
    .where(and(isInCityOf(vendor), ne(vendors.id, vendor.id)));
  const all = unionAll(inOwnDestinations, inOwnCity).as('all_nearby');
  const nearby = queries
    .selectDistinctOn([all.vendorId])
    .from(all)
    .orderBy(asc(all.vendorId), desc(all.isInOwnDestination), asc(all.position), asc(all.id))
    .as('nearby');
  const kinds = await queries
    .selectDistinct({ type: vendors.type, category: vendors.category })
    .from(nearby)
    .innerJoin(vendors, eq(vendors.id, nearby.vendorId));
  const types = kinds.map(({ type }) => type);
  const categories = kinds.map(({ category }) => category);
  const rows = await queries
    .select({ id: nearby.id, destinationId: nearby.destinationId, vendor: vendors })
    .from(nearby)
    .innerJoin(vendors, eq(vendors.id, nearby.vendorId))
    .orderBy(
      desc(isSameKind(vendors.type, types, vendor.type)),
      desc(isSameKind(vendors.category, categories, vendor.category)),
      desc(sql`coalesce(${isInCityOf(vendor)}, false)`),
      desc(nearby.isInOwnDestination),
      asc(nearby.position),
      asc(nearby.id),
    )
    .limit(limit);
  return rows.map((row) => ({ ...row, vendor: asVendor(row.vendor) }));
}

/** Cities of one name in two countries are two. A vendor without a city is in nobody's. */
const isInCityOf = ({ city, country }: Vendor): SQL =>
  sql`${vendors.city} = ${city} and ${vendors.country} is not distinct from ${country}`;
