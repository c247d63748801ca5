import type { Client } from '@parlour/client';
import type { PagePreview } from '@parlour/contract';
import { destinationSummary, guidePicture, type SharedRouteName, summaryOf } from '@parlour/core';
import type { QueryClient } from '@tanstack/react-query';
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

const vendor: CreatePreview = ({ client, cache, id }) => {
  const data = cache.getQueryData(vendorQuery(client, id).queryKey);
  return data === undefined ? null : previewOf(data.name, data.description, data.imageUrl);
};

const event: CreatePreview = ({ client, cache, id }) => {
  const data = cache.getQueryData(eventQuery(client, id).queryKey);
  return data === undefined ? null : previewOf(data.title, data.description, data.imageUrl);
};

const benefit: CreatePreview = ({ client, cache, id }) => {
  const data = cache.getQueryData(benefitQuery(client, id).queryKey);
  return data === undefined ? null : previewOf(data.title, data.description, data.imageUrl);
};

const destination: CreatePreview = ({ client, cache, id }) => {
  const data = cache.getQueryData(destinationQuery(client, id).queryKey);
  if (data === undefined) return null;
  const { name, imageUrl } = data.destination;
  return { title: name, description: destinationSummary(data), picture: imageUrl };
};

const giftGuide: CreatePreview = ({ client, cache, id }) => {
  const data = cache.getQueryData(giftGuideQuery(client, id).queryKey);
  return data === undefined ? null : previewOf(data.name, data.description, guidePicture(data));
};

const giftProduct: CreatePreview = ({ client, cache, id }) => {
  const data = cache.getQueryData(giftProductQuery(client, id).queryKey);
  return data === undefined ? null : previewOf(data.name, data.description, data.imageUrl);
};

/** Link previews of the pages rendered by the server. */
export const previews = {
  signIn: () => ({ title: 'Sign In', description: null, picture: null }),
  vendor,
  event,
  benefit,
  destination,
  giftGuide,
  giftProduct,
} as const satisfies Record<SharedRouteName | 'signIn', CreatePreview>;
