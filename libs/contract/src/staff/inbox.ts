import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema, idSchema, openChoice } from '../primitives.ts';
import { requestLinkSchema } from '../requestThreads.ts';

/** Why something is in an inbox. */
export const inboxKinds = ['mentioned', 'assigned', 'handed_over', 'taken', 'answered'] as const;
/** `handed_over`: a colleague gave what they had, with words; `taken`: a colleague took what one had; `answered`: the member wrote in what one has or watches. */
export type InboxKind = (typeof inboxKinds)[number];

const inboxItemFields = {
  /** The line of the thread that it is about. */
  entryId: idSchema,
  /** Why it is here. */
  kind: openChoice(inboxKinds),
  /** Whether the reader has not seen the line. */
  isUnseen: z.boolean(),
  /** The first name of who did it. Null for the server. */
  by: z.nullable(z.string()),
  /** The first 120 letters of the line. Empty where it has none. */
  snippet: z.string(),
  /** The request of the line. */
  request: requestLinkSchema,
  /** The name of its member. */
  memberName: z.string(),
  /** ISO 8601 in UTC. */
  at: dateTimeSchema,
};

/** Something that one of the staff is told. */
export interface InboxItem extends OutputOf<typeof inboxItemFields> {}
const inboxItemSchema: NamedSchema<InboxItem> = z.object(inboxItemFields);

const inboxPageFields = {
  /** The newest first. */
  items: z.array(inboxItemSchema),
  /** The `before` of the next page. Null on the last one. */
  next: z.nullable(z.string()),
};

/** A page of one's own inbox. */
export interface InboxPage extends OutputOf<typeof inboxPageFields> {}
/** Parses a page of one's own inbox, of at most 50. */
export const inboxPageSchema: NamedSchema<InboxPage> = z.object(inboxPageFields);

/** Parses which page of the inbox is returned. */
export const inboxQuerySchema = /* @__PURE__ */ z.object({
  before: z.optional(z.string().check(z.maxLength(200))),
});

/** Parses the lines that were seen in the inbox, at most 200. */
export const inboxSeenSchema = /* @__PURE__ */ z.object({
  entryIds: z.array(idSchema).check(z.minLength(1), z.maxLength(200)),
});
