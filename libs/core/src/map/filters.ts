import { guideCategoryOf, type GuideCategory } from '../destinations/guideCategories.ts';
import type { PinInfo } from './pins.ts';

/** The choices of the map's filter bar in display order (core/map-1). */
export const mapFilters = ['ALL', 'HOTELS', 'DINING', 'ACTIVITIES'] as const;
/** A choice of the filter bar. */
export type MapFilter = (typeof mapFilters)[number];

/** The URL parameter of the filter. Without it the map has every vendor. */
export const MAP_FILTER_PARAMETER = 'map';

/** Returns the filter that a URL asks for, `hotels`; ALL unless it names one (core/map-21). */
export function parseMapFilter(value: string | null): MapFilter {
  return mapFilters.find((filter) => filter === value?.toUpperCase()) ?? 'ALL';
}

/** What a filter needs of a pin. */
interface FilteredPin {
  readonly info: Pick<PinInfo, 'type'>;
}

const categories = {
  HOTELS: 'Hotels',
  DINING: 'Dining',
  ACTIVITIES: 'Activities',
} as const satisfies Record<Exclude<MapFilter, 'ALL'>, GuideCategory>;

/** Returns the label of a choice, shortened on small screens (core/map-1). */
export function mapFilterLabel(filter: MapFilter, isSmallScreen: boolean): string {
  return filter === 'ACTIVITIES' && isSmallScreen ? 'ACTIVITY' : filter;
}

/** Keeps the pins of the vendors that match a filter (core/map-2). Their numbers stay (core/map-16). */
export function filterPins<Item extends FilteredPin>(
  pins: readonly Item[],
  filter: MapFilter,
): readonly Item[] {
  return filter === 'ALL'
    ? pins
    : pins.filter(({ info }) => guideCategoryOf(info.type) === categories[filter]);
}
