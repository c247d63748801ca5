import * as z from 'zod/mini';
import { eventSchema } from './events.ts';
import { dateTimeSchema, emailSchema, idSchema, lineSchema } from './primitives.ts';

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
