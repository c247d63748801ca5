import type { listDestinations as listDestinationsCall, ParsedCall } from '@parlour/contract';
import type { Queries } from '../../platform/postgres/database.ts';
import { orNotFound } from '../../errors/apiError.ts';
import { findPicturesOf } from '../pictures/shownPictures.ts';
import { presentConnection } from '../vendors/present.ts';
import {
  findConnections,
  findDestination,
  findDestinations,
  findNeighborhoods,
} from './repository.ts';

type DestinationQuery = ParsedCall<typeof listDestinationsCall>['query'];

/** Returns one page of the matching destinations. `totalCount` counts every match. */
export async function listDestinations(
  queries: Queries,
  { isPrimary, hasNeighborhoods, limit, offset = 0 }: DestinationQuery,
) {
  const all = await findDestinations(queries);
  const matching = all.filter(
    (destination) =>
      (isPrimary === undefined || destination.isPrimary === isPrimary) &&
      (hasNeighborhoods === undefined || destination.hasNeighborhoods === hasNeighborhoods),
  );
  const page = matching.slice(offset, limit === undefined ? undefined : offset + limit);
  const show = await findPicturesOf(queries, page);
  return {
    destinations: page.map(({ isPrimary: _, ...destination }) => show(destination)),
    totalCount: matching.length,
  };
}

/**
 * Returns one destination with its neighborhoods and its own connections.
 *
 * @throws ApiError 404 where there is none.
 */
export async function getDestination(queries: Queries, id: string) {
  // One after the other: a preview reads it in a transaction, which has one connection.
  const destination = orNotFound(await findDestination(queries, id), 'Destination not found');
  const neighborhoods = await findNeighborhoods(queries, id);
  const connections = await findConnections(queries, id);
  const vendors = connections.map(({ vendor }) => vendor);
  const show = await findPicturesOf(queries, [destination, ...neighborhoods, ...vendors]);
  return {
    destination: show(destination),
    hasNeighborhoods: destination.hasNeighborhoods,
    neighborhoods: neighborhoods.map(show),
    connections: connections.map((row) => presentConnection({ ...row, vendor: show(row.vendor) })),
  };
}
