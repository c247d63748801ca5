import { vendorWordSpelling } from '../catalog/vendorWords.ts';

/** The three kinds of vendors of a destination's page and of its map, in the order of the page (spec section 2). */
export const guideCategories = ['Dining', 'Hotels', 'Activities'] as const;
/** One of the three kinds. */
export type GuideCategory = (typeof guideCategories)[number];

interface VendorWord {
  /** What a member reads. */
  readonly displayName: string;
  readonly category: GuideCategory;
}

const dining: VendorWord = { displayName: 'Dining', category: 'Dining' };
const hotels: VendorWord = { displayName: 'Hotels', category: 'Hotels' };

/** Every word for vendors that has a meaning of its own, by its spelling (spec sections 2 and 9). */
const vendorWords = new Map<string, VendorWord>([
  ['restaurant', dining],
  ['hotel', hotels],
  ['spa', { displayName: 'Wellness', category: 'Activities' }],
  ['retail', { displayName: 'Shopping', category: 'Activities' }],
]);

const wordOf = (word: string) => vendorWords.get(vendorWordSpelling(word));

/** Where a vendor of this type belongs: Restaurants to Dining, Hotels to Hotels, all others to Activities (spec section 9). */
export const guideCategoryOf = (type: string): GuideCategory =>
  wordOf(type)?.category ?? 'Activities';

/** The name of a category in a heading: `restaurants` is Dining, `Spas` is Wellness, others stay as they are (spec section 2). */
export const categoryDisplayName = (category: string): string =>
  wordOf(category)?.displayName ?? category.trim();
