import { giftGuides } from '../gift-guides/index.ts';
import { placedVendors } from '../vendors/index.ts';
import { coverName, picturePath } from './catalogue.ts';
import type { CoverName } from './catalogue.ts';
import type { PaletteName } from './palette.ts';
import { placePictures } from './placePictures.ts';
import { seededRandom } from './random.ts';

/** What a cover has around its name. */
export type Motif = 'ring' | 'arch' | 'frame' | 'ripples' | 'ribbon' | 'horizon';

/** A cover that shows a name instead of a scene. */
export interface Cover {
  readonly title: string;
  /** The small line below the title. */
  readonly line: string;
  readonly motif: Motif;
  readonly palette: PaletteName;
}

const motifs: Readonly<Record<string, Motif>> = {
  Restaurants: 'ring',
  Hotels: 'arch',
  Museum: 'frame',
  'Art Vendor': 'frame',
  'Tour Operator': 'horizon',
  'Tour Service': 'horizon',
  'Spa & Massage Services': 'ripples',
  'Bodywork & Massage': 'ripples',
  Store: 'ribbon',
  'Special Projects': 'arch',
  Other: 'horizon',
};

const giftPalettes = [
  'celadon',
  'blush',
  'sage',
  'mustard',
  'slate',
  'terracotta',
  'oxblood',
  'bottleGreen',
] as const satisfies readonly PaletteName[];

const isPlace = (slug: string): slug is keyof typeof placePictures =>
  Object.hasOwn(placePictures, slug);

const vendorCovers = placedVendors
  .filter(({ vendor }) => vendor.imageUrl === picturePath(coverName(vendor.name)))
  .map(({ vendor, destinationSlugs: [slug = ''] }): [CoverName, Cover] => [
    coverName(vendor.name),
    {
      title: vendor.name,
      line: vendor.city ?? vendor.type,
      motif: motifs[vendor.type] ?? 'frame',
      palette: isPlace(slug) ? placePictures[slug].palette : 'ivory',
    },
  ]);

const giftCovers = giftGuides
  .flatMap(({ sections }) => sections)
  .flatMap(({ name, products }) => products.map((product) => ({ section: name, product })))
  .filter(({ product }) => product.imageUrl === picturePath(coverName(product.name)))
  .map(({ section, product }): [CoverName, Cover] => [
    coverName(product.name),
    {
      title: product.name,
      line: section,
      motif: 'ribbon',
      palette: seededRandom(product.name).pick(giftPalettes),
    },
  ]);

/** The covers of all vendors and gifts without a drawing of their own, by name. */
export const covers: ReadonlyMap<CoverName, Cover> = new Map([...vendorCovers, ...giftCovers]);
