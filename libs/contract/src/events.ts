import * as z from 'zod/mini';
import { dateTimeSchema, emailSchema, idSchema, lineSchema } from './primitives.ts';

/** An event of the club. The description is sanitized HTML. */
export const eventSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  category: z.nullable(z.string()),
  location: z.nullable(z.string()),
  url: z.nullable(z.string()),
  startDate: dateTimeSchema,
  endDate: z.nullable(dateTimeSchema),
  /** The venue's IANA time zone. Pages show the event's times in it. */
  timeZone: z.string(),
  /** The vendor at whose place it is. Null or absent when the club's guides have none. */
  vendorId: z.optional(z.nullable(idSchema)),
});
export type Event = z.output<typeof eventSchema>;

/** A list of events. `categories` ignores the filter, `totalCount` applies it. */
export const eventListSchema = z.object({
  events: z.array(eventSchema),
  categories: z.array(z.string()),
  totalCount: z.int(),
});
export type EventList = z.output<typeof eventListSchema>;

/** The event and the attendee of a new registration. `offersUndo` lets its email wait until it can't be undone any more. */
export const registrationPayloadSchema = z.object({
  eventId: idSchema,
  attendeeInfo: z.object({ firstName: lineSchema, lastName: lineSchema, email: emailSchema }),
  offersUndo: z.optional(z.boolean()),
});
export type RegistrationPayload = z.output<typeof registrationPayloadSchema>;

/** What a member's list of registrations tells of an event. */
const registeredEventSchema = /* @__PURE__ */ z.pick(eventSchema, {
  id: true,
  title: true,
  imageUrl: true,
  location: true,
  startDate: true,
  endDate: true,
  timeZone: true,
});

/** A member's registration for an event. */
export const registrationSchema = /* @__PURE__ */ z.object({
  confirmationNumber: z.string(),
  registeredAt: dateTimeSchema,
  /** The event as a file for calendars (RFC 5545), the same as in the email. */
  calendarFile: z.string(),
  event: registeredEventSchema,
});
export type Registration = z.output<typeof registrationSchema>;
