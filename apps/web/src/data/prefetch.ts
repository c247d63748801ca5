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

/** Starts the calls of a page while its code is loading. What is fresh in the cache is not asked for again. */
export interface Prefetch {
  readonly dashboard: () => void;
  readonly benefits: () => void;
  readonly benefit: (id: string) => void;
  readonly events: () => void;
  readonly event: (id: string) => void;
  readonly destinations: () => void;
  readonly destination: (id: string) => void;
  readonly vendor: (idOrSlug: string) => void;
  readonly giftGuides: () => void;
  readonly giftGuide: (id: string) => void;
  readonly giftProduct: (id: string) => void;
  readonly profile: () => void;
}

// Calls that the front page does not make have their schemas in files of their own.
const loadGuide = () => import('./guideQueries.ts');
const loadGifts = () => import('./giftQueries.ts');
const loadProfile = () => import('./profileQueries.ts');
const loadPaymentMethods = () => import('./paymentMethodsQuery.ts');
const loadDocuments = () => import('./documentsQuery.ts');

/** Makes {@link Prefetch} for one client and its cache. Failures stay in the cache, where the page finds them. */
export function createPrefetch(client: Client, cache: QueryClient): Prefetch {
  const start = (read: () => Promise<unknown>) => void read().catch(() => undefined);
  return {
    dashboard: () => {
      start(() => cache.query(eventsQuery(client)));
      start(() => cache.query(benefitsQuery(client)));
      start(() => cache.query(trendingDestinationsQuery(client)));
    },
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
    profile: () => {
      start(async () => cache.query((await loadProfile()).profileQuery(client)));
      start(async () => cache.query((await loadPaymentMethods()).paymentMethodsQuery(client)));
      start(async () => cache.query((await loadDocuments()).documentsQuery(client)));
    },
  };
}
