import { valueOf } from '@parlour/app/data';
import {
  type Client,
  getBenefit,
  getEvent,
  listBenefits,
  listDestinations,
  listEvents,
} from '@parlour/client';
import { DESTINATION_FETCH_LIMIT } from '@parlour/core';
import { queryOptions } from '@tanstack/react-query';

/** Every benefit. The category filter works on this list, so choosing a category needs no call. */
export function benefitsQuery(client: Client) {
  return queryOptions({
    queryKey: ['benefits'],
    queryFn: ({ signal }) => valueOf(listBenefits(client, {}, { signal })),
  });
}

/** One benefit. */
export function benefitQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: ['benefits', id],
    queryFn: ({ signal }) => valueOf(getBenefit(client, id, { signal })),
  });
}

/** Every event. */
export function eventsQuery(client: Client) {
  return queryOptions({
    queryKey: ['events'],
    queryFn: ({ signal }) => valueOf(listEvents(client, {}, { signal })),
  });
}

/** One event. */
export function eventQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: ['events', id],
    queryFn: ({ signal }) => valueOf(getEvent(client, id, { signal })),
  });
}

const trendingParams = { isPrimary: true, limit: DESTINATION_FETCH_LIMIT } as const;

/** The few destinations, without neighborhoods, offered to the dashboard's selection. */
export function trendingDestinationsQuery(client: Client) {
  return queryOptions({
    queryKey: ['destinations', trendingParams],
    queryFn: ({ signal }) => valueOf(listDestinations(client, trendingParams, { signal })),
  });
}

/** Every destination, without neighborhoods. Each destination's page links to its own. */
export function destinationsQuery(client: Client) {
  return queryOptions({
    queryKey: ['destinations'],
    queryFn: ({ signal }) => valueOf(listDestinations(client, { isPrimary: true }, { signal })),
  });
}
