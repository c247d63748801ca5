import type { Vendor } from '@parlour/contract';
import { categoryDisplayName, guideCategoryOf } from './guideCategories.ts';

/** How many related vendors a vendor's page asks for and shows (spec section 9). */
export const RELATED_VENDORS = 3;

/**
 * `More Paris Dining`: the heading of the related vendors (spec section 2). A vendor without a category has that of its
 * type; one without a city is named by its category alone.
 */
export const relatedHeading = ({
  city,
  category,
  type,
}: Pick<Vendor, 'city' | 'category' | 'type'>): string => {
  const shown = categoryDisplayName(category ?? '') || guideCategoryOf(type);
  return ['More', city?.trim(), shown].filter(Boolean).join(' ');
};

/** What can be done at a vendor's, one badge for each part of the semicolon-separated list, each once (spec section 2). */
export const activityBadges = ({
  activityCategory,
}: Pick<Vendor, 'activityCategory'>): readonly string[] => {
  const badges = new Map<string, string>();
  for (const part of (activityCategory ?? '').split(';')) {
    const badge = part.trim();
    const key = badge.toLowerCase();
    if (badge !== '' && !badges.has(key)) badges.set(key, badge);
  }
  return [...badges.values()];
};
