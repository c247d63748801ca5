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
 * Starts the calls of a page while its code is loading. What is fresh in the cache is not asked for again. Each promise
 * resolves once the calls have ended, however they did.
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

// Calls that the front page does not make have their schemas in files of their own.
const loadGuide = () => import('./guideQueries.ts');
const loadGifts = () => import('./giftQueries.ts');
const loadProfile = () => import('./profilePrefetch.ts');

/** Makes {@link Prefetch} for one client and its cache. Failures stay in the cache, where the page finds them. */
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
      start(async () => cache.query((await loadGuide()).destinationQuery(client, id))),
    vendor: (idOrSlug) =>
      start(async () => {
        const { relatedVendorsQuery, vendorQuery } = await loadGuide();
        const { id } = await cache.query(vendorQuery(client, idOrSlug));
        await cache.query(relatedVendorsQuery(client, id));
      }),
    giftGuides: () => start(async () => cache.query((await loadGifts()).giftGuidesQuery(client))),
    giftGuide: (id) =>
      start(async () => cache.query((await loadGifts()).giftGuideQuery(client, id))),
    giftProduct: (id) =>
      start(async () => cache.query((await loadGifts()).giftProductQuery(client, id))),
    profile: () => start(async () => (await loadProfile()).startProfile(client, cache)),
  };
}
