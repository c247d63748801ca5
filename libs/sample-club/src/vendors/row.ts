import type { Vendor, VendorType } from '@parlour/contract';
import { coverName, picturePath } from '../artwork/catalogue.ts';
import type { PictureName } from '../artwork/catalogue.ts';
import type { DestinationSlug } from '../destinations.ts';
import { html } from '../html.ts';
import { slugOf } from '../slug.ts';
import { sampleId } from '../sampleId.ts';
import { characters } from './characters.ts';

/** A vendor as written by the editor. The other properties are derived. */
interface VendorRow {
  readonly name: string;
  readonly type: VendorType;
  /** The destinations that list the vendor. */
  readonly in: readonly DestinationSlug[];
  readonly address: string | null;
  /** Only if it differs from the file's city. */
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  /** Degrees north and east, WGS 84. Null for a vendor that visits the member. */
  readonly at: readonly [latitude: number, longitude: number] | null;
  /** A drawing that shows this place. By default a cover with its name. */
  readonly picture?: PictureName;
  readonly stars?: 1 | 2 | 3;
  /** Activities, separated by semicolons. By default the vendor's character. */
  readonly activities?: string;
  /** As typed by staff, maybe without https://. By default the vendor's slug below `example`. */
  readonly website?: string | null;
  /** By default a number of the place. Null for a vendor that only the website reaches. */
  readonly phone?: string | null;
  /** Two to four sentences, with optional inline HTML. */
  readonly text: string;
  readonly list?: readonly string[];
}

/** A vendor with the destinations that list it. */
export interface PlacedVendor {
  readonly vendor: Vendor;
  readonly destinationSlugs: readonly DestinationSlug[];
}

interface Locality {
  readonly city: string;
  readonly state: string | null;
  readonly country: string;
  /** The beginning of every number of the place, in a range for fiction or one that is assigned to nobody. Two digits follow. */
  readonly phone: string;
}

/** The lowest two digits that end a number, so that none begins with zero. */
const FIRST_NUMBER = 11;

/** The category that groups related vendors, by vendor type. */
const categories = {
  Restaurants: 'restaurants',
  Hotels: 'hotel',
  Museum: 'Museums',
  'Tour Operator': 'Tours',
  'Tour Service': 'Tours',
  'Art Vendor': 'Art',
  'Special Projects': null,
  Other: null,
  'Bodywork & Massage': 'spa',
  'Spa & Massage Services': 'spa',
  Store: 'retail',
} as const satisfies Record<VendorType, string | null>;

/** Creates the vendors of one place. Each row may override the city. */
export function vendorsOf(
  { city, state, country, phone }: Locality,
  rows: readonly VendorRow[],
): readonly PlacedVendor[] {
  return rows.map((row, index) => {
    const slug = slugOf(row.name);
    return {
      destinationSlugs: row.in,
      vendor: {
        id: sampleId('vendor', slug),
        name: row.name,
        slug,
        type: row.type,
        category: categories[row.type],
        activityCategory: row.activities ?? characters[row.name] ?? null,
        description: html(row.text, row.list),
        imageUrl: picturePath(row.picture ?? coverName(row.name)),
        address: row.address,
        city: row.city ?? city,
        state: row.state ?? state,
        country: row.country ?? country,
        website: row.website === undefined ? `https://www.${slug}.example` : row.website,
        phone: row.phone === undefined ? `${phone}${FIRST_NUMBER + index}` : row.phone,
        latitude: row.at?.[0] ?? null,
        longitude: row.at?.[1] ?? null,
        michelinStars: row.stars ?? null,
      },
    };
  });
}
