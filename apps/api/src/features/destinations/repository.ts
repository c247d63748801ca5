import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/postgres/database.ts';
import { connections, destinations, vendors } from '../../platform/postgres/schema/index.ts';
import type { ConnectionRow } from '../vendors/repository.ts';

const LIMIT = 2000;
const CONNECTION_LIMIT = 10_000;

/** A row of a destination, with its parent. */
export interface DestinationRow {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly parentDestination: { readonly id: string; readonly name: string } | null;
  /** Whether it is the parent of another row. */
  readonly hasNeighborhoods: boolean;
}

/** A row of a destination with the flag that the list is filtered by. */
export interface ListedDestinationRow extends DestinationRow {
  readonly isPrimary: boolean;
}

/** Returns every destination and neighborhood, in the club's order. */
export async function findDestinations(queries: Queries): Promise<readonly ListedDestinationRow[]> {
  const parents = alias(destinations, 'parents');
  const rows = await queries
    .select({
      id: destinations.id,
      name: destinations.name,
      imageUrl: destinations.imageUrl,
      parentDestination: { id: parents.id, name: parents.name },
      isPrimary: destinations.isPrimary,
    })
    .from(destinations)
    .leftJoin(parents, eq(parents.id, destinations.parentId))
    .orderBy(asc(destinations.position), asc(destinations.id))
    .limit(LIMIT);
  const withNeighborhoods = new Set(rows.map((row) => row.parentDestination?.id));
  return rows.map((row) => ({ ...row, hasNeighborhoods: withNeighborhoods.has(row.id) }));
}

/** Returns one destination. Undefined where there is none with this id. */
export async function findDestination(
  queries: Queries,
  id: string,
): Promise<DestinationRow | undefined> {
  return (await findWithParents(queries, eq(destinations.id, id)))[0];
}

/** Returns the neighborhoods of a destination, in the club's order. */
export function findNeighborhoods(
  queries: Queries,
  id: string,
): Promise<readonly DestinationRow[]> {
  return findWithParents(queries, eq(destinations.parentId, id));
}

function findWithParents(queries: Queries, condition: SQL): Promise<readonly DestinationRow[]> {
  const parents = alias(destinations, 'parents');
  const neighborhoods = alias(destinations, 'neighborhoods');
  // Ordered with a limit, which makes the planner use the index per row instead of reading the whole table.
  const hasOne = queries
    .select({ it: sql`true` })
    .from(neighborhoods)
    .where(eq(neighborhoods.parentId, destinations.id))
    .orderBy(asc(neighborhoods.position))
    .limit(1);
  return queries
    .select({
      id: destinations.id,
      name: destinations.name,
      imageUrl: destinations.imageUrl,
      parentDestination: { id: parents.id, name: parents.name },
      hasNeighborhoods: sql<boolean>`coalesce(${hasOne}, false)`,
    })
    .from(destinations)
    .leftJoin(parents, eq(parents.id, destinations.parentId))
    .where(condition)
    .orderBy(asc(destinations.position), asc(destinations.id))
    .limit(LIMIT);
}

/** Returns the connections of a destination with their vendors, in the club's order. */
export async function findConnections(
  queries: Queries,
  destinationId: string,
): Promise<readonly ConnectionRow[]> {
  return queries
    .select({ id: connections.id, destinationId: connections.destinationId, vendor: vendors })
    .from(connections)
    .innerJoin(vendors, eq(vendors.id, connections.vendorId))
    .where(eq(connections.destinationId, destinationId))
    .orderBy(asc(connections.position), asc(connections.id))
    .limit(CONNECTION_LIMIT);
}
