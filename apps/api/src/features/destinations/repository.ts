import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/postgres/database.ts';
import { connections, destinations, vendors } from '../../platform/postgres/schema/index.ts';
import { vendorColumns } from '../vendors/repository.ts';

const LIMIT = 2000;
const CONNECTION_LIMIT = 10_000;

const parents = alias(destinations, 'parents');

const columns = {
  id: destinations.id,
  name: destinations.name,
  imageUrl: destinations.imageUrl,
  introduction: destinations.introduction,
  parentDestination: { id: parents.id, name: parents.name },
};

/** Returns every destination and neighborhood, in the club's order. `hasNeighborhoods` means that it is a parent. */
export async function findDestinations(queries: Queries) {
  const rows = await queries
    .select({ ...columns, isPrimary: destinations.isPrimary })
    .from(destinations)
    .leftJoin(parents, eq(parents.id, destinations.parentId))
    .where(isNull(destinations.hiddenAt))
    .orderBy(asc(destinations.position), asc(destinations.id))
    .limit(LIMIT);
  const withNeighborhoods = new Set(rows.map((row) => row.parentDestination?.id));
  return rows.map((row) => ({ ...row, hasNeighborhoods: withNeighborhoods.has(row.id) }));
}

/** Returns one destination. Undefined where there is none with this id. */
export async function findDestination(queries: Queries, id: string) {
  return (await findWithParents(queries, eq(destinations.id, id)))[0];
}

/** Returns the neighborhoods of a destination, in the club's order. */
export function findNeighborhoods(queries: Queries, id: string) {
  return findWithParents(queries, eq(destinations.parentId, id));
}

function findWithParents(queries: Queries, condition: SQL) {
  const neighborhoods = alias(destinations, 'neighborhoods');
  // Ordered with a limit, which makes the planner use the index per row instead of reading the whole table.
  const hasOne = queries
    .select({ it: sql`true` })
    .from(neighborhoods)
    .where(and(eq(neighborhoods.parentId, destinations.id), isNull(neighborhoods.hiddenAt)))
    .orderBy(asc(neighborhoods.position))
    .limit(1);
  return queries
    .select({ ...columns, hasNeighborhoods: sql<boolean>`coalesce(${hasOne}, false)` })
    .from(destinations)
    .leftJoin(parents, eq(parents.id, destinations.parentId))
    .where(and(condition, isNull(destinations.hiddenAt)))
    .orderBy(asc(destinations.position), asc(destinations.id))
    .limit(LIMIT);
}

/** Returns the connections of a destination with their vendors, in the club's order. */
export function findConnections(queries: Queries, destinationId: string) {
  return queries
    .select({ id: connections.id, destinationId: connections.destinationId, vendor: vendorColumns })
    .from(connections)
    .innerJoin(vendors, eq(vendors.id, connections.vendorId))
    .where(and(eq(connections.destinationId, destinationId), isNull(vendors.hiddenAt)))
    .orderBy(asc(connections.position), asc(connections.id))
    .limit(CONNECTION_LIMIT);
}
