import type { Client } from '@parlour/client';
import type { QueryClient } from '@tanstack/react-query';
import {
  benefitQuery,
  benefitsQuery,
  destinationsQuery,
  eventQuery,
  eventsQuery,
  trendingDestinationsQuery,
} from './queries.ts';

/**
 * Starts the calls of a page while its code is loading. Fresh cached data is not fetched again.
 * Each promise resolves when all calls have settled, and never rejects.
 */
export interface Prefetch {
  readonly dashboard: () => Promise<unknown>;
  readonly benefits: () => Promise<unknown>;
  readonly benefit: (id: string) => Promise<unknown>;
  readonly events: () => Promise<unknown>;
  readonly event: (id: string) => Promise<unknown>;
  readonly destinations: () => Promise<unknown>;
  readonly destination: (id: string) => Promise<unknown>;
  readonly vendor: (idOrSlug: string) => Promise<unknown>;
  readonly giftGuides: () => Promise<unknown>;
  readonly giftGuide: (id: string) => Promise<unknown>;
  readonly giftProduct: (id: string) => Promise<unknown>;
  readonly profile: () => Promise<unknown>;
}

// Calls not made by the front page have their schemas in separate files.
const loadGuideQueries = () => import('../../features/destinations/detail/queries.ts');
const loadGiftQueries = () => import('../../features/gift-guides/queries.ts');
const loadProfilePrefetch = () => import('../../features/profile/prefetch.ts');

/** Creates {@link Prefetch} for a client and its cache. The cache holds failures for the page to show. */
export function createPrefetch(client: Client, cache: QueryClient): Prefetch {
  const start = (...reads: readonly (() => Promise<unknown>)[]) =>
    Promise.allSettled(reads.map((read) => read()));
  return {
    dashboard: () =>
      start(
        () => cache.query(eventsQuery(client)),
        () => cache.query(benefitsQuery(client)),
        () => cache.query(trendingDestinationsQuery(client)),
      ),
    benefits: () => start(() => cache.query(benefitsQuery(client))),
    benefit: (id) => start(() => cache.query(benefitQuery(client, id))),
    events: () => start(() => cache.query(eventsQuery(client))),
    event: (id) => start(() => cache.query(eventQuery(client, id))),
    destinations: () => start(() => cache.query(destinationsQuery(client))),
    destination: (id) =>
      start(async () => cache.query((await loadGuideQueries()).destinationQuery(client, id))),
    vendor: (idOrSlug) =>
      start(async () => {
        const { relatedVendorsQuery, vendorQuery } = await loadGuideQueries();
        const { id } = await cache.query(vendorQuery(client, idOrSlug));
        await cache.query(relatedVendorsQuery(client, id));
      }),
    giftGuides: () =>
      start(async () => cache.query((await loadGiftQueries()).giftGuidesQuery(client))),
    giftGuide: (id) =>
      start(async () => cache.query((await loadGiftQueries()).giftGuideQuery(client, id))),
    giftProduct: (id) =>
      start(async () => cache.query((await loadGiftQueries()).giftProductQuery(client, id))),
    profile: () => start(async () => (await loadProfilePrefetch()).prefetchProfile(client, cache)),
  };
}
