import type { Vendor } from '@parlour/contract';
import { guideCategoryOf, type GuideCategory } from '../destinations/guideCategories.ts';

/** The choices of the map's filter bar in display order (MP1). */
export const mapFilters = ['ALL', 'HOTELS', 'DINING', 'ACTIVITIES'] as const;
/** A choice of the filter bar. */
export type MapFilter = (typeof mapFilters)[number];

const categories = {
  HOTELS: 'Hotels',
  DINING: 'Dining',
  ACTIVITIES: 'Activities',
} as const satisfies Record<Exclude<MapFilter, 'ALL'>, GuideCategory>;

/** Returns the label of a choice, shortened on small screens (MP1). */
export function mapFilterLabel(filter: MapFilter, isSmallScreen: boolean): string {
  return filter === 'ACTIVITIES' && isSmallScreen ? 'ACTIVITY' : filter;
}

/** Keeps the vendors that match a filter (MP2). */
export function filterVendors<Item extends Pick<Vendor, 'type'>>(
  vendors: readonly Item[],
  filter: MapFilter,
): readonly Item[] {
  return filter === 'ALL'
    ? vendors
    : vendors.filter(({ type }) => guideCategoryOf(type) === categories[filter]);
}
