import type { Vendor } from '@parlour/contract';

/** The page that lists the destinations. */
export const DESTINATION_GUIDES_PATH = '/destination-guides';

/** The address of a destination's page. */
export const destinationPath = (id: string): string =>
  `${DESTINATION_GUIDES_PATH}/${encodeURIComponent(id)}`;

/** The address of a vendor's page: its slug, which is the slugified name, made unique (spec section 2). */
export const vendorPath = ({ slug }: Pick<Vendor, 'slug'>): string =>
  `/vendors/${encodeURIComponent(slug)}`;

/**
 * A path with the `ref` that a visitor's links keep (spec section 2).
 * @param path without a query
 * @param visitorRef null for a member, whose links carry none
 */
export const withRef = (path: string, visitorRef: string | null): string =>
  visitorRef === null ? path : `${path}?ref=${encodeURIComponent(visitorRef)}`;
