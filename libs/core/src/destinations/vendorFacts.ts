import type { Vendor } from '@parlour/contract';
import { categoryDisplayName, guideCategoryOf } from './guideCategories.ts';

/** How many related vendors a vendor's page requests and shows (DS16). */
export const RELATED_VENDORS = 3;

/**
 * Returns the heading of the related vendors: `More Paris Dining` (DS16). Without a category it uses the category of
 * the vendor's type; without a city, the category alone (DS17).
 */
export function relatedHeading({
  city,
  category,
  type,
}: Pick<Vendor, 'city' | 'category' | 'type'>): string {
  const categoryName = categoryDisplayName(category ?? '') || guideCategoryOf(type);
  return ['More', city?.trim(), categoryName].filter(Boolean).join(' ');
}

/** Returns the activities of a vendor as badges: each part of the semicolon-separated list, without repeats (DS18). */
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
