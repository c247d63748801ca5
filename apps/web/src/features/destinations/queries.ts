import { valueOf } from '@parlour/app/data';
import { type Client, listDestinations } from '@parlour/client';
import { DESTINATION_FETCH_LIMIT } from '@parlour/core';
import { queryOptions } from '@tanstack/react-query';

const trendingParams = { isPrimary: true, limit: DESTINATION_FETCH_LIMIT } as const;

/** The few destinations, without neighborhoods, offered to the dashboard's selection. */
export function trendingDestinationsQuery(client: Client) {
  return queryOptions({
    queryKey: ['destinations', trendingParams],
    queryFn: ({ signal }) =>
      valueOf(listDestinations(client, { query: trendingParams }, { signal })),
  });
}

/** Every destination, without neighborhoods. Each destination's page links to its own. */
export function destinationsQuery(client: Client) {
  return queryOptions({
    queryKey: ['destinations'],
    queryFn: ({ signal }) =>
      valueOf(listDestinations(client, { query: { isPrimary: true } }, { signal })),
  });
}
