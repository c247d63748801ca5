import { requestTypes, type RequestType } from '@parlour/contract';
import { vendorWordSpelling } from '../catalog/vendorWords.ts';

/** The vendor categories that each kind of request serves, word for word from spec section 3. */
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
    vendorCategories[type].map((category) => [vendorWordSpelling(category), type] as const),
  ),
);

/**
 * The kind of request that a vendor of this category is asked for (spec section 3). Letter case and singular or
 * plural do not matter; an unknown or absent category is Other.
 */
export const requestTypeOfVendorCategory = (category: string | null): RequestType =>
  requestTypeBySpelling.get(vendorWordSpelling(category ?? '')) ?? 'Other';
