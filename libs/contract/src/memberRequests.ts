import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from './namedSchema.ts';
import { dateTimeSchema, idSchema } from './primitives.ts';
import { lineSchema, textSchema, wholeNumber } from './typedSchemas.ts';
import { REQUEST_FILE_LIMIT } from './limits.ts';
import { requestBookingSchema, sharedRequestFields, sharedThreadFields } from './requestThreads.ts';

const memberRequestFields = {
  /** The first name of the concierge who has it. Null while nobody has it. */
  concierge: z.nullable(z.string()),
  /** When the last line of the thread that the member may read was added, ISO 8601 in UTC. */
  updatedAt: dateTimeSchema,
  /** What was arranged, while the request is confirmed or completed. Null otherwise, absent from older servers. */
  booking: z.optional(z.nullable(requestBookingSchema)),
};

/** A member's own request in a list. */
export interface MemberRequest
  extends OutputOf<typeof sharedRequestFields>, OutputOf<typeof memberRequestFields> {}
const memberRequestSchema: NamedSchema<MemberRequest> = z.object({
  ...sharedRequestFields,
  ...memberRequestFields,
});

const memberRequestPageFields = {
  /** The last changed first, of `booked` the earliest. */
  requests: z.array(memberRequestSchema),
  /** The `before` of the next page. Null on the last one. */
  next: z.nullable(z.string()),
};

/** A page of a member's own requests. */
export interface MemberRequestPage extends OutputOf<typeof memberRequestPageFields> {}
/** Parses a page of the member's own requests, of at most 50. */
export const memberRequestPageSchema: NamedSchema<MemberRequestPage> =
  z.object(memberRequestPageFields);

/** A member's own request with its thread. */
export interface MemberRequestDetail extends MemberRequest, OutputOf<typeof sharedThreadFields> {}
/** Parses one of the member's own requests with the lines of its thread. */
export const memberRequestDetailSchema: NamedSchema<MemberRequestDetail> = z.object({
  ...sharedRequestFields,
  ...memberRequestFields,
  ...sharedThreadFields,
});

const memberRequestQueryFields = {
  /**
   * `open`: those still under way. `past`: those completed, canceled or declined. `booked`: those whose arranged day is
   * still to come, and those confirmed for a day that is over, the earliest first.
   */
  state: z.enum(['open', 'past', 'booked']),
  /** The `next` of the page before. */
  before: z.optional(z.string().check(z.maxLength(200))),
};

/** Which of a member's own requests are listed. */
export interface MemberRequestQuery extends OutputOf<typeof memberRequestQueryFields> {}
/** Parses which of the member's own requests are listed. */
export const memberRequestQuerySchema: NamedSchema<MemberRequestQuery> =
  z.object(memberRequestQueryFields);

const entryQueryFields = {
  /** The id of a line: those before it are returned. */
  before: z.optional(idSchema),
};

/** Which lines of a thread are returned. */
export interface RequestEntryQuery extends OutputOf<typeof entryQueryFields> {}
/** Parses which lines of a thread are returned. Without `before` they are the newest. */
export const requestEntryQuerySchema: NamedSchema<RequestEntryQuery> = z.object(entryQueryFields);

/** The ids of files that were uploaded for this message. */
export const fileIdsSchema = /* @__PURE__ */ z.optional(
  z.array(idSchema).check(z.maxLength(REQUEST_FILE_LIMIT)),
);

const requestMessageFields = {
  /** What is written. May be empty where there are files. */
  text: textSchema,
  /** The files that go with it, uploaded before and not sent yet. */
  fileIds: fileIdsSchema,
};

/** A member's message about their request. */
export interface RequestMessage extends OutputOf<typeof requestMessageFields> {}
/** Parses a member's message. The server refuses one with neither words nor files. */
export const requestMessageSchema: NamedSchema<RequestMessage> = z.object(requestMessageFields);

const requestCancellationFields = {
  /** The version that the member saw. */
  version: z.int(),
  /** Why, as free text. */
  text: z.optional(textSchema),
};

/** A member's wish to cancel their request. */
export interface RequestCancellation extends OutputOf<typeof requestCancellationFields> {}
/** Parses a member's wish to cancel their request. */
export const requestCancellationSchema: NamedSchema<RequestCancellation> =
  z.object(requestCancellationFields);

const ratingPayloadFields = {
  /** From 1 to 5. */
  stars: wholeNumber(1, 5),
  /** Free text. */
  words: z.optional(textSchema),
};

/** A rating as it is sent. */
export interface RequestRatingPayload extends OutputOf<typeof ratingPayloadFields> {}
/** Parses a rating of 1 to 5 stars. */
export const requestRatingPayloadSchema: NamedSchema<
  RequestRatingPayload,
  InputOf<typeof ratingPayloadFields>
> = z.object(ratingPayloadFields);

const requestFileUploadFields = {
  /** A data URL, `data:TYPE;base64,...`. */
  file: z.string().check(z.regex(/^data:/)),
  /** The file's name, one line. */
  name: lineSchema,
};

/** A file for a message that is still being written. */
export interface RequestFileUpload extends OutputOf<typeof requestFileUploadFields> {}
/** Parses a file for a message. It is a data URL, whose size and content the server checks. */
export const requestFileUploadSchema: NamedSchema<RequestFileUpload> =
  z.object(requestFileUploadFields);

const seenEntryFields = {
  /** The id of the newest line that the member saw. */
  entryId: idSchema,
};

/** How far a member has read a thread. */
export interface SeenEntry extends OutputOf<typeof seenEntryFields> {}
/** Parses how far a member has read a thread. */
export const seenEntrySchema: NamedSchema<SeenEntry> = z.object(seenEntryFields);
