import type { Destination } from '@parlour/contract';
import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { destinations } from '../../platform/database/schema/index.ts';

const LIMIT = 2000;

/** A destination with what its list is filtered by. */
export type ListedDestination = Destination & { readonly isPrimary: boolean };

/** Every destination and neighborhood, in the club's order. */
export async function findDestinations(queries: Queries): Promise<readonly ListedDestination[]> {
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
