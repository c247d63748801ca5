import type { RequestType } from '@parlour/contract';
import { requestTypes } from '@parlour/contract/values';
import { normalizeVendorType } from '../text/vendorType.ts';

/** The vendor categories of each request type, in the specification's words (core/requests-2). */
const vendorCategories = {
  Hotel: ['Hotels', 'Hotel Sales Team', 'Villa Rental'],
  Dining: ['Restaurants', 'Private Chef', 'Catering', 'Large Party Dining Events', 'Bakery'],
  Car: [
    'Airport Transfers',
    'Airport Greeter',
    'Air Transportation',
    'Car Services',
    'Ground Transportation',
    'Helicopter Reservation',
    'Private Flight',
    'Rental Car',
    'Train Ticket',
    'Yacht Charter',
  ],
  Tickets: [
    'Shows',
    'Ticket Broker',
    'Event Space',
    'Event Planner',
    'Event Talent',
    'Party Entertainment',
    'Museum',
    'Nightlife',
  ],
  Gift: ['Gift', 'Store', 'Party Rentals'],
  Flower: ['Florist'],
  Beauty: [
    'Beauty',
    'Bodywork & Massage',
    'Spa & Massage Services',
    'Wellness',
    'Wellness Retreat',
  ],
  Other: [
    'Art Vendor',
    'Camps',
    'Children Services',
    'Cruise',
    'DMC',
    'Messenger Service',
    'Moving & Storage',
    'Music Lessons',
    'Pet Services',
    'Private Off Site Event',
    'Special Projects',
    'Tour Operator',
    'Tour Service',
    'Travel Insurance',
    'Travel Tour',
    'Wineries & Vineyards',
    'Staffing Agency',
    'Other',
  ],
} as const satisfies Record<RequestType, readonly string[]>;

const requestTypeBySpelling = new Map<string, RequestType>(
  requestTypes.flatMap((type) =>
    vendorCategories[type].map((category) => [normalizeVendorType(category), type] as const),
  ),
);

/**
 * Returns the request type for a vendor's category, in any letter case, singular or plural (core/requests-2). An unknown or missing
 * category is Other.
 */
export function requestTypeOfVendorCategory(category: string | null): RequestType {
  return requestTypeBySpelling.get(normalizeVendorType(category ?? '')) ?? 'Other';
}
