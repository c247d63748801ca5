import { callQuery } from '@parlour/app/data';
import { type Client, listDestinations } from '@parlour/client';
import { DESTINATION_FETCH_LIMIT } from '@parlour/core';

const trendingParams = { isPrimary: true, limit: DESTINATION_FETCH_LIMIT } as const;

/** The few destinations, without neighborhoods, offered to the dashboard's selection. */
export function trendingDestinationsQuery(client: Client) {
  return callQuery(['destinations', trendingParams], (signal) =>
    listDestinations(client, { query: trendingParams }, { signal }),
  );
}

/** Every destination, without neighborhoods. Each destination's page links to its own. */
export function destinationsQuery(client: Client) {
  return callQuery(['destinations'], (signal) =>
    listDestinations(client, { query: { isPrimary: true } }, { signal }),
  );
}
