import type { Vendor } from '@parlour/contract';
import { guideCategoryOf, type GuideCategory } from '../destinations/guideCategories.ts';

/** The choices of the map's filter bar, in its order (spec section 2). */
export const mapFilters = ['ALL', 'HOTELS', 'DINING', 'ACTIVITIES'] as const;
/** One choice of the filter bar. */
export type MapFilter = (typeof mapFilters)[number];

const categories = {
  HOTELS: 'Hotels',
  DINING: 'Dining',
  ACTIVITIES: 'Activities',
} as const satisfies Record<Exclude<MapFilter, 'ALL'>, GuideCategory>;

/** What the filter bar shows for a choice; on small screens ACTIVITIES is shortened (spec section 2). */
export const mapFilterLabel = (filter: MapFilter, isSmallScreen: boolean): string =>
  filter === 'ACTIVITIES' && isSmallScreen ? 'ACTIVITY' : filter;

/** The vendors that a choice keeps (spec section 9). */
export const filterVendors = <Item extends Pick<Vendor, 'type'>>(
  vendors: readonly Item[],
  filter: MapFilter,
): readonly Item[] =>
  filter === 'ALL'
    ? vendors
    : vendors.filter(({ type }) => guideCategoryOf(type) === categories[filter]);
