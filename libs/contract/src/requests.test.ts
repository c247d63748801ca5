import { expect, test } from 'vitest';
import { requestTypes, type RequestType } from './options.ts';
import { requestPayloadSchema, type RequestPayload } from './requests.ts';

/** A complete payload of each type, with every field of the specification. */
const payloads = {
  Hotel: {
    requestType: 'Hotel',
    arrivalDate: '2026-12-05',
    departureDate: '2026-12-08',
    numberOfGuests: 2,
    numberOfRooms: 1,
    roomType: 'Suite',
  },
  Dining: {
    requestType: 'Dining',
    diningDate: '2026-12-05',
    diningTime: '19:30',
    diningGuests: 4,
    dietaryRequirements: 'No nuts',
  },
  Car: {
    requestType: 'Car',
    pickupDate: '2026-12-05',
    pickupTime: '08:00',
    pickupLocation: 'Airport',
    destination: 'Old town',
    numberOfPassengers: 3,
  },
  Tickets: {
    requestType: 'Tickets',
    eventName: 'Opera',
    eventDate: '2026-12-05',
    numberOfTickets: 2,
    ticketSeating: 'Stalls',
    ticketRequirements: 'Aisle',
  },
  Gift: {
    requestType: 'Gift',
    recipientName: 'Grace',
    occasion: 'Thank You',
    giftBudgetRange: '$100 - $500',
    preferredStyle: 'Modern',
    deliveryDate: '2026-12-05',
    deliveryAddress: '1 Main Street',
  },
  Flower: {
    requestType: 'Flower',
    flowerDeliveryDate: '2026-12-05',
    deliveryAddress: '1 Main Street',
    flowerOccasion: 'Get well',
    flowerBudgetRange: 'Under $75',
    flowerInstructions: 'Ring twice',
  },
  Beauty: {
    requestType: 'Beauty',
    serviceType: 'Massage',
    beautyDate: '2026-12-05',
    beautyTime: '10:00',
    locationPreference: 'Spa/Salon',
    beautyRequirements: '',
  },
  Other: { requestType: 'Other', otherDescription: 'A violin teacher' },
} satisfies { [Type in RequestType]: Omit<RequestPayload & { requestType: Type }, 'subject'> };

const common = { subject: 'For Friday', description: 'Please call.', vendorId: 'v1' };

test.each(requestTypes)('contract-14: a complete %s request is parsed unchanged', (type) => {
  const payload = { ...common, ...payloads[type] };
  expect(requestPayloadSchema.parse(payload)).toEqual(payload);
});

test.each(requestTypes)('contract-14: a %s request needs a subject', (type) => {
  expect(requestPayloadSchema.safeParse(payloads[type]).success).toBe(false);
  expect(requestPayloadSchema.safeParse({ ...payloads[type], subject: ' ' }).success).toBe(false);
});

test('contract-14: fields of another type are dropped', () => {
  const mixed = { ...payloads.Other, subject: 'Help', arrivalDate: '2026-12-05' };
  expect(requestPayloadSchema.parse(mixed)).toEqual({ ...payloads.Other, subject: 'Help' });
});

test('contract-14: counts that a form sends as text are parsed as numbers', () => {
  const payload = { ...common, ...payloads.Hotel, numberOfGuests: '2' };
  expect(requestPayloadSchema.parse(payload)).toMatchObject({ numberOfGuests: 2 });
});

test.each([
  [{ requestType: 'Yacht' }, 'requestType'],
  [{ requestType: undefined }, 'requestType'],
  [{ ...payloads.Hotel, arrivalDate: '2026-02-30' }, 'arrivalDate'],
  [{ ...payloads.Hotel, roomType: 'Cellar' }, 'roomType'],
  [{ ...payloads.Hotel, numberOfGuests: 0 }, 'numberOfGuests'],
  [{ ...payloads.Dining, diningTime: '25:00' }, 'diningTime'],
  [{ ...payloads.Car, pickupLocation: 'x'.repeat(201) }, 'pickupLocation'],
  [{ ...payloads.Gift, occasion: 'Get well' }, 'occasion'],
  [{ ...payloads.Flower, flowerBudgetRange: '$1' }, 'flowerBudgetRange'],
  [{ ...payloads.Beauty, locationPreference: '' }, 'locationPreference'],
  [{ ...payloads.Other, otherDescription: 'x'.repeat(5001) }, 'otherDescription'],
  [{ ...payloads.Other, vendorId: '' }, 'vendorId'],
])('contract-14: an invalid value is rejected with its field’s name (%#)', (payload, field) => {
  const parsed = requestPayloadSchema.safeParse({ ...common, ...payload });
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
