import { callQuery } from '@parlour/app/data';
import { type Client, getDestination, getVendor, listRelatedVendors } from '@parlour/client';
import type {
  Connection,
  Destination,
  DestinationDetail,
  DestinationList,
  Vendor,
} from '@parlour/contract';
import { RELATED_VENDORS } from '@parlour/core';
import type { QueryClient } from '@tanstack/react-query';

const vendorKey = (idOrSlug: string) => ['vendors', idOrSlug] as const;

/** Caches the vendors of another response, to render their own pages without another call. */
function cacheVendors(cache: QueryClient, connections: readonly Connection[]): void {
  for (const { vendor } of connections) {
    cache.setQueryData<Vendor>(vendorKey(vendor.id), vendor);
    cache.setQueryData<Vendor>(vendorKey(vendor.slug), vendor);
  }
}

/** One destination with its neighborhoods and vendors. */
export function destinationQuery(client: Client, id: string) {
  return callQuery(
    ['destinations', id],
    (signal) => getDestination(client, { params: { id } }, { signal }),
    (cache, { connections }) => cacheVendors(cache, connections),
  );
}

/** Finds a destination in the cached lists and in its parent's cached page. Returns null if none has it. */
export function findCachedDestination(cache: QueryClient, id: string): Destination | null {
  const queryKey = ['destinations'];
  const cachedQueries = cache.getQueriesData<DestinationList | DestinationDetail>({ queryKey });
  const destinations = cachedQueries.flatMap(([, data]) => {
    if (data === undefined) return [];
    return 'destinations' in data ? data.destinations : data.neighborhoods;
  });
  return destinations.find((destination) => destination.id === id) ?? null;
}

/** One vendor by its id or slug. */
export function vendorQuery(client: Client, idOrSlug: string) {
  return callQuery(vendorKey(idOrSlug), (signal) =>
    getVendor(client, { params: { id: idOrSlug } }, { signal }),
  );
}

/** The related vendors of a vendor. */
export function relatedVendorsQuery(client: Client, vendorId: string) {
  const input = { params: { id: vendorId }, query: { limit: RELATED_VENDORS } };
  return callQuery(
    ['vendors', vendorId, 'related'],
    (signal) => listRelatedVendors(client, input, { signal }),
    (cache, { vendors }) => cacheVendors(cache, vendors),
  );
}
