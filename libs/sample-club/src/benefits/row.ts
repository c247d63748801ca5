import type { Benefit, Vendor } from '@parlour/contract';
import { picturePath } from '../artwork/catalogue.ts';
import type { PictureName } from '../artwork/catalogue.ts';
import { dayAfter } from '../day.ts';
import { html } from '../html.ts';
import { slugOf } from '../slug.ts';
import { sampleId } from '../sampleId.ts';

/** A benefit with the id of its vendor. The vendor's name is the provider. */
export type SampleBenefit = Benefit & { readonly vendorId: string };

/** The categories of benefits. A benefit without one is shown under MISC. */
type BenefitCategory =
  | 'Dining'
  | 'Hotels'
  | 'Wellness'
  | 'Shopping'
  | 'Travel'
  | 'Arts & Culture'
  | 'Experiences'
  | 'At Home';

/** A benefit as written by the editor. Place, website and vendor type come from the vendor. */
export interface BenefitRow {
  /** The vendor's name. */
  readonly from: string;
  readonly title: string;
  readonly category: BenefitCategory | null;
  readonly value: string | null;
  /** Days from today until the benefit ends. Without it, the benefit has no expiry. */
  readonly endsIn?: number;
  readonly isFeatured?: true;
  readonly isNew?: true;
  /** By default the vendor's own picture. */
  readonly picture?: PictureName;
  readonly bookable?: true;
  /** The description of the offer. */
  readonly text: string;
  /** The advantage for members, and how to use it. */
  readonly member: string;
  readonly terms?: readonly string[];
}

/**
 * Creates a benefit from its row.
 * @param vendor the vendor named by the row
 * @param today `YYYY-MM-DD`
 */
export function benefitOf(row: BenefitRow, vendor: Vendor, today: string): SampleBenefit {
  const slug = slugOf(row.title);
  return {
    id: sampleId('benefit', slug),
    vendorId: vendor.id,
    provider: vendor.name,
    title: row.title,
    description: html(row.text),
    memberBenefitDescription: html(row.member, row.terms),
    imageUrl: row.picture ? picturePath(row.picture) : vendor.imageUrl,
    category: row.category,
    value: row.value,
    expiresAt: row.endsIn === undefined ? null : dayAfter(today, row.endsIn),
    city: vendor.city,
    state: vendor.state,
    country: vendor.country,
    bookingUrl: row.bookable ? `https://book.${vendor.slug}.example/members/${slug}` : null,
    website: vendor.website,
    vendorType: vendor.type,
    isFeatured: row.isFeatured ?? false,
    isNew: row.isNew ?? false,
  };
}
