import type { Client } from '@parlour/client';
import type { PagePreview, RenderedPage } from '@parlour/contract';
import {
  BENEFIT_NOT_FOUND,
  destinationFailureMessage,
  destinationSummary,
  EVENT_NOT_FOUND,
  GIFT_GUIDE_NOT_FOUND,
  GIFT_ITEM_NOT_FOUND,
  guidePicture,
  type SharedRouteName,
  summaryOf,
  VENDOR_NOT_FOUND,
} from '@parlour/core';
import { isMissingError } from '@parlour/app/data';
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

/** The preview of a page, with its status. */
interface LoadedPreview {
  readonly preview: PagePreview;
  readonly status: RenderedPage['status'];
}

/** Creates the preview of a page from its data, or of one whose subject does not exist; null without an answer. */
type CreatePreview = (loaded: LoadedPage) => LoadedPreview | null;

const previewOf = (
  title: string,
  html: string,
  picture: string | null,
  type: PagePreview['type'] = 'website',
): PagePreview => ({ title, description: summaryOf(html), picture, type });

const withoutData = (title: string): PagePreview => ({
  title,
  description: null,
  picture: null,
  type: 'website',
});

/** Creates the preview of a page from the data of one query. */
const fromQuery =
  <Data>(
    query: (client: Client, id: string) => { readonly queryKey: DataTag<QueryKey, Data, Error> },
    preview: (data: Data) => PagePreview,
    missingTitle: string,
  ): CreatePreview =>
  ({ client, cache, id }) => {
    const state = cache.getQueryState(query(client, id).queryKey);
    if (state?.data !== undefined) return { preview: preview(state.data), status: 200 };
    return isMissingError(state?.error ?? null)
      ? { preview: withoutData(missingTitle), status: 404 }
      : null;
  };

/** Link previews of the pages rendered by the server. */
export const previews = {
  signIn: () => ({ preview: withoutData('Sign In'), status: 200 }),
  vendor: fromQuery(
    vendorQuery,
    (vendor) => previewOf(vendor.name, vendor.description, vendor.imageUrl),
    VENDOR_NOT_FOUND,
  ),
  event: fromQuery(
    eventQuery,
    (event) => previewOf(event.title, event.description, event.imageUrl),
    EVENT_NOT_FOUND,
  ),
  benefit: fromQuery(
    benefitQuery,
    (benefit) => previewOf(benefit.title, benefit.description, benefit.imageUrl),
    BENEFIT_NOT_FOUND,
  ),
  destination: fromQuery(
    destinationQuery,
    (detail) => ({
      title: detail.destination.name,
      description: destinationSummary(detail),
      picture: detail.destination.imageUrl,
      type: 'article',
    }),
    destinationFailureMessage(null),
  ),
  giftGuide: fromQuery(
    giftGuideQuery,
    (guide) => previewOf(guide.name, guide.description, guidePicture(guide), 'article'),
    GIFT_GUIDE_NOT_FOUND,
  ),
  giftProduct: fromQuery(
    giftProductQuery,
    (product) => previewOf(product.name, product.description, product.imageUrl, 'product'),
    GIFT_ITEM_NOT_FOUND,
  ),
} as const satisfies Record<SharedRouteName | 'signIn', CreatePreview>;
