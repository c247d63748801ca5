import type { listDestinations as listDestinationsCall, ParsedCall } from '@parlour/contract';
import type { Queries } from '../../platform/postgres/database.ts';
import { readTogether } from '../../platform/postgres/readTogether.ts';
import { orNotFound } from '../../errors/apiError.ts';
import { findPicturesOf } from '../pictures/shownPictures.ts';
import { presentConnection } from '../vendors/present.ts';
import {
  countDestinations,
  findConnections,
  findDestination,
  findDestinations,
  findNeighborhoods,
} from './repository.ts';

type DestinationQuery = ParsedCall<typeof listDestinationsCall>['query'];

/** Returns one page of the matching destinations. `totalCount` counts every match. */
export async function listDestinations(
  queries: Queries,
  { limit, offset = 0, ...filter }: DestinationQuery,
) {
  const [page, totalCount] = await readTogether(queries, [
    () => findDestinations(queries, filter, { offset, limit }),
    () => countDestinations(queries, filter),
  ]);
  const show = await findPicturesOf(queries, page);
  return { destinations: page.map(show), totalCount };
}

/**
 * Returns one destination with its neighborhoods and its own connections.
 *
 * @throws ApiError 404 where there is none.
 */
export async function getDestination(queries: Queries, id: string) {
  const [found, neighborhoods, connections] = await readTogether(queries, [
    () => findDestination(queries, id),
    () => findNeighborhoods(queries, id),
    () => findConnections(queries, id),
  ]);
  const destination = orNotFound(found, 'Destination not found');
  const vendors = connections.map(({ vendor }) => vendor);
  const show = await findPicturesOf(queries, [destination, ...neighborhoods, ...vendors]);
  return {
    destination: show(destination),
    hasNeighborhoods: destination.hasNeighborhoods,
    neighborhoods: neighborhoods.map(show),
    connections: connections.map((row) => presentConnection({ ...row, vendor: show(row.vendor) })),
  };
}
