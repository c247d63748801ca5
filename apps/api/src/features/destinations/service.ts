import type { DestinationList, listDestinations, ParsedCall } from '@parlour/contract';
import type { Queries } from '../../platform/database/database.ts';
import { findDestinations } from './repository.ts';

type DestinationQuery = ParsedCall<typeof listDestinations>['query'];

export interface Destinations {
  /** One page of the destinations that match; `totalCount` counts all that match. */
  list(query: DestinationQuery): Promise<DestinationList>;
}

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
  };
}
