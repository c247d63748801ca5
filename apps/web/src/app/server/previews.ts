import type { Client } from '@parlour/client';
import type { PagePreview } from '@parlour/contract';
import { destinationSummary, guidePicture, type SharedRouteName, summaryOf } from '@parlour/core';
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import { benefitQuery } from '../../features/benefits/queries.ts';
import { eventQuery } from '../../features/events/queries.ts';
import { giftGuideQuery, giftProductQuery } from '../../features/gift-guides/queries.ts';
import { destinationQuery, vendorQuery } from '../../features/destinations/detail/queries.ts';

/** The data of a page, and the id or slug in its path. */
interface LoadedPage {
  readonly client: Client;
  readonly cache: QueryClient;
  readonly id: string;
}

/** Creates the preview of a page from its data; null without data. */
type CreatePreview = (loaded: LoadedPage) => PagePreview | null;

const previewOf = (title: string, html: string, picture: string | null): PagePreview => ({
  title,
  description: summaryOf(html),
  picture,
});

/** Creates the preview of a page from the data of one query. */
const fromQuery =
  <Data>(
    query: (client: Client, id: string) => { readonly queryKey: DataTag<QueryKey, Data, Error> },
    preview: (data: Data) => PagePreview,
  ): CreatePreview =>
  ({ client, cache, id }) => {
    const data = cache.getQueryData(query(client, id).queryKey);
    return data === undefined ? null : preview(data);
  };

/** Link previews of the pages rendered by the server. */
export const previews = {
  signIn: () => ({ title: 'Sign In', description: null, picture: null }),
  vendor: fromQuery(vendorQuery, (vendor) =>
    previewOf(vendor.name, vendor.description, vendor.imageUrl),
  ),
  event: fromQuery(eventQuery, (event) =>
    previewOf(event.title, event.description, event.imageUrl),
  ),
  benefit: fromQuery(benefitQuery, (benefit) =>
    previewOf(benefit.title, benefit.description, benefit.imageUrl),
  ),
  destination: fromQuery(destinationQuery, (detail) => ({
    title: detail.destination.name,
    description: destinationSummary(detail),
    picture: detail.destination.imageUrl,
  })),
  giftGuide: fromQuery(giftGuideQuery, (guide) =>
    previewOf(guide.name, guide.description, guidePicture(guide)),
  ),
  giftProduct: fromQuery(giftProductQuery, (product) =>
    previewOf(product.name, product.description, product.imageUrl),
  ),
} as const satisfies Record<SharedRouteName | 'signIn', CreatePreview>;
