import * as z from 'zod/mini';
import { registeredEventSchema } from './events.ts';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { emailSchema } from './contactSchemas.ts';
import { dateTimeSchema, idSchema } from './primitives.ts';
import { hasName, partOfNameSchema } from './typedSchemas.ts';

const attendeeFields = {
  /** One line. Empty or absent where the last name is all there is. */
  firstName: partOfNameSchema,
  /** One line. Empty or absent where the first name is all there is. */
  lastName: partOfNameSchema,
  /** Where the confirmation goes. */
  email: emailSchema,
};

/** The person who attends an event. */
export interface Attendee extends OutputOf<typeof attendeeFields> {}
const attendeeSchema: NamedSchema<Attendee> = z.object(attendeeFields).check(hasName);

const registrationPayloadFields = {
  /** The event, the same as in the path. The path suffices. */
  eventId: z.optional(idSchema),
  /** Who attends. */
  attendeeInfo: attendeeSchema,
  /** Lets the email wait until the registration can't be undone any more. */
  offersUndo: z.optional(z.boolean()),
};

/** The attendee of a new registration, perhaps with its event. */
export interface RegistrationPayload extends OutputOf<typeof registrationPayloadFields> {}
/** Parses a new registration. An `eventId` must be the id in the path. */
export const registrationPayloadSchema: NamedSchema<RegistrationPayload> =
  z.object(registrationPayloadFields);

const registrationFields = {
  /** What staff and member quote. */
  confirmationNumber: z.string(),
  /** ISO 8601 in UTC. */
  registeredAt: dateTimeSchema,
  /** The event as a file for calendars (RFC 5545), the same as in the email. */
  calendarFile: z.string(),
  /** What it is for. */
  event: registeredEventSchema,
};

/** A member's registration for an event. */
export interface Registration extends OutputOf<typeof registrationFields> {}
/** Parses a registration with its confirmation number and its calendar file (RFC 5545). */
export const registrationSchema: NamedSchema<Registration> =
  /* @__PURE__ */ z.object(registrationFields);
