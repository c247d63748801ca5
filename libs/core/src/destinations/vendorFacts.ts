import type { Connection, Vendor } from '@parlour/contract';
import { normalizeVendorType } from '../text/vendorType.ts';
import { categoryDisplayName, guideCategoryOf } from './guideCategories.ts';

/** How many related vendors a vendor's page requests and shows (core/destinations-18). */
export const RELATED_VENDORS = 3;

type Kind = Pick<Vendor, 'category' | 'type'>;

const hasCategory = ({ category }: Pick<Kind, 'category'>): boolean =>
  (category ?? '').trim() !== '';

const categoryName = ({ category, type }: Kind): string =>
  categoryDisplayName(category ?? '') || guideCategoryOf(type);

/** Whether a related vendor belongs below the name of the vendor's category. A section's name covers all its types. */
const isOfItsKind = (vendor: Kind, related: Kind): boolean =>
  normalizeVendorType(categoryName(related)) === normalizeVendorType(categoryName(vendor)) ||
  (!hasCategory(vendor) && guideCategoryOf(related.type) === guideCategoryOf(vendor.type));

const placeKey = ({ city, country }: Pick<Vendor, 'city' | 'country'>): string =>
  [city, country].map((part) => part?.trim().toLowerCase() ?? '').join('\n');

/** What the heading of related vendors of several categories says (core/destinations-20). */
const OF_SEVERAL_CATEGORIES = 'Favorites';

/** Returns whether the heading of the related vendors names the category of all of them (core/destinations-20). */
export function areOfItsKind(vendor: Kind, related: readonly { readonly vendor: Kind }[]): boolean {
  return related.every((each) => isOfItsKind(vendor, each.vendor));
}

/**
 * Returns the heading of the related vendors: `More Paris Dining` (core/destinations-18). It names the category and the city, or
 * otherwise the destination, only where all of them are of it (core/destinations-20).
 */
export function relatedHeading(
  vendor: Kind & Pick<Vendor, 'city' | 'country' | 'destination'>,
  related: readonly Pick<Connection, 'destinationId' | 'vendor'>[],
): string {
  const { city, destination } = vendor;
  const isInCity = related.every((each) => placeKey(each.vendor) === placeKey(vendor));
  const isInDestination = related.every((each) => each.destinationId === destination?.id);
  const place = isInCity ? city?.trim() : isInDestination ? destination?.name : undefined;
  return [
    'More',
    place,
    areOfItsKind(vendor, related) ? categoryName(vendor) : OF_SEVERAL_CATEGORIES,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the activities of a vendor as badges: each part of the semicolon-separated list, without repeats (core/destinations-22). */
export function activityBadges({
  activityCategory,
}: Pick<Vendor, 'activityCategory'>): readonly string[] {
  const badges = new Map<string, string>();
  for (const part of (activityCategory ?? '').split(';')) {
    const badge = part.trim();
    const key = badge.toLowerCase();
    if (badge !== '' && !badges.has(key)) badges.set(key, badge);
  }
  return [...badges.values()];
}
