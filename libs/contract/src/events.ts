import * as z from 'zod/mini';
import { dateTimeSchema, idSchema } from './primitives.ts';

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
