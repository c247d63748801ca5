import * as z from 'zod/mini';
import { hiddenItemFields } from './hiddenItem.ts';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { dateTimeSchema, idSchema } from './primitives.ts';
import { furtherPicturesSchema, shownPictureSchema } from './shownPicture.ts';

const eventFields = {
  /** Opaque. */
  id: idSchema,
  /** Plain text. */
  title: z.string(),
  /** Sanitized HTML. */
  description: z.string(),
  /** A picture's URL, or null for none. */
  imageUrl: z.nullable(z.string()),
  /** How that picture is shown. Absent when the club did not upload it. */
  picture: z.optional(shownPictureSchema),
  /** Its further pictures, in their order. Absent in lists, and where there are none. */
  images: furtherPicturesSchema,
  /** The category that lists filter by. Null counts as none. */
  category: z.nullable(z.string()),
  /** The venue in words. Null when unknown. */
  location: z.nullable(z.string()),
  /** The event's own page. Null for none. */
  url: z.nullable(z.string()),
  /** When it begins, ISO 8601 in UTC. */
  startDate: dateTimeSchema,
  /** When it ends, ISO 8601 in UTC. Null when unknown. */
  endDate: z.nullable(dateTimeSchema),
  /** The venue's IANA time zone. Pages show the event's times in it. */
  timeZone: z.string(),
  /** The vendor at whose place it is. Null or absent when the club's guides have none. */
  vendorId: z.optional(z.nullable(idSchema)),
};

/** An event of the club. */
export interface Event extends OutputOf<typeof eventFields> {}
/** Parses an event. Its times are in UTC, and `timeZone` tells the venue's own. */
export const eventSchema: NamedSchema<Event> = z.object(eventFields);

const eventListFields = {
  /** The events that match the filter. */
  events: z.array(eventSchema),
  /** The names of all categories. They ignore the filter. */
  categories: z.array(z.string()),
  /** How many events match the filter. */
  totalCount: z.int(),
};

/** A list of events. */
export interface EventList extends OutputOf<typeof eventListFields> {}
/** Parses the events of `listEvents`, past and future ones by their start, at most 2,000. */
export const eventListSchema: NamedSchema<EventList> = z.object(eventListFields);

const registeredEventFields = {
  id: eventFields.id,
  title: eventFields.title,
  imageUrl: eventFields.imageUrl,
  picture: eventFields.picture,
  location: eventFields.location,
  startDate: eventFields.startDate,
  endDate: eventFields.endDate,
  timeZone: eventFields.timeZone,
  ...hiddenItemFields,
};

/** What a member's list of registrations tells of an event. */
export interface RegisteredEvent extends Pick<
  Event & OutputOf<typeof hiddenItemFields>,
  keyof typeof registeredEventFields
> {}
/** Parses the facts of an event that a registration tells, also once the event is over or hidden. */
export const registeredEventSchema: NamedSchema<RegisteredEvent> =
  /* @__PURE__ */ z.object(registeredEventFields);
