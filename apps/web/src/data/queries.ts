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
import { valueOf } from './callError.ts';

/** Every benefit. The category filter works on this one list, so that choosing a category waits for nothing. */
export const benefitsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['benefits'],
    queryFn: ({ signal }) => valueOf(listBenefits(client, {}, { signal })),
  });

/** One benefit. */
export const benefitQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['benefits', id],
    queryFn: ({ signal }) => valueOf(getBenefit(client, id, { signal })),
  });

/** Every event. */
export const eventsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['events'],
    queryFn: ({ signal }) => valueOf(listEvents(client, {}, { signal })),
  });

/** One event. */
export const eventQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['events', id],
    queryFn: ({ signal }) => valueOf(getEvent(client, id, { signal })),
  });

const trending = { isPrimary: true, limit: DESTINATION_FETCH_LIMIT } as const;

/** The few destinations, neighborhoods aside, among which the dashboard picks (spec section 7). */
export const trendingDestinationsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['destinations', trending],
    queryFn: ({ signal }) => valueOf(listDestinations(client, trending, { signal })),
  });

/** Every destination; neighborhoods are reached through theirs. */
export const destinationsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['destinations'],
    queryFn: ({ signal }) => valueOf(listDestinations(client, { isPrimary: true }, { signal })),
  });
