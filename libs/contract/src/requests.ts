import * as z from 'zod/mini';
import {
  beautyLocations,
  beautyServices,
  flowerBudgetRanges,
  flowerOccasions,
  giftBudgetRanges,
  giftOccasions,
  roomTypes,
} from './options.ts';
import {
  countSchema,
  dateSchema,
  idSchema,
  lineSchema,
  openChoice,
  textSchema,
  timeSchema,
} from './primitives.ts';

const subject = {
  subject: lineSchema,
  /** The member's additional notes. */
  description: z.optional(textSchema),
  /** The vendor that the request is about. Absent for gift products. */
  vendorId: z.optional(idSchema),
  /** The gift product that the request is about. */
  giftProductId: z.optional(idSchema),
};

const line = z.optional(lineSchema);
const text = z.optional(textSchema);
const date = z.optional(dateSchema);
const time = z.optional(timeSchema);
const count = z.optional(countSchema);

/**
 * A concierge request on the wire. The required details depend on the page that the member sends it from.
 * So all details are optional here, and `missingFields` of `@parlour/core` finds the missing ones.
 */
export const requestPayloadSchema = z.discriminatedUnion('requestType', [
  z.object({
    ...subject,
    requestType: z.literal('Hotel'),
    arrivalDate: date,
    departureDate: date,
    numberOfGuests: count,
    numberOfRooms: count,
    roomType: z.optional(z.enum(roomTypes)),
  }),
  z.object({
    ...subject,
    requestType: z.literal('Dining'),
    diningDate: date,
    diningTime: time,
    diningGuests: count,
    dietaryRequirements: text,
  }),
  z.object({
    ...subject,
    requestType: z.literal('Car'),
    pickupDate: date,
    pickupTime: time,
    pickupLocation: line,
    destination: line,
    numberOfPassengers: count,
  }),
  z.object({
    ...subject,
    requestType: z.literal('Tickets'),
    eventName: line,
    eventDate: date,
    numberOfTickets: count,
    ticketSeating: line,
    ticketRequirements: text,
  }),
  z.object({
    ...subject,
    requestType: z.literal('Gift'),
    recipientName: line,
    occasion: z.optional(z.enum(giftOccasions)),
    giftBudgetRange: z.optional(z.enum(giftBudgetRanges)),
    preferredStyle: text,
    deliveryDate: date,
    deliveryAddress: text,
  }),
  z.object({
    ...subject,
    requestType: z.literal('Flower'),
    flowerDeliveryDate: date,
    deliveryAddress: text,
    flowerOccasion: z.optional(z.enum(flowerOccasions)),
    flowerBudgetRange: z.optional(z.enum(flowerBudgetRanges)),
    flowerInstructions: text,
  }),
  z.object({
    ...subject,
    requestType: z.literal('Beauty'),
    serviceType: z.optional(z.enum(beautyServices)),
    beautyDate: date,
    beautyTime: time,
    locationPreference: z.optional(z.enum(beautyLocations)),
    beautyRequirements: text,
  }),
  z.object({
    ...subject,
    requestType: z.literal('Other'),
    otherDescription: text,
  }),
]);
export type RequestPayload = z.output<typeof requestPayloadSchema>;

/** The concierge's progress on a request. */
export const requestStatuses = ['received', 'in_progress', 'completed', 'cancelled'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The receipt of an accepted request. Staff and member quote its `reference`, such as `RQ-7K2M9X`. */
export const requestReceiptSchema = z.object({
  id: idSchema,
  reference: z.string(),
  status: openChoice(requestStatuses),
});
export type RequestReceipt = z.output<typeof requestReceiptSchema>;
