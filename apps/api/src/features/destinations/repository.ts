import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
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

/** Which destinations a list has. What is undefined leaves none out. */
export interface DestinationFilter {
  readonly isPrimary?: boolean | undefined;
  readonly hasNeighborhoods?: boolean | undefined;
}

/** Where a page begins, and how many it has at most. */
interface PageRange {
  readonly offset: number;
  readonly limit: number | undefined;
}

/** Whether a destination is the parent of one that is shown. */
function hasNeighborhood(queries: Queries) {
  const neighborhoods = alias(destinations, 'neighborhoods');
  // Ordered with a limit, which makes the planner use the index per row instead of reading the whole table.
  const first = queries
    .select({ it: sql`true` })
    .from(neighborhoods)
    .where(and(eq(neighborhoods.parentId, destinations.id), isNull(neighborhoods.hiddenAt)))
    .orderBy(asc(neighborhoods.position))
    .limit(1);
  return sql<boolean>`coalesce(${first}, false)`;
}

const isListed = (queries: Queries, { isPrimary, hasNeighborhoods }: DestinationFilter) =>
  and(
    isNull(destinations.hiddenAt),
    isPrimary === undefined ? undefined : eq(destinations.isPrimary, isPrimary),
    hasNeighborhoods === undefined
      ? undefined
      : sql`${hasNeighborhood(queries)} = ${hasNeighborhoods}`,
  );

/** Returns a page of the destinations and neighborhoods, in the club's order. */
export function findDestinations(
  queries: Queries,
  filter: DestinationFilter,
  { offset, limit = LIMIT }: PageRange,
) {
  return findWithParents(queries, isListed(queries, filter), { offset, limit });
}

/** Returns the number of destinations and neighborhoods. */
export async function countDestinations(
  queries: Queries,
  filter: DestinationFilter,
): Promise<number> {
  const [counted] = await queries
    .select({ count: count() })
    .from(destinations)
    .where(isListed(queries, filter));
  return counted?.count ?? 0;
}

/** Returns one destination. Undefined where there is none with this id. */
export async function findDestination(queries: Queries, id: string) {
  return (await findShown(queries, eq(destinations.id, id)))[0];
}

/** Returns the neighborhoods of a destination, in the club's order. */
export function findNeighborhoods(queries: Queries, id: string) {
  return findShown(queries, eq(destinations.parentId, id));
}

const findShown = (queries: Queries, condition: SQL) =>
  findWithParents(queries, and(condition, isNull(destinations.hiddenAt)));

function findWithParents(
  queries: Queries,
  condition: SQL | undefined,
  { offset, limit } = { offset: 0, limit: LIMIT },
) {
  return queries
    .select({ ...columns, hasNeighborhoods: hasNeighborhood(queries) })
    .from(destinations)
    .leftJoin(parents, eq(parents.id, destinations.parentId))
    .where(condition)
    .orderBy(asc(destinations.position), asc(destinations.id))
    .offset(offset)
    .limit(limit);
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
