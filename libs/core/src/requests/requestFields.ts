import type { RequestPayload, RequestType } from '@parlour/contract';
import {
  beautyLocations,
  beautyServices,
  COUNT_LIMIT,
  flowerBudgetRanges,
  flowerOccasions,
  giftBudgetRanges,
  giftOccasions,
  roomTypes,
} from '@parlour/contract/values';
import type { FormField, FormFieldControl } from '../forms/formField.ts';
import type { RequestContext } from './requestContext.ts';

/** `general` fields may stay blank in a request about a vendor or gift product (core/requests-8). */
type Requirement = 'always' | 'general' | 'never';
type FieldRule = FormFieldControl & { readonly label: string; readonly isRequired: Requirement };

const line = { kind: 'line' } as const;
const text = { kind: 'text' } as const;
const date = { kind: 'date' } as const;
const time = { kind: 'time' } as const;
const count = { kind: 'count', minimum: 1, maximum: COUNT_LIMIT } as const;
const choice = (options: readonly string[]) => ({ kind: 'choice', options }) as const;

const always = { isRequired: 'always' } as const;
const general = { isRequired: 'general' } as const;
const never = { isRequired: 'never' } as const;

type CommonName = 'requestType' | 'subject' | 'description' | 'vendorId' | 'giftProductId';
type DetailName<Type extends RequestType> = Exclude<
  keyof Extract<RequestPayload, { requestType: Type }>,
  CommonName
>;

/** The fields of each request type in form order (core/requests-7, core/requests-8, core/requests-9). */
const fieldRules = {
  Hotel: {
    arrivalDate: { label: 'Arrival date', ...date, ...always },
    departureDate: { label: 'Departure date', ...date, ...always },
    numberOfGuests: { label: 'Number of guests', ...count, ...always },
    numberOfRooms: { label: 'Number of rooms', ...count, ...never },
    roomType: { label: 'Room type', ...choice(roomTypes), ...never },
  },
  Dining: {
    diningDate: { label: 'Dining date', ...date, ...always },
    diningTime: { label: 'Dining time', ...time, ...always },
    diningGuests: { label: 'Number of guests', ...count, ...always },
    dietaryRequirements: { label: 'Dietary requirements', ...text, ...never },
  },
  Car: {
    pickupDate: { label: 'Pickup date', ...date, ...always },
    pickupTime: { label: 'Pickup time', ...time, ...always },
    pickupLocation: { label: 'Pickup location', ...line, ...always },
    destination: { label: 'Destination', ...line, ...always },
    numberOfPassengers: { label: 'Number of passengers', ...count, maximum: 8, ...always },
  },
  Tickets: {
    eventName: { label: 'Event name', ...line, ...always },
    eventDate: { label: 'Event date', ...date, ...always },
    numberOfTickets: { label: 'Number of tickets', ...count, ...always },
    ticketSeating: { label: 'Seating preference', ...line, ...always },
    ticketRequirements: { label: 'Special requirements', ...text, ...never },
  },
  Gift: {
    recipientName: { label: 'Recipient name', ...line, ...always },
    occasion: { label: 'Occasion', ...choice(giftOccasions), ...always },
    giftBudgetRange: { label: 'Budget', ...choice(giftBudgetRanges), ...general },
    preferredStyle: { label: 'Preferred style', ...text, ...never },
    deliveryDate: { label: 'Delivery date', ...date, ...always },
    deliveryAddress: { label: 'Delivery address', ...text, ...never },
  },
  Flower: {
    flowerDeliveryDate: { label: 'Delivery date', ...date, ...always },
    deliveryAddress: { label: 'Delivery address', ...text, ...always },
    flowerOccasion: { label: 'Occasion', ...choice(flowerOccasions), ...always },
    flowerBudgetRange: { label: 'Budget', ...choice(flowerBudgetRanges), ...general },
    flowerInstructions: { label: 'Delivery instructions', ...text, ...never },
  },
  Beauty: {
    serviceType: { label: 'Service', ...choice(beautyServices), ...general },
    beautyDate: { label: 'Appointment date', ...date, ...always },
    beautyTime: { label: 'Appointment time', ...time, ...never },
    locationPreference: { label: 'Location preference', ...choice(beautyLocations), ...always },
    beautyRequirements: { label: 'Special requirements', ...text, ...never },
  },
  Other: {
    otherDescription: { label: 'Description of your request', ...text, ...always },
  },
} as const satisfies { [Type in RequestType]: Record<DetailName<Type>, FieldRule> };

/** The first field of every request. */
export const subjectField = {
  ...line,
  name: 'subject',
  label: 'Subject',
  isRequired: true,
} as const satisfies FormField;

/** The last field of every request; never required. */
export const additionalNotes = {
  ...text,
  name: 'description',
  label: 'Additional notes',
  isRequired: false,
} as const satisfies FormField;

/** Returns the type-specific fields in form order, each required or not in this context (core/requests-8). */
export function fieldsOf(
  type: RequestType,
  context: Pick<RequestContext, 'kind'>,
): readonly FormField[] {
  return Object.entries<FieldRule>(fieldRules[type]).map(([name, rule]) => ({
    ...rule,
    name,
    isRequired:
      rule.isRequired === 'always' || (rule.isRequired === 'general' && context.kind === 'general'),
  }));
}

/** The form as typed: every value is a string, and an untouched field is absent. */
export interface RequestDraft {
  /** Null before a choice. */
  readonly requestType: RequestType | null;
  /** One line. */
  readonly subject: string;
  /** The additional notes. */
  readonly description: string;
  /** The fields of the type, by their names. */
  readonly details: Readonly<Record<string, string>>;
}
