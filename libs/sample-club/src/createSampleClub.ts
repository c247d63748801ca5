import { dateSchema } from '@parlour/contract';
import type { Connection, Event, Vendor } from '@parlour/contract';
import { benefitRows } from './benefits/index.ts';
import { benefitOf } from './benefits/row.ts';
import type { SampleBenefit } from './benefits/row.ts';
import { destinations } from './destinations.ts';
import type { SampleDestination } from './destinations.ts';
import { withFurtherPictures } from './furtherPictures.ts';
import { eventRows } from './events/index.ts';
import { eventOf } from './events/row.ts';
import { giftGuides } from './gift-guides/index.ts';
import type { SampleGiftGuide } from './gift-guides/row.ts';
import { members } from './members.ts';
import type { SampleMember } from './members.ts';
import { placedVendors } from './vendors/index.ts';
import { sampleId } from './sampleId.ts';

/** A complete club. Every reference resolves within the club. */
export interface SampleClub {
  readonly members: readonly SampleMember[];
  readonly destinations: readonly SampleDestination[];
  readonly vendors: readonly Vendor[];
  readonly connections: readonly Connection[];
  readonly benefits: readonly SampleBenefit[];
  readonly events: readonly Event[];
  readonly giftGuides: readonly SampleGiftGuide[];
}

/**
 * Creates the sample club for a day. Events and expiries are relative to it, everything else is fixed (sample-club-4).
 * @param options.today a calendar day, `YYYY-MM-DD`
 * @throws RangeError if `today` is not a calendar day
 */
export function createSampleClub({ today }: { readonly today: string }): SampleClub {
  if (!dateSchema.safeParse(today).success) throw new RangeError(`${today} is not a calendar day.`);
  const placed = placedVendors.map(({ vendor, destinationSlugs }) => ({
    vendor: withFurtherPictures(vendor.name, vendor),
    destinationSlugs,
  }));
  return {
    members,
    destinations,
    vendors: placed.map(({ vendor }) => vendor),
    connections: placed.flatMap(({ vendor, destinationSlugs }) =>
      destinationSlugs.map((slug) => ({
        id: sampleId('connection', `${slug} ${vendor.slug}`),
        destinationId: sampleId('destination', slug),
        vendor,
      })),
    ),
    benefits: benefitRows.map((row) =>
      withFurtherPictures(row.title, benefitOf(row, findVendor(row.from), today)),
    ),
    events: eventRows.map((row) =>
      withFurtherPictures(row.title, eventOf(row, hostOf(row.venue), today)),
    ),
    giftGuides: giftGuides.map((guide) => ({
      ...guide,
      sections: guide.sections.map((section) => ({
        ...section,
        products: section.products.map((product) => withFurtherPictures(product.name, product)),
      })),
    })),
  };
}

function hostOf(venue: (typeof eventRows)[number]['venue']): Vendor | null {
  return typeof venue === 'object' && venue !== null ? findVendor(venue.vendor) : null;
}

/** @throws Error for an unknown name: a mistake in the rows, not a failure that callers can handle */
function findVendor(name: string): Vendor {
  const found = placedVendors.find(({ vendor }) => vendor.name === name);
  if (!found) throw new Error(`No vendor of the sample club is called ${name}.`);
  return found.vendor;
}
