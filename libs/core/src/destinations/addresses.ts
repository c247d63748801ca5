import type { Vendor } from '@parlour/contract';

/** The page that lists the destinations. */
export const DESTINATION_GUIDES_PATH = '/destination-guides';

/** Returns the path of a destination's page (DS6). */
export const destinationPath = (id: string): string =>
  `${DESTINATION_GUIDES_PATH}/${encodeURIComponent(id)}`;

/** Returns the path of a vendor's page: its unique slug (DS6). */
export const vendorPath = ({ slug }: Pick<Vendor, 'slug'>): string =>
  `/vendors/${encodeURIComponent(slug)}`;

/**
 * Appends the `ref` of a visitor to a path (DS7).
 * @param path without a query
 * @param visitorRef null for a member, whose links carry none
 */
export const withRef = (path: string, visitorRef: string | null): string =>
  visitorRef === null ? path : `${path}?ref=${encodeURIComponent(visitorRef)}`;
