import type { Benefit, Vendor } from '@parlour/contract';
import { picturePath } from '../artwork/catalogue.ts';
import type { PictureName } from '../artwork/catalogue.ts';
import { dayAfter } from '../day.ts';
import { html } from '../html.ts';
import { slugOf } from '../slug.ts';

/** A benefit with the vendor that grants it, which is also its provider by name. */
export type SampleBenefit = Benefit & { readonly vendorId: string };

/** The headings under which the club files its benefits; a benefit without one is filed under MISC. */
type BenefitCategory =
  | 'Dining'
  | 'Hotels'
  | 'Wellness'
  | 'Shopping'
  | 'Travel'
  | 'Arts & Culture'
  | 'Experiences'
  | 'At Home';

/** A benefit as the editor writes it; place, website and vendor type follow from the vendor. */
export interface BenefitRow {
  /** The vendor's name. */
  readonly from: string;
  readonly title: string;
  readonly category: BenefitCategory | null;
  readonly value: string | null;
  /** Days from today on which the benefit ends; left out, it stands until withdrawn. */
  readonly endsIn?: number;
  readonly isFeatured?: true;
  readonly isNew?: true;
  /** Left out, the vendor's own picture. */
  readonly picture?: PictureName;
  readonly bookable?: true;
  /** What the offer is, for someone who does not know the house. */
  readonly text: string;
  /** What a member gets, and how. */
  readonly member: string;
  readonly terms?: readonly string[];
}

/**
 * The benefit of a row.
 * @param vendor the vendor that the row names
 * @param today `YYYY-MM-DD`
 */
export function benefitOf(row: BenefitRow, vendor: Vendor, today: string): SampleBenefit {
  const slug = slugOf(row.title);
  return {
    id: `benefit-${slug}`,
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
