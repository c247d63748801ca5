import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import {
  type Connection,
  type Destination,
  type DestinationDetail,
  type DestinationList,
  getDestination,
  getVendor,
  listRelatedVendors,
  type Vendor,
} from '@parlour/contract';
import { homeOf, parseNavigationState, RELATED_VENDORS, vendorToLoad } from '@parlour/core';
import type { QueryClient } from '@tanstack/react-query';

const vendorKey = (idOrSlug: string) => ['vendors', idOrSlug] as const;

/** Caches the vendors of another response, to render their own pages without another call. */
function cacheVendors(
  cache: QueryClient,
  connections: readonly Pick<Connection, 'vendor'>[],
): void {
  for (const { vendor } of connections) {
    cache.setQueryData<Vendor>(vendorKey(vendor.id), vendor);
    cache.setQueryData<Vendor>(vendorKey(vendor.slug), vendor);
  }
}

/** One destination with its neighborhoods and vendors. */
export function destinationQuery(client: Client, id: string) {
  return callQuery(
    ['destinations', id],
    client,
    getDestination,
    { params: { id } },
    (cache, { destination, connections }) =>
      cacheVendors(
        cache,
        connections.map((each) => ({
          vendor: { ...each.vendor, destination: homeOf(destination) },
        })),
      ),
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
  return callQuery(vendorKey(idOrSlug), client, getVendor, { params: { id: idOrSlug } });
}

/** The related vendors of a vendor. */
export function relatedVendorsQuery(client: Client, vendorId: string) {
  const input = { params: { id: vendorId }, query: { limit: RELATED_VENDORS } };
  return callQuery(
    ['vendors', vendorId, 'related'],
    client,
    listRelatedVendors,
    input,
    (cache, { vendors }) => cacheVendors(cache, vendors),
  );
}

/** Loads the vendor of a path, by the id of the navigation state if it has one (core/destinations-11), and then its related vendors. */
export async function loadVendorPage(
  client: Client,
  cache: QueryClient,
  slug: string,
  state: unknown,
): Promise<void> {
  const idOrSlug = vendorToLoad(parseNavigationState(state), slug);
  const { id } = await cache.query(vendorQuery(client, idOrSlug));
  await cache.query(relatedVendorsQuery(client, id));
}
