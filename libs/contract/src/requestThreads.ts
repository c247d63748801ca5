import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { storedExtensions, requestTypes } from './options.ts';
import { dateSchema, dateTimeSchema, idSchema, openChoice } from './primitives.ts';
import { lineSchema, timeSchema } from './typedSchemas.ts';
import { requestStatuses } from './requests.ts';

/** What is done to a request. Each is one line of its thread. */
export const requestMoves = [
  'take',
  'assign',
  'hand_over',
  'release',
  'ask',
  'await_vendor',
  'resume',
  'reply',
  'confirm',
  'complete',
  'ask_cancellation',
  'cancel',
  'decline',
  'reopen',
  'snooze',
  'wake',
  'merge',
  'unmerge',
  'link',
] as const;
/** A move of a request. */
export type RequestMove = (typeof requestMoves)[number];

/** The kinds of lines in a thread. A note is read by staff alone. */
export const requestEntryKinds = ['message', 'note', 'move'] as const;
/** A kind of line in a thread. */
export type RequestEntryKind = (typeof requestEntryKinds)[number];

/** Who may read a line of a thread: its member too, or staff alone. */
export const requestVisibilities = ['member', 'staff'] as const;
/** Who may read a line of a thread. */
export type RequestVisibility = (typeof requestVisibilities)[number];

/** Who wrote a line of a thread. */
export const requestAuthorKinds = ['member', 'staff', 'system'] as const;
/** A kind of author. */
export type RequestAuthorKind = (typeof requestAuthorKinds)[number];

const requestAuthorFields = {
  /** `system`: the server did it by itself. */
  kind: openChoice(requestAuthorKinds),
  /** What the viewer may read of the name; of staff, members read the first name. Null for the system. */
  name: z.nullable(z.string()),
};

/** The author of a line in a thread. */
export interface RequestAuthor extends OutputOf<typeof requestAuthorFields> {}
const requestAuthorSchema: NamedSchema<RequestAuthor> = z.object(requestAuthorFields);

const requestFileFields = {
  /** Opaque. */
  id: idSchema,
  /** The file's name, as it was chosen, with the ending of its content. */
  name: z.string(),
  /** Bytes. */
  size: z.int().check(z.nonnegative()),
  /** The kind of file, by its content. */
  extension: openChoice(storedExtensions),
  /** Whether it opens with a password, or was encrypted against changes. Absent for no. */
  isEncrypted: z.optional(z.boolean()),
};

/** A file in a thread. */
export interface RequestFile extends OutputOf<typeof requestFileFields> {}
/** Parses a file of a thread, without its content. */
export const requestFileSchema: NamedSchema<RequestFile> = z.object(requestFileFields);

const requestEntryMoveFields = {
  /** What was done. */
  name: openChoice(requestMoves),
  /** The status before it. */
  from: openChoice(requestStatuses),
  /** The status after it, which may be the same. */
  to: openChoice(requestStatuses),
};

/** What a line of a thread did to the request. */
export interface RequestEntryMove extends OutputOf<typeof requestEntryMoveFields> {}
const requestEntryMoveSchema: NamedSchema<RequestEntryMove> = z.object(requestEntryMoveFields);

/** The fields of a line, for those who read more of it. */
export const requestEntryFields = {
  /** Opaque. Rises within a thread. */
  id: idSchema,
  /** `message`: words from one side to the other; `note`: of staff among themselves; `move`: what was done. */
  kind: openChoice(requestEntryKinds),
  /** Who may read it. Members get those of `member` alone. */
  visibility: openChoice(requestVisibilities),
  /** Who wrote or did it. */
  author: requestAuthorSchema,
  /** What was written. Null for a move or files without words. */
  text: z.nullable(z.string()),
  /** What it did to the request, such as a message that responds to a question. Null where nothing. */
  move: z.nullable(requestEntryMoveSchema),
  /** The files that came with it. */
  files: z.array(requestFileSchema),
  /** ISO 8601 in UTC. */
  createdAt: dateTimeSchema,
};

/** One line of a request's thread. */
export interface RequestEntry extends OutputOf<typeof requestEntryFields> {}
const requestEntrySchema: NamedSchema<RequestEntry> = z.object(requestEntryFields);

const confirmedDays = {
  /** `YYYY-MM-DD`, where it takes place. */
  date: dateSchema,
  /** `HH:MM`, where it takes place. Null for a whole day. */
  time: z.nullable(timeSchema),
  /** `YYYY-MM-DD`, the last day. Null where it is the first. */
  endDate: z.nullable(dateSchema),
};

const arrangedTime = /* @__PURE__ */ z.optional(z.nullable(timeSchema));
const arrangedLine = /* @__PURE__ */ z.optional(z.nullable(lineSchema));

const arrangementFields = {
  /** `HH:MM`, when it ends, on its last day. Absent where nobody said. */
  endTime: arrangedTime,
  /** For how many, in words. Absent where it is as the member asked. */
  party: arrangedLine,
  /** Where. Absent where it is as the member asked. */
  place: arrangedLine,
  /** The street and town of the place. Absent where they are the vendor's. */
  address: arrangedLine,
  /** The number that the house gave. */
  confirmationNumber: arrangedLine,
};

/** What a confirmation says besides its days. Null says that there is none. */
export interface Arrangement extends OutputOf<typeof arrangementFields> {}

/** What was arranged, as staff enter it. */
export const requestConfirmationFields = { ...confirmedDays, ...arrangementFields };

const confirmedDateFields = {
  ...confirmedDays,
  /** `HH:MM`, when it ends, on its last day. Null where nobody said, absent from older servers. */
  endTime: z.optional(z.nullable(z.string())),
  /** The number that the house gave. Null without one, absent from older servers. */
  confirmationNumber: z.optional(z.nullable(z.string())),
  /** A file for calendars (RFC 5545). */
  calendarFile: z.string(),
};

/** When a confirmed request takes place. */
export interface ConfirmedDate extends OutputOf<typeof confirmedDateFields> {}
const confirmedDateSchema: NamedSchema<ConfirmedDate> = z.object(confirmedDateFields);

const requestBookingFields = {
  ...confirmedDateFields,
  /** For how many, in words: `4 guests`. Null where the request names none. */
  party: z.nullable(z.string()),
  /** Where: a vendor's name, or where a car waits. Null where the request names none. */
  place: z.nullable(z.string()),
  /** The street and town of the place. Null where they are not known. */
  address: z.nullable(z.string()),
};

/** What was arranged for a member, as one of their bookings. */
export interface RequestBooking extends OutputOf<typeof requestBookingFields> {}
/** Parses what was arranged for a member. */
export const requestBookingSchema: NamedSchema<RequestBooking> = z.object(requestBookingFields);

const requestRatingFields = {
  /** From 1 to 5. */
  stars: z.int(),
  /** Null without words. */
  words: z.nullable(z.string()),
};

/** How a member rates a completed request. */
export interface RequestRating extends OutputOf<typeof requestRatingFields> {}
const requestRatingSchema: NamedSchema<RequestRating> = z.object(requestRatingFields);

const requestLinkFields = {
  /** Opaque. */
  id: idSchema,
  /** What staff and member quote. */
  reference: z.string(),
  /** One line. */
  subject: z.string(),
};

/** Another request. */
export interface RequestLink extends OutputOf<typeof requestLinkFields> {}
/** Parses another request by its reference and subject. */
export const requestLinkSchema: NamedSchema<RequestLink> = z.object(requestLinkFields);

const requestLineFields = {
  /** The field's label. */
  label: z.string(),
  /** The value in words. */
  value: z.string(),
};

/** One detail of a request as people read it. */
export interface RequestDetailLine extends OutputOf<typeof requestLineFields> {}
const requestLineSchema: NamedSchema<RequestDetailLine> = z.object(requestLineFields);

/** What a member and staff alike read of a request in a list. */
export const sharedRequestFields = {
  /** Opaque. */
  id: idSchema,
  /** What staff and member quote, such as `RQ-7K2M9X`. */
  reference: z.string(),
  /** The kind of request. */
  requestType: openChoice(requestTypes),
  /** One line. */
  subject: z.string(),
  /** How far it is. */
  status: openChoice(requestStatuses),
  /** Rises with each move and message, of a member with those that they may see. A move sends the one that was seen. */
  version: z.int(),
  /** ISO 8601 in UTC. */
  createdAt: dateTimeSchema,
  /** When it was completed, canceled or declined, ISO 8601 in UTC. Null while it is open. */
  closedAt: z.nullable(dateTimeSchema),
};

/** What a member and staff alike read of a request beside its thread. */
export const sharedThreadFields = {
  /** What was asked for, in words and in the form's order. */
  details: z.array(requestLineSchema),
  /** The newest 200 lines of the thread that the viewer may read, the oldest of them first. */
  entries: z.array(requestEntrySchema),
  /** Whether the thread has lines before the first of `entries`. */
  hasEarlierEntries: z.boolean(),
  /** When it takes place. Null until that is confirmed. */
  confirmedDate: z.nullable(confirmedDateSchema),
  /** How the member rated it. Null without a rating. */
  rating: z.nullable(requestRatingSchema),
  /** The request that goes on in place of this one. Null for most. */
  mergedInto: z.nullable(requestLinkSchema),
  /** Requests that belong together with this one. */
  links: z.array(requestLinkSchema),
};
