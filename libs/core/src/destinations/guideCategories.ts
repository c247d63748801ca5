import { normalizeVendorType } from '../text/vendorType.ts';

/** The categories of vendors on a destination's page and map, in display order (core/destinations-2). */
export const guideCategories = ['Dining', 'Hotels', 'Activities'] as const;
/** A category of vendors. */
export type GuideCategory = (typeof guideCategories)[number];

interface VendorTypeInfo {
  readonly displayName: string;
  readonly category: GuideCategory;
}

const dining: VendorTypeInfo = { displayName: 'Dining', category: 'Dining' };
const hotels: VendorTypeInfo = { displayName: 'Hotels', category: 'Hotels' };

/** The vendor types with a name or category of their own, by their normalized form. */
const knownVendorTypes = new Map<string, VendorTypeInfo>([
  ['restaurant', dining],
  ['hotel', hotels],
  ['spa', { displayName: 'Wellness', category: 'Activities' }],
  ['retail', { displayName: 'Shopping', category: 'Activities' }],
]);

const vendorTypeInfo = (type: string) => knownVendorTypes.get(normalizeVendorType(type));

/**
 * Returns the category of a vendor type (core/destinations-1): Restaurants are Dining, Hotels are Hotels, all others are Activities.
 */
export function guideCategoryOf(type: string): GuideCategory {
  return vendorTypeInfo(type)?.category ?? 'Activities';
}

/**
 * Returns the heading of a vendor category (core/destinations-19): `restaurants` is Dining, `Spas` is Wellness, others stay as they
 * are.
 */
export function categoryDisplayName(category: string): string {
  return vendorTypeInfo(category)?.displayName ?? category.trim();
}
