import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listDestinations } from '@parlour/contract';
import { DESTINATION_FETCH_LIMIT } from '@parlour/core';

const trendingParams = { isPrimary: true, limit: DESTINATION_FETCH_LIMIT } as const;

/** The few destinations, without neighborhoods, offered to the dashboard's selection. */
export function trendingDestinationsQuery(client: Client) {
  return callQuery(['destinations', trendingParams], client, listDestinations, {
    query: trendingParams,
  });
}

/** Every destination, without neighborhoods. Each destination's page links to its own. */
export function destinationsQuery(client: Client) {
  return callQuery(['destinations'], client, listDestinations, { query: { isPrimary: true } });
}
