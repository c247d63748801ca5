import {
  beautyLocations,
  beautyServices,
  flowerBudgetRanges,
  flowerOccasions,
  giftBudgetRanges,
  giftOccasions,
  requestPayloadSchema,
  requestTypes,
  roomTypes,
  type RequestType,
} from '@parlour/contract';
import { expect, test } from 'vitest';
import { general, giftProduct, vendor } from './fixtures/contexts.ts';
import type { RequestContext } from './requestContext.ts';
import { fieldsOf } from './requestFields.ts';

const shared = ['requestType', 'subject', 'description', 'vendorId', 'giftProductId'];
const requiredIn = (type: RequestType, context: RequestContext) =>
  fieldsOf(type, context)
    .filter(({ isRequired }) => isRequired)
    .map(({ name }) => name);

test.each(requestTypes)('core/requests-7: %s has the fields of its payload', (type) => {
  const option = requestPayloadSchema.def.options.find(({ shape }) =>
    shape.requestType.def.values.some((value) => value === type),
  );
  const payloadFields = Object.keys(option!.shape).filter((name) => !shared.includes(name));
  expect(fieldsOf(type, general).map(({ name }) => name)).toEqual(payloadFields);
});

test.each([
  ['Hotel', ['arrivalDate', 'departureDate', 'numberOfGuests']],
  ['Dining', ['diningDate', 'diningTime', 'diningGuests']],
  ['Car', ['pickupDate', 'pickupTime', 'pickupLocation', 'destination', 'numberOfPassengers']],
  ['Tickets', ['eventName', 'eventDate', 'numberOfTickets', 'ticketSeating']],
  ['Other', ['otherDescription']],
] as const)('core/requests-8: %s requires %j in every context', (type, names) => {
  expect(requiredIn(type, general)).toEqual(names);
  expect(requiredIn(type, vendor)).toEqual(names);
});

test.each([
  ['Gift', ['recipientName', 'occasion', 'deliveryDate'], 'giftBudgetRange'],
  ['Flower', ['flowerDeliveryDate', 'deliveryAddress', 'flowerOccasion'], 'flowerBudgetRange'],
  ['Beauty', ['beautyDate', 'locationPreference'], 'serviceType'],
] as const)(
  'core/requests-8: %s requires %j, and %s where it is general',
  (type, names, generalName) => {
    expect(requiredIn(type, vendor)).toEqual(names);
    expect(requiredIn(type, giftProduct)).toEqual(names);
    expect(new Set(requiredIn(type, general))).toEqual(new Set([...names, generalName]));
  },
);

test('core/requests-9: counts begin at 1, and passengers end at 8', () => {
  const counts = requestTypes
    .flatMap((type) => fieldsOf(type, general))
    .filter((field) => field.kind === 'count');
  expect(counts.map(({ name }) => name)).toEqual([
    'numberOfGuests',
    'numberOfRooms',
    'diningGuests',
    'numberOfPassengers',
    'numberOfTickets',
  ]);
  expect(counts.every(({ minimum }) => minimum === 1)).toBe(true);
  expect(counts.find(({ name }) => name === 'numberOfPassengers')?.maximum).toBe(8);
});

test('core/requests-7: a choice offers its list of the specification', () => {
  const choices = requestTypes
    .flatMap((type) => fieldsOf(type, general))
    .flatMap((field) => (field.kind === 'choice' ? [[field.name, field.options]] : []));
  expect(Object.fromEntries(choices)).toEqual({
    roomType: roomTypes,
    occasion: giftOccasions,
    giftBudgetRange: giftBudgetRanges,
    flowerOccasion: flowerOccasions,
    flowerBudgetRange: flowerBudgetRanges,
    serviceType: beautyServices,
    locationPreference: beautyLocations,
  });
});
