import type { Connection, Destination } from '@parlour/contract';
import { guideCategories, guideCategoryOf, type GuideCategory } from './guideCategories.ts';

/** How many vendors of a category a collapsed section shows (core/destinations-4). */
const INITIAL_VENDORS = 4;

/** One category of a destination with its vendors. */
export interface VendorSection {
  readonly category: GuideCategory;
  readonly connections: readonly Connection[];
}

/** The URL parameter of an expanded category, once for each. */
export const EXPANDED_PARAMETER = 'all';

/** Returns the categories that a URL expands, `dining` (core/destinations-6). */
export function parseExpanded(values: readonly string[]): readonly GuideCategory[] {
  return guideCategories.filter((category) => values.includes(category.toLowerCase()));
}

/** Groups a destination's vendors into Dining, Hotels and Activities, without empty categories (core/destinations-2). */
export function vendorSections(connections: readonly Connection[]): readonly VendorSection[] {
  return guideCategories
    .map((category) => ({
      category,
      connections: connections.filter(({ vendor }) => guideCategoryOf(vendor.type) === category),
    }))
    .filter((section) => section.connections.length > 0);
}

/** Returns the destination's name and the category in uppercase: `PARIS DINING` (core/destinations-3). */
export function sectionHeading(
  { name }: Pick<Destination, 'name'>,
  category: GuideCategory,
): string {
  return `${name} ${category}`.toUpperCase();
}

/** Returns the vendors that a section shows: the first four while collapsed, all while expanded (core/destinations-4). */
export function visibleConnections(
  { connections }: VendorSection,
  isExpanded: boolean,
): readonly Connection[] {
  return isExpanded ? connections : connections.slice(0, INITIAL_VENDORS);
}

/**
 * Returns the label of a section's button, `VIEW ALL DINING` or `SHOW LESS`; null if there are four vendors or fewer
 * (core/destinations-5).
 */
export function sectionToggle(
  { category, connections }: VendorSection,
  isExpanded: boolean,
): string | null {
  if (connections.length <= INITIAL_VENDORS) return null;
  return isExpanded ? 'SHOW LESS' : `VIEW ALL ${category.toUpperCase()}`;
}
