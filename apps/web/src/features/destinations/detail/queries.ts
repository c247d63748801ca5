import { valueOf } from '@parlour/app/data';
import { type Client, getDestination, getVendor, listRelatedVendors } from '@parlour/client';
import type {
  Connection,
  Destination,
  DestinationDetail,
  DestinationList,
  Vendor,
} from '@parlour/contract';
import { RELATED_VENDORS } from '@parlour/core';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

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
  return queryOptions({
    queryKey: ['destinations', id],
    queryFn: async ({ signal, client: cache }) => {
      const detail = await valueOf(getDestination(client, { params: { id } }, { signal }));
      cacheVendors(cache, detail.connections);
      return detail;
    },
  });
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
  return queryOptions({
    queryKey: vendorKey(idOrSlug),
    queryFn: ({ signal }) => valueOf(getVendor(client, { params: { id: idOrSlug } }, { signal })),
  });
}

/** The related vendors of a vendor. */
export function relatedVendorsQuery(client: Client, vendorId: string) {
  return queryOptions({
    queryKey: ['vendors', vendorId, 'related'],
    queryFn: async ({ signal, client: cache }) => {
      const limit = { limit: RELATED_VENDORS };
      const related = await valueOf(
        listRelatedVendors(client, { params: { id: vendorId }, query: limit }, { signal }),
      );
      cacheVendors(cache, related.vendors);
      return related;
    },
  });
}
