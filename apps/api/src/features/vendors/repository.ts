import { normalizeVendorType } from '@parlour/core';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/postgres/database.ts';
import {
  connections,
  destinations,
  formerSlugs,
  type Shown,
  shownColumns,
  vendors,
} from '../../platform/postgres/schema/index.ts';

export type VendorRow = Omit<Shown<typeof vendors.$inferSelect>, 'images'>;

const { images, ...listed } = shownColumns(getTableColumns(vendors));

/** The columns of vendors that members read in lists. */
export const vendorColumns = listed;

/** A row of a connection, with the row of its vendor. */
export type ConnectionRow = Awaited<ReturnType<typeof findRelated>>[number];

/**
 * Returns the vendor with this id, or with this slug, the plain slug, or either as a former slug, in this order.
 *
 * @param plainSlug - the slug of `id` as a name: without accents and in lower case.
 */
export async function findVendor(queries: Queries, id: string, plainSlug: string) {
  const slugs = [id, plainSlug];
  const former = queries
    .select({ id: formerSlugs.vendorId })
    .from(formerSlugs)
    .where(inArray(formerSlugs.slug, slugs));
  // With an array instead of a subquery, PostgreSQL uses the index even beside other conditions.
  const isFormer = sql`${vendors.id} = any(array(${former}))`;
  const [row] = await queries
    .select({ ...vendorColumns, images })
    .from(vendors)
    .where(
      and(isNull(vendors.hiddenAt), or(eq(vendors.id, id), inArray(vendors.slug, slugs), isFormer)),
    )
    .orderBy(
      desc(eq(vendors.id, id)),
      desc(eq(vendors.slug, id)),
      desc(inArray(vendors.slug, slugs)),
      asc(vendors.id),
    )
    .limit(1);
  return row;
}

const parents = alias(destinations, 'parents');

const home = {
  id: destinations.id,
  name: destinations.name,
  parentDestination: { id: parents.id, name: parents.name },
};

const findHomesBy = (queries: Queries, condition: SQL) =>
  queries
    .select(home)
    .from(destinations)
    .leftJoin(parents, eq(parents.id, destinations.parentId))
    .where(condition);

/** Returns the first destination, in the club's order, that lists the vendor (api/vendors-10). Undefined where none does. */
export async function findHome(queries: Queries, vendorId: string) {
  const listing = alias(destinations, 'listing');
  // A subquery instead of a join, so that the planner looks up each of the few destinations.
  const hiddenSince = sql`(${queries
    .select({ hiddenAt: listing.hiddenAt })
    .from(listing)
    .where(eq(listing.id, connections.destinationId))})`;
  const first = queries
    .select({ id: connections.destinationId })
    .from(connections)
    .where(and(eq(connections.vendorId, vendorId), isNull(hiddenSince)))
    .orderBy(asc(connections.position), asc(connections.id))
    .limit(1);
  return (await findHomesBy(queries, eq(destinations.id, first)))[0];
}

/** Returns the destinations with these ids, by their id. */
export async function findHomes(queries: Queries, ids: readonly string[]) {
  const rows = await findHomesBy(queries, inArray(destinations.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Condition: the column holds a label that normalizes like this one. A null label equals none. */
const isSameKind = (
  column: typeof vendors.type | typeof vendors.category,
  labels: readonly (string | null)[],
  label: string | null,
) => {
  const equalLabels = [...new Set(labels)]
    .filter((other) => other !== null)
    .filter((other) => label !== null && normalizeVendorType(other) === normalizeVendorType(label));
  return sql<boolean>`coalesce(${inArray(column, equalLabels)}, false)`;
};

/**
 * Returns connections of other vendors of the vendor's destinations or city, each vendor once (api/vendors-5). They are ordered by
 * same type, category, city and destination, then by the club's order.
 */
export async function findRelated(queries: Queries, vendor: VendorRow, limit: number) {
  const own = alias(connections, 'own');
  const columns = (isInOwnDestination: boolean) => ({
    id: connections.id,
    position: connections.position,
    destinationId: connections.destinationId,
    vendorId: connections.vendorId,
    isInOwnDestination: sql<boolean>`${isInOwnDestination}::boolean`.as('is_in_own_destination'),
  });
  const inOwnDestinations = queries
    .select(columns(true))
    .from(own)
    .innerJoin(connections, eq(connections.destinationId, own.destinationId))
    .where(and(eq(own.vendorId, vendor.id), ne(connections.vendorId, vendor.id)));
  const inOwnCity = queries
    .select(columns(false))
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
  return queries
    .select({ id: nearby.id, destinationId: nearby.destinationId, vendor: vendorColumns })
    .from(nearby)
    .innerJoin(vendors, and(eq(vendors.id, nearby.vendorId), isNull(vendors.hiddenAt)))
    .orderBy(
      desc(isSameKind(vendors.type, types, vendor.type)),
      desc(isSameKind(vendors.category, categories, vendor.category)),
      desc(sql`coalesce(${isInCityOf(vendor)}, false)`),
      desc(nearby.isInOwnDestination),
      asc(nearby.position),
      asc(nearby.id),
    )
    .limit(limit);
}

/** Condition: the same city in the same country. A vendor without a city shares none. */
const isInCityOf = ({ city, country }: VendorRow): SQL =>
  sql`${vendors.city} = ${city} and ${vendors.country} is not distinct from ${country}`;
