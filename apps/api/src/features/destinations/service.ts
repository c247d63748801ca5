import type {
  DestinationDetail,
  DestinationList,
  listDestinations,
  ParsedCall,
} from '@parlour/contract';
import type { Queries } from '../../platform/postgres/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import {
  findConnections,
  findDestination,
  findDestinations,
  findNeighborhoods,
} from './repository.ts';

type DestinationQuery = ParsedCall<typeof listDestinations>['query'];

/** The destinations of the club and their vendors. */
export interface Destinations {
  /** Returns one page of the matching destinations. `totalCount` counts every match. */
  list(query: DestinationQuery): Promise<DestinationList>;
  /**
   * Returns one destination with its neighborhoods and its own connections.
   *
   * @throws ApiError 404 where there is none.
   */
  get(id: string): Promise<DestinationDetail>;
}

/** Creates the destination service. */
export function createDestinations(queries: Queries): Destinations {
  return {
    async list({ isPrimary, hasNeighborhoods, limit, offset = 0 }) {
      const all = await findDestinations(queries);
      const matching = all.filter(
        (destination) =>
          (isPrimary === undefined || destination.isPrimary === isPrimary) &&
          (hasNeighborhoods === undefined || destination.hasNeighborhoods === hasNeighborhoods),
      );
      const page = matching.slice(offset, limit === undefined ? undefined : offset + limit);
      return {
        destinations: page.map(({ isPrimary: _, ...destination }) => destination),
        totalCount: matching.length,
      };
    },
    async get(id) {
      const [destination, neighborhoods, connections] = await Promise.all([
        findDestination(queries, id),
        findNeighborhoods(queries, id),
        findConnections(queries, id),
      ]);
      if (destination === undefined) throw new ApiError('not_found', 'Destination not found');
      return {
        destination,
        hasNeighborhoods: destination.hasNeighborhoods,
        neighborhoods: [...neighborhoods],
        connections: [...connections],
      };
    },
  };
}
