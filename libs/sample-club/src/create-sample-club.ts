import { dateSchema } from '@parlour/contract';
import type { Connection, Event, Vendor } from '@parlour/contract';
import { benefitRows } from './benefits/index.ts';
import { benefitOf } from './benefits/row.ts';
import type { SampleBenefit } from './benefits/row.ts';
import { destinations } from './destinations.ts';
import type { SampleDestination } from './destinations.ts';
import { eventRows } from './events/index.ts';
import { eventOf } from './events/row.ts';
import { giftGuides } from './gift-guides/index.ts';
import type { SampleGiftGuide } from './gift-guides/row.ts';
import { members } from './members.ts';
import type { SampleMember } from './members.ts';
import { placedVendors } from './vendors/index.ts';

/** A whole club. Ids are readable slugs; every reference between its parts resolves within it. */
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
 * The sample club as it stands on a day: events and expiries are counted from it, the rest is fixed.
 * The same day gives the same club.
 * @param options.today a calendar day, `YYYY-MM-DD`
 * @throws RangeError where `today` is no such day
 */
export function createSampleClub({ today }: { readonly today: string }): SampleClub {
  if (!dateSchema.safeParse(today).success) throw new RangeError(`${today} is not a calendar day.`);
  return {
    members,
    destinations,
    vendors: placedVendors.map(({ vendor }) => vendor),
    connections: placedVendors.flatMap(({ vendor, destinationIds }) =>
      destinationIds.map((destinationId) => ({
        id: `connection-${destinationId}-${vendor.slug}`,
        destinationId,
        vendor,
      })),
    ),
    benefits: benefitRows.map((row) => benefitOf(row, vendorNamed(row.from), today)),
    events: eventRows.map((row) => eventOf(row, hostOf(row.venue), today)),
    giftGuides,
  };
}

function hostOf(venue: (typeof eventRows)[number]['venue']): Vendor | null {
  return typeof venue === 'object' && venue !== null ? vendorNamed(venue.vendor) : null;
}

/** A name that no vendor bears is a slip in the rows, which no caller could mend. */
function vendorNamed(name: string): Vendor {
  const placed = placedVendors.find(({ vendor }) => vendor.name === name);
  if (!placed) throw new Error(`No vendor of the sample club is called ${name}.`);
  return placed.vendor;
}
