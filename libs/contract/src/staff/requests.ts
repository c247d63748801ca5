import * as z from 'zod/mini';
import { fileIdsSchema } from '../memberRequests.ts';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateSchema, dateTimeSchema, idSchema } from '../primitives.ts';
import { lineSchema, searchTextSchema, textSchema } from '../typedSchemas.ts';
import { requestPayloadSchema } from '../requests.ts';
import {
  requestEntryFields,
  requestLinkSchema,
  sharedRequestFields,
  sharedThreadFields,
} from '../requestThreads.ts';
import { typedLine } from '../typedText.ts';
import { queueConditionFields } from './queueConditions.ts';
import { lastMessageSchema, readingFields } from './reading.ts';

const personFields = {
  /** Opaque. */
  id: idSchema,
  /** First and last name. */
  name: z.string(),
};

/** A member or a member of staff by name. */
export interface NamedPerson extends OutputOf<typeof personFields> {}
/** Parses a member or a member of staff by id and name. */
export const namedPersonSchema: NamedSchema<NamedPerson> = z.object(personFields);

const deskRequestFields = {
  /** Whose request it is. */
  member: namedPersonSchema,
  /** Who has it. Null while nobody has it. */
  assignee: z.nullable(namedPersonSchema),
  /** The tags of staff. */
  tags: z.array(z.string()),
  /** Until when it is put aside, ISO 8601 in UTC. Null where it is not. */
  snoozedUntil: z.nullable(dateTimeSchema),
  /** The day of what was arranged, `YYYY-MM-DD`. Null until it is confirmed. */
  confirmedOn: z.nullable(dateSchema),
  /** When the last line of the thread was added, ISO 8601 in UTC. */
  changedAt: dateTimeSchema,
};

/** A request as staff read it in a list. */
export interface DeskRequest
  extends OutputOf<typeof sharedRequestFields>, OutputOf<typeof deskRequestFields> {}
/** Parses a request as staff read it in a list. */
export const deskRequestSchema: NamedSchema<DeskRequest> = z.object({
  ...sharedRequestFields,
  ...deskRequestFields,
});

const queuedFields = {
  /** The last message between member and staff, or what the member added to the request. Null without any, absent from older servers. */
  lastMessage: z.optional(z.nullable(lastMessageSchema)),
  /** When and where it is: as it is booked, otherwise as the member asked for it. Absent from older servers. */
  occasion: z.optional(
    z.object({
      /** `YYYY-MM-DD`, the first day. Null where the request names none. */
      date: z.nullable(z.string()),
      /** `YYYY-MM-DD`, the last day. Null where it is the first. */
      endDate: z.nullable(z.string()),
      /** Where. Null where the request names no place. */
      place: z.nullable(z.string()),
    }),
  ),
};

/** A request in the queue as its reader finds it. */
export interface QueuedRequest
  extends DeskRequest, OutputOf<typeof readingFields>, OutputOf<typeof queuedFields> {}
const queuedRequestSchema: NamedSchema<QueuedRequest> = z.object({
  ...sharedRequestFields,
  ...deskRequestFields,
  ...readingFields,
  ...queuedFields,
});

const deskRequestPageFields = {
  /** In the order of the query. */
  requests: z.array(queuedRequestSchema),
  /** The `before` of the next page. Null on the last one. */
  next: z.nullable(z.string()),
};

/** A page of the queue. */
export interface DeskRequestPage extends OutputOf<typeof deskRequestPageFields> {}
/** Parses a page of the queue, of at most 25 requests. */
export const deskRequestPageSchema: NamedSchema<DeskRequestPage> = z.object(deskRequestPageFields);

const deskEntryFields = {
  /** The members of staff that a note mentions. */
  mentions: z.array(namedPersonSchema),
  /** The requests that a note mentions by their references. Absent from older servers. */
  references: z.optional(z.array(requestLinkSchema)),
};

/** One line of a thread, as staff read it. */
export interface DeskEntry
  extends OutputOf<typeof requestEntryFields>, OutputOf<typeof deskEntryFields> {}
/** Parses one line of a thread with the members of staff that it mentions. */
export const deskEntrySchema: NamedSchema<DeskEntry> = z.object({
  ...requestEntryFields,
  ...deskEntryFields,
});

const suggestedConfirmationFields = {
  /** `YYYY-MM-DD`. Null where the request names no day. */
  date: z.nullable(z.string()),
  /** `HH:MM`. Null where the request names none. */
  time: z.nullable(z.string()),
  /** `YYYY-MM-DD`, the last day. Null where it is the first. */
  endDate: z.nullable(z.string()),
  /** `HH:MM`, when it usually ends. Null without a time. */
  endTime: z.nullable(z.string()),
  /** For how many, in words. */
  party: z.nullable(z.string()),
  /** Where. */
  place: z.nullable(z.string()),
  /** The street and town of the place. */
  address: z.nullable(z.string()),
  /** The number that the house gave for an earlier confirmation. */
  confirmationNumber: z.nullable(z.string()),
};

/** What a confirmation begins with: what was confirmed before, otherwise what the member asked for. */
export interface SuggestedConfirmation extends OutputOf<typeof suggestedConfirmationFields> {}
/** Parses what a confirmation begins with. */
export const suggestedConfirmationSchema: NamedSchema<SuggestedConfirmation> = z.object(
  suggestedConfirmationFields,
);

const deskDetailFields = {
  /** The first line of somebody else that the caller has not seen. Null where there is none, absent from older servers. */
  firstUnseen: z.optional(z.nullable(idSchema)),
};

/** A request with its thread, as staff read it. */
export interface DeskRequestDetail
  extends
    DeskRequest,
    OutputOf<typeof sharedThreadFields>,
    OutputOf<typeof readingFields>,
    OutputOf<typeof deskDetailFields> {
  /** The newest 200 lines of the thread, the oldest of them first. */
  entries: DeskEntry[];
  /** What a confirmation begins with. Absent from older servers. */
  suggestedConfirmation?: SuggestedConfirmation | undefined;
}
/** Parses a request with the lines of its thread, notes among them. */
export const deskRequestDetailSchema: NamedSchema<DeskRequestDetail> = z.object({
  ...sharedRequestFields,
  ...deskRequestFields,
  ...sharedThreadFields,
  ...readingFields,
  ...deskDetailFields,
  entries: z.array(deskEntrySchema),
  suggestedConfirmation: z.optional(suggestedConfirmationSchema),
});

/** The views of the queue. All but `closed` and `snoozed` leave out what is put aside. */
export const deskViews = ['mine', 'unassigned', 'open', 'waiting', 'snoozed', 'closed'] as const;
/** A view of the queue. */
export type DeskView = (typeof deskViews)[number];

/** The orders of the queue: the last changed first, the first changed first, or the newest first. */
export const deskOrders = ['changed', 'waiting', 'created'] as const;
/** An order of the queue. */
export type DeskOrder = (typeof deskOrders)[number];

/** Parses a tag that is looked for, in any letter case. */
export const wantedTagSchema = /* @__PURE__ */ lineSchema.check(z.toLowerCase());

const deskQueryFields = {
  /** Which requests: `waiting` are those that wait for their member. */
  view: z._default(z.enum(deskViews), 'open'),
  /** `changed`: the last changed first; `waiting`: the first changed first; `created`: the newest first. */
  order: z._default(z.enum(deskOrders), 'changed'),
  /** Only those with this tag, in any letter case. */
  tag: z.optional(wantedTagSchema),
  /** The `next` of the page before. */
  before: z.optional(z.string().check(z.maxLength(200))),
};

/** Which page of the queue is returned. */
export interface DeskQuery
  extends OutputOf<typeof deskQueryFields>, OutputOf<typeof queueConditionFields> {}
/** Parses which page of the queue is returned. Without a view and an order it is the open ones, the last changed first. */
export const deskQuerySchema: NamedSchema<
  DeskQuery,
  InputOf<typeof deskQueryFields> & InputOf<typeof queueConditionFields>
> = z.object({ ...deskQueryFields, ...queueConditionFields });

const deskMessageFields = {
  /** What is written. May be empty where there are files. */
  text: textSchema,
  /** The files that go with it, uploaded before and not sent yet. */
  fileIds: fileIdsSchema,
  /** The last line of the thread that was seen. Null where it had none. */
  lastSeenEntry: z.nullable(idSchema),
};

/** A message of staff to the member. */
export interface DeskMessage extends OutputOf<typeof deskMessageFields> {}
/** Parses a message of staff to the member. */
export const deskMessageSchema: NamedSchema<DeskMessage> = z.object(deskMessageFields);

const deskNoteFields = {
  /** What staff alone read. */
  text: z.string().check(z.overwrite(typedLine), z.minLength(1), z.maxLength(5000)),
  /** The members of staff who are told of it. */
  mentions: z.optional(z.array(idSchema).check(z.maxLength(20))),
  /** The files that go with it, uploaded before and not sent yet. */
  fileIds: fileIdsSchema,
};

/** A note among staff. */
export interface DeskNote extends OutputOf<typeof deskNoteFields> {}
/** Parses a note of at most 5,000 characters, with at most 20 mentions. */
export const deskNoteSchema: NamedSchema<DeskNote> = z.object(deskNoteFields);

/** How many tags a request has at most. */
export const TAGS_LIMIT = 20;
/** Parses at most 20 tags of at most 40 characters each. They are in lower case afterwards. */
export const deskTagsSchema = /* @__PURE__ */ z
  .array(z.string().check(z.overwrite(typedLine), z.toLowerCase(), z.minLength(1), z.maxLength(40)))
  .check(z.maxLength(TAGS_LIMIT));

const tagChangeFields = {
  /** The tags that the request gets, in any letter case. */
  added: deskTagsSchema,
  /** The tags that it loses, in any letter case. */
  removed: deskTagsSchema,
};

/** How the tags of a request change. All others stay. */
export interface RequestTagChange extends OutputOf<typeof tagChangeFields> {}
/** Parses how the tags of a request change. */
export const requestTagChangeSchema: NamedSchema<RequestTagChange> = z.object(tagChangeFields);

const enteredRequestFields = {
  /** The member that it is for. */
  memberId: idSchema,
  /** What the member asked for. */
  request: requestPayloadSchema,
};

/** A request that staff enter for a member, as one by telephone. */
export interface EnteredRequest extends OutputOf<typeof enteredRequestFields> {}
/** Parses a request that staff enter for a member. */
export const enteredRequestSchema: NamedSchema<
  EnteredRequest,
  InputOf<typeof enteredRequestFields>
> = z.object(enteredRequestFields);

const searchFields = {
  /** A reference, a name, or words of a subject, a thread or a tag. */
  text: searchTextSchema,
  /** The `next` of the page before. */
  before: z.optional(z.string().check(z.maxLength(200))),
};

/** What is searched for at the desk. */
export interface DeskSearch extends OutputOf<typeof searchFields> {}
/** Parses what is searched for, of at least two characters. */
export const deskSearchSchema: NamedSchema<DeskSearch> = z.object(searchFields);
