import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestTypeOfVendorCategory } from './vendorCategories.ts';

const specified = {
  Hotel: 'Hotels, Hotel Sales Team, Villa Rental',
  Dining: 'Restaurants, Private Chef, Catering, Large Party Dining Events, Bakery',
  Car: 'Airport Transfers, Airport Greeter, Air Transportation, Car Services, Ground Transportation, Helicopter Reservation, Private Flight, Rental Car, Train Ticket, Yacht Charter',
  Tickets:
    'Shows, Ticket Broker, Event Space, Event Planner, Event Talent, Party Entertainment, Museum, Nightlife',
  Gift: 'Gift, Store, Party Rentals',
  Flower: 'Florist',
  Beauty: 'Beauty, Bodywork & Massage, Spa & Massage Services, Wellness, Wellness Retreat',
  Other:
    'Art Vendor, Camps, Children Services, Cruise, DMC, Messenger Service, Moving & Storage, Music Lessons, Pet Services, Private Off Site Event, Special Projects, Tour Operator, Tour Service, Travel Insurance, Travel Tour, Wineries & Vineyards, Staffing Agency, Other',
} as const;

const rows = Object.entries(specified).flatMap(([type, categories]) =>
  categories.split(', ').map((category) => [category, type] as const),
);

test.each(rows)('core/requests-2: %s is asked for as %s, in any letter case', (category, type) => {
  expect(requestTypeOfVendorCategory(category)).toBe(type);
  expect(requestTypeOfVendorCategory(category.toLowerCase())).toBe(type);
  expect(requestTypeOfVendorCategory(` ${category.toUpperCase()} `)).toBe(type);
});

test.each([
  ['hotel', 'Hotel'],
  ['Restaurant', 'Dining'],
  ['Bakeries', 'Dining'],
  ['Airport Transfer', 'Car'],
  ['Car Service', 'Car'],
  ['Museums', 'Tickets'],
  ['Stores', 'Gift'],
  ['florists', 'Flower'],
  ['Spa & Massage Service', 'Beauty'],
])('core/requests-2: %s, singular or plural, is asked for as %s', (category, type) => {
  expect(requestTypeOfVendorCategory(category)).toBe(type);
});

test('core/requests-2: an unknown or absent category is Other', () => {
  expect(requestTypeOfVendorCategory(null)).toBe('Other');
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (name) => {
      expect(requestTypeOfVendorCategory(`#${name}`)).toBe('Other');
    }),
  );
});
