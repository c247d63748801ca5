import type { Vendor } from '@parlour/contract';

/** The page that lists the destinations. */
export const DESTINATION_GUIDES_PATH = '/destination-guides';

/** Returns the path of a destination's page (DS6). */
export function destinationPath(id: string): string {
  return `${DESTINATION_GUIDES_PATH}/${encodeURIComponent(id)}`;
}

/** Returns the path of a vendor's page: its unique slug (DS6). */
export function vendorPath({ slug }: Pick<Vendor, 'slug'>): string {
  return `/vendors/${encodeURIComponent(slug)}`;
}

/**
 * Appends the `ref` of a visitor to a path (DS7).
 * @param path without a query
 * @param visitorRef null for a member, whose links carry none
 */
export function withRef(path: string, visitorRef: string | null): string {
  return visitorRef === null ? path : `${path}?ref=${encodeURIComponent(visitorRef)}`;
}
