import type { Connection, Destination } from '@parlour/contract';
import { guideCategories, guideCategoryOf, type GuideCategory } from './guideCategories.ts';

/** How many vendors of a category a collapsed section shows (spec section 9). */
export const INITIAL_VENDORS = 4;

/** One category of a destination's vendors, and those that it holds. */
export interface VendorSection {
  readonly category: GuideCategory;
  readonly connections: readonly Connection[];
}

/** The vendors of a destination by category: Dining, Hotels, Activities, without those that have none (spec section 2). */
export const vendorSections = (connections: readonly Connection[]): readonly VendorSection[] =>
  guideCategories
    .map((category) => ({
      category,
      connections: connections.filter(({ vendor }) => guideCategoryOf(vendor.type) === category),
    }))
    .filter((section) => section.connections.length > 0);

/** `PARIS DINING`: the destination's name and the category, in uppercase (spec section 2). */
export const sectionHeading = (
  { name }: Pick<Destination, 'name'>,
  category: GuideCategory,
): string => `${name} ${category}`.toUpperCase();

/** What a section shows: the first four vendors while it is collapsed, all of them once it is expanded (spec section 4). */
export const shownConnections = (
  { connections }: VendorSection,
  isExpanded: boolean,
): readonly Connection[] => (isExpanded ? connections : connections.slice(0, INITIAL_VENDORS));

/** The button of a section, `VIEW ALL DINING` or `SHOW LESS`; null where the first four are all (spec section 2). */
export const sectionToggle = (
  { category, connections }: VendorSection,
  isExpanded: boolean,
): string | null => {
  if (connections.length <= INITIAL_VENDORS) return null;
  return isExpanded ? 'SHOW LESS' : `VIEW ALL ${category.toUpperCase()}`;
};
