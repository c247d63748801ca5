import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema, idSchema, openChoice } from '../primitives.ts';

/** How far the caller has read a request. An API key has read everything and watches nothing. Older servers say neither. */
export const readingFields = {
  /** Whether it has a line of somebody else that the caller has not seen, or was marked as unread. */
  isUnseen: z.optional(z.boolean()),
  /** Whether the caller watches it without having it. */
  isWatched: z.optional(z.boolean()),
};

const lastMessageFields = {
  /** Who wrote it: the member, the caller, or a colleague. */
  from: openChoice(['member', 'you', 'colleague']),
  /** The first name of who wrote it. Null where it is not known. */
  name: z.nullable(z.string()),
  /** Its first 120 letters in one line. Empty where it has files alone. Never those of a note. */
  snippet: z.string(),
  /** When it was written, ISO 8601 in UTC. */
  at: dateTimeSchema,
};

/** The last message between member and staff. */
export interface LastMessage extends OutputOf<typeof lastMessageFields> {}
/** Parses the beginning of the last message between member and staff. */
export const lastMessageSchema: NamedSchema<LastMessage> = z.object(lastMessageFields);

/** How far a member of staff has read a thread. Without a line it is the request alone. */
export const deskSeenSchema = /* @__PURE__ */ z.object({ entryId: z.nullable(idSchema) });

/** Parses whether the caller watches a request from now on. */
export const watchSchema = /* @__PURE__ */ z.object({ isWatched: z.boolean() });

/** From how many on requests are no more counted. */
export const COUNT_LIMIT = 1000;

const viewCountFields = {
  /** How many it has, at most 1,000. */
  total: z.int(),
  /** How many of them the caller has not seen, at most 1,000. */
  unseen: z.int(),
};

/** How much is in a view. */
export interface ViewCount extends OutputOf<typeof viewCountFields> {}
const viewCountSchema: NamedSchema<ViewCount> = z.object(viewCountFields);

const viewCountsFields = {
  /** Those that the caller has. */
  mine: viewCountSchema,
  /** Those that nobody has. */
  unassigned: viewCountSchema,
  /** All open ones. */
  open: viewCountSchema,
  /** Those that wait for their member. */
  waiting: viewCountSchema,
  /** Those that are put aside. */
  snoozed: viewCountSchema,
  /** How many of the newest 1,000 lines of their inbox the caller has not seen. */
  inbox: z.int(),
};

/** How much is in each view of what is open, and in the inbox. */
export interface ViewCounts extends OutputOf<typeof viewCountsFields> {}
/** Parses how much is in each view of what is open. */
export const viewCountsSchema: NamedSchema<ViewCounts> = z.object(viewCountsFields);
