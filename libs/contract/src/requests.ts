import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from './namedSchema.ts';
import {
  beautyLocations,
  beautyServices,
  flowerBudgetRanges,
  flowerOccasions,
  giftBudgetRanges,
  giftOccasions,
  roomTypes,
} from './options.ts';
import { idSchema, openChoice } from './primitives.ts';
import {
  countSchema,
  enteredDateSchema,
  lineSchema,
  textSchema,
  timeSchema,
} from './typedSchemas.ts';

const common = {
  /** One line, as the concierge reads it first. */
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
const date = z.optional(enteredDateSchema);
const time = z.optional(timeSchema);
const count = z.optional(countSchema);

const hotelFields = {
  ...common,
  /** Tells the types of a request apart. */
  requestType: z.literal('Hotel'),
  /** `YYYY-MM-DD`. */
  arrivalDate: date,
  /** `YYYY-MM-DD`, not before the arrival. */
  departureDate: date,
  /** From 1. */
  numberOfGuests: count,
  /** From 1. */
  numberOfRooms: count,
  /** One of the offered kinds. */
  roomType: z.optional(z.enum(roomTypes)),
};
const diningFields = {
  ...common,
  /** Tells the types of a request apart. */
  requestType: z.literal('Dining'),
  /** `YYYY-MM-DD`. */
  diningDate: date,
  /** `HH:MM` at the restaurant. */
  diningTime: time,
  /** From 1. */
  diningGuests: count,
  /** Free text. */
  dietaryRequirements: text,
};
const carFields = {
  ...common,
  /** Tells the types of a request apart. */
  requestType: z.literal('Car'),
  /** `YYYY-MM-DD`. */
  pickupDate: date,
  /** `HH:MM` at the place of the pickup. */
  pickupTime: time,
  /** One line. */
  pickupLocation: line,
  /** One line: where the ride ends. */
  destination: line,
  /** 1 to 8. */
  numberOfPassengers: count,
};
const ticketsFields = {
  ...common,
  /** Tells the types of a request apart. */
  requestType: z.literal('Tickets'),
  /** One line. */
  eventName: line,
  /** `YYYY-MM-DD`. */
  eventDate: date,
  /** From 1. */
  numberOfTickets: count,
  /** The preferred seats in one line. */
  ticketSeating: line,
  /** Free text. */
  ticketRequirements: text,
};
const giftFields = {
  ...common,
  /** Tells the types of a request apart. */
  requestType: z.literal('Gift'),
  /** Who receives the gift. */
  recipientName: line,
  /** One of the offered occasions. */
  occasion: z.optional(z.enum(giftOccasions)),
  /** One of the offered ranges. */
  giftBudgetRange: z.optional(z.enum(giftBudgetRanges)),
  /** Free text. */
  preferredStyle: text,
  /** `YYYY-MM-DD`. */
  deliveryDate: date,
  /** A postal address of several lines. */
  deliveryAddress: text,
};
const flowerFields = {
  ...common,
  /** Tells the types of a request apart. */
  requestType: z.literal('Flower'),
  /** `YYYY-MM-DD`. */
  flowerDeliveryDate: date,
  /** A postal address of several lines. */
  deliveryAddress: text,
  /** One of the offered occasions. */
  flowerOccasion: z.optional(z.enum(flowerOccasions)),
  /** One of the offered ranges. */
  flowerBudgetRange: z.optional(z.enum(flowerBudgetRanges)),
  /** Free text. */
  flowerInstructions: text,
};
const beautyFields = {
  ...common,
  /** Tells the types of a request apart. */
  requestType: z.literal('Beauty'),
  /** One of the offered services. */
  serviceType: z.optional(z.enum(beautyServices)),
  /** `YYYY-MM-DD`. */
  beautyDate: date,
  /** `HH:MM` at the place of the appointment. */
  beautyTime: time,
  /** One of the offered places. */
  locationPreference: z.optional(z.enum(beautyLocations)),
  /** Free text. */
  beautyRequirements: text,
};
const otherFields = {
  ...common,
  /** Tells the types of a request apart. */
  requestType: z.literal('Other'),
  /** What the member wishes, as free text. */
  otherDescription: text,
};

/** A stay at a hotel. */
export interface HotelRequest extends OutputOf<typeof hotelFields> {}
/** A table at a restaurant. */
export interface DiningRequest extends OutputOf<typeof diningFields> {}
/** A ride. */
export interface CarRequest extends OutputOf<typeof carFields> {}
/** Tickets for an event that is not the club's. */
export interface TicketsRequest extends OutputOf<typeof ticketsFields> {}
/** A gift for somebody. */
export interface GiftRequest extends OutputOf<typeof giftFields> {}
/** Flowers for somebody. */
export interface FlowerRequest extends OutputOf<typeof flowerFields> {}
/** A treatment. */
export interface BeautyRequest extends OutputOf<typeof beautyFields> {}
/** Anything else. */
export interface OtherRequest extends OutputOf<typeof otherFields> {}

/** A concierge request, told apart by `requestType`. */
export type RequestPayload =
  | HotelRequest
  | DiningRequest
  | CarRequest
  | TicketsRequest
  | GiftRequest
  | FlowerRequest
  | BeautyRequest
  | OtherRequest;

/** A hotel request as a caller sends it. A count may also be a string of digits, such as `"2"`. */
export interface HotelRequestInput extends InputOf<typeof hotelFields> {}
/** A dining request as a caller sends it. The number of guests may also be a string of digits. */
export interface DiningRequestInput extends InputOf<typeof diningFields> {}
/** A car request as a caller sends it. The number of passengers may also be a string of digits. */
export interface CarRequestInput extends InputOf<typeof carFields> {}
/** A request for tickets as a caller sends it. Their number may also be a string of digits. */
export interface TicketsRequestInput extends InputOf<typeof ticketsFields> {}
/** A gift request as a caller sends it. It may name the product that it is for in `giftProductId`. */
export interface GiftRequestInput extends InputOf<typeof giftFields> {}
/** A flower request as a caller sends it. It has a day of delivery and no time. */
export interface FlowerRequestInput extends InputOf<typeof flowerFields> {}
/** A beauty request as a caller sends it. The date and the time are two fields. */
export interface BeautyRequestInput extends InputOf<typeof beautyFields> {}
/** A request of no other type as a caller sends it, described in free text. */
export interface OtherRequestInput extends InputOf<typeof otherFields> {}

/** A concierge request as it is sent, told apart by `requestType`. */
export type RequestInput =
  | HotelRequestInput
  | DiningRequestInput
  | CarRequestInput
  | TicketsRequestInput
  | GiftRequestInput
  | FlowerRequestInput
  | BeautyRequestInput
  | OtherRequestInput;

const requestUnion = z.discriminatedUnion('requestType', [
  z.object(hotelFields),
  z.object(diningFields),
  z.object(carFields),
  z.object(ticketsFields),
  z.object(giftFields),
  z.object(flowerFields),
  z.object(beautyFields),
  z.object(otherFields),
]);

/** The schema of a request, with those of its types in `def.options`. */
export interface RequestPayloadSchema extends NamedSchema<RequestPayload, RequestInput> {
  readonly def: (typeof requestUnion)['def'];
}

/**
 * A concierge request on the wire. The required details depend on the page that the member sends it from.
 * So all details are optional here, and `missingFields` of `@parlour/core` finds the missing ones.
 */
export const requestPayloadSchema: RequestPayloadSchema = requestUnion;

/** The concierge's progress on a request. */
export const requestStatuses = [
  'received',
  'in_progress',
  'awaiting_vendor',
  'awaiting_member',
  'confirmed',
  'completed',
  'cancelled',
  'declined',
] as const;
/** A status of {@link requestStatuses}. A newer server may send another, which a program reads as it is. */
export type RequestStatus = (typeof requestStatuses)[number];

const requestReceiptFields = {
  /** Opaque. */
  id: idSchema,
  /** What staff and member quote, such as `RQ-7K2M9X`. */
  reference: z.string(),
  /** The concierge's progress. */
  status: openChoice(requestStatuses),
};

/** The receipt of an accepted request. */
export interface RequestReceipt extends OutputOf<typeof requestReceiptFields> {}
/** The receipt as the server sends it, with a known status. */
export interface SentRequestReceipt extends InputOf<typeof requestReceiptFields> {}
/** Parses the receipt of a request, with a status that a newer server may have added. */
export const requestReceiptSchema: NamedSchema<RequestReceipt, SentRequestReceipt> =
  z.object(requestReceiptFields);
