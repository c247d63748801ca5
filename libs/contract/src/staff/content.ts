import * as z from 'zod/mini';
import { COUNT_LIMIT, LINE_LIMIT } from '../limits.ts';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema, idSchema, openChoice } from '../primitives.ts';
import { countSchema } from '../typedSchemas.ts';
import { shownPictureSchema } from '../shownPicture.ts';
import { contentKinds, contentSources } from './contentKinds.ts';
import { typedLine } from '../typedText.ts';

/** How many items a page of a content list has at most. */
export const CONTENT_PAGE = 50;
/** How many items one bulk change takes at most. */
export const CONTENT_BULK_LIMIT = 100;

/**
 * The states that a content list shows: `published` items that members see, items with a `draft`, drafts that are
 * `scheduled`, and `hidden` items. `all` shows every item.
 */
export const contentStates = ['all', 'published', 'draft', 'scheduled', 'hidden'] as const;
/** A state that a content list shows. */
export type ContentState = (typeof contentStates)[number];

const version = z.int().check(z.nonnegative());
const personSchema = z.object({ id: idSchema, name: z.string() });

const contentItemFields = {
  /** Opaque. */
  id: idSchema,
  /** Its name or title: the draft's, where it has one. */
  title: z.string(),
  /** What tells it from others of its name, such as a city or a day. Null for nothing. */
  detail: z.nullable(z.string()),
  /** A picture's URL, or null for none. */
  imageUrl: z.nullable(z.string()),
  /** How the picture is shown. Absent for one that staff did not upload. */
  picture: z.optional(shownPictureSchema),
  /** The published version. 0 for one that was never published. */
  version,
  /** Whether it was published and is hidden from members. */
  isHidden: z.boolean(),
  /** Whether it has a draft that is not published. */
  hasDraft: z.boolean(),
  /** When its draft goes live by itself, ISO 8601 in UTC. Null for by hand. */
  publishAt: z.nullable(dateTimeSchema),
  /** Why its draft could not be published at its time. Null where nothing went wrong. */
  issue: z.nullable(z.string()),
  /** The title of the release that its draft is in. Absent for none. */
  releaseTitle: z.optional(z.string()),
  /** When it is hidden by itself, ISO 8601 in UTC. Absent for by hand. */
  hideAt: z.optional(dateTimeSchema),
};

/** One row of a content list. */
export interface ContentItem extends OutputOf<typeof contentItemFields> {}
/** Parses one row of a content list. */
export const contentItemSchema: NamedSchema<ContentItem> = z.object(contentItemFields);

const contentPageFields = {
  /** In the order of the list. */
  items: z.array(contentItemSchema),
  /** How many match in all. */
  totalCount: z.int(),
};

/** A page of a content list. */
export interface ContentPage extends OutputOf<typeof contentPageFields> {}
/** Parses a page of a content list. */
export const contentPageSchema: NamedSchema<ContentPage> = z.object(contentPageFields);

/** What a content list shows. */
export const contentQuerySchema = z.object({
  /** The state of the items. */
  state: z.optional(z.enum(contentStates)),
  /** Parts of words of the name. */
  text: z.optional(z.string().check(z.maxLength(LINE_LIMIT))),
  /** The page, from 1. */
  page: z.optional(countSchema),
  /** At most this many. */
  limit: z.optional(countSchema),
});

const publishedContentFields = {
  /** Rises with each publication. */
  version,
  /** The document, by the fields of its kind. */
  body: z.record(z.string(), z.unknown()),
  /** Since when members don't see it. Null while they do. */
  hiddenAt: z.nullable(dateTimeSchema),
};

/** What members see of an item. */
export interface PublishedContent extends OutputOf<typeof publishedContentFields> {}

const draftReleaseFields = {
  /** Opaque. */
  id: idSchema,
  /** What staff call it. */
  title: z.string(),
  /** When it goes live by itself. Null for by hand. */
  publishAt: z.nullable(dateTimeSchema),
};

/** The release that a draft is in. */
export interface DraftRelease extends OutputOf<typeof draftReleaseFields> {}

const scheduledHidingFields = {
  /** When it is hidden by itself. */
  hideAt: dateTimeSchema,
  /** What those who are registered are told then. Null for no words. */
  wordsToHolders: z.nullable(z.string()),
};

/** When an item is hidden by itself. */
export interface ScheduledHiding extends OutputOf<typeof scheduledHidingFields> {}

const storedDraftFields = {
  /** Rises with each save. */
  version,
  /** The published version that it began with. 0 for a new item. */
  baseVersion: version,
  /** The document, which may be incomplete. */
  body: z.record(z.string(), z.unknown()),
  /** When it goes live by itself. Null for by hand. */
  publishAt: z.nullable(dateTimeSchema),
  /** Why it could not be published at its time. Null where nothing went wrong. */
  issue: z.nullable(z.string()),
  /** The release that it is published with. Null for none. */
  release: z.nullable(z.object(draftReleaseFields)),
  /** Who saved it last. */
  updatedBy: personSchema,
  /** When it was saved last. */
  updatedAt: dateTimeSchema,
};

/** What staff have written of an item and not published. */
export interface StoredDraft extends OutputOf<typeof storedDraftFields> {}

const contentDetailFields = {
  /** Opaque. */
  id: idSchema,
  /** The kind of content. */
  kind: openChoice(contentKinds),
  /** Null for an item that was never published. */
  published: z.nullable(z.object(publishedContentFields)),
  /** Null where nothing waits. */
  draft: z.nullable(z.object(storedDraftFields)),
  /** The names of the items and members that the bodies refer to, by their ids. */
  names: z.record(z.string(), z.string()),
  /** Earlier slugs that still lead to it, and the present one first. Empty for kinds without slugs. */
  slugs: z.array(z.string()),
  /** How many members are registered for it, or have a valid code of it. */
  holders: z.int(),
  /** When it is hidden by itself. Null for by hand. */
  hiding: z.nullable(z.object(scheduledHidingFields)),
};

/** An item as staff edit it. */
export interface ContentDetail extends OutputOf<typeof contentDetailFields> {}
/** An item as staff edit it, as the server sends it. */
export interface SentContentDetail extends InputOf<typeof contentDetailFields> {}
/** Parses an item as staff edit it. */
export const contentDetailSchema: NamedSchema<ContentDetail, SentContentDetail> =
  z.object(contentDetailFields);

const draftToSaveFields = {
  /** The whole document. It may be incomplete. */
  body: z.record(z.string(), z.unknown()),
  /** The published version that it began with. 0 for a new item. */
  baseVersion: version,
  /** The version of the draft that was seen. 0 where there was none. */
  version,
};

/** A draft to save, with what was seen before. */
export interface DraftToSave extends OutputOf<typeof draftToSaveFields> {}
/** Parses a draft to save. */
export const draftToSaveSchema: NamedSchema<DraftToSave> = z.object(draftToSaveFields);

/** Who is told of a change, in words. Null for a plain change. */
export const wordsToHolders = z.nullable(
  z.string().check(z.overwrite(typedLine), z.minLength(1), z.maxLength(1000)),
);

const publicationFields = {
  /** The version of the draft that was seen. */
  version,
  /** What those who are registered are told besides the change. Null for no words. */
  wordsToHolders,
  /** Whether it is published alone and leaves its release. Without it a draft in a release is refused. */
  leavesRelease: z.optional(z.boolean()),
};

/** A wish to publish a draft. */
export interface Publication extends OutputOf<typeof publicationFields> {}
/** Parses a wish to publish a draft. */
export const publicationSchema: NamedSchema<Publication> = z.object(publicationFields);

const scheduleFields = {
  /** The version of the draft that was seen. */
  version,
  /** When it goes live. Null takes the schedule back. */
  publishAt: z.nullable(dateTimeSchema),
};

/** When a draft goes live. */
export interface Schedule extends OutputOf<typeof scheduleFields> {}
/** Parses when a draft goes live. */
export const scheduleSchema: NamedSchema<Schedule> = z.object(scheduleFields);

/** Parses a wish to hide or show an item, with the published version that was seen. */
export const hidingSchema = z.object({ version, isHidden: z.boolean(), wordsToHolders });

const hidingTimeFields = {
  /** The published version that was seen. 0 for an item that was never published. */
  version,
  /** When it is hidden by itself. Null takes that back. */
  hideAt: z.nullable(dateTimeSchema),
  /** What those who are registered are told then. Null for no words. */
  wordsToHolders,
};

/** When an item is to be hidden by itself. */
export interface HidingTime extends OutputOf<typeof hidingTimeFields> {}
/** Parses when an item is to be hidden by itself. */
export const hidingTimeSchema: NamedSchema<HidingTime> = z.object(hidingTimeFields);

/** Parses a wish to revert an item: the number to go back to, and the published version that was seen. */
export const revertSchema = z.object({ number: version, version });

/** Parses the ids of all items of a kind in their new order, with those that were seen. */
export const contentOrderSchema = z.object({
  /** Every item, in the new order. */
  ids: z.array(idSchema).check(z.maxLength(COUNT_LIMIT)),
});

/** Parses a change of many items at once. */
export const bulkChangeSchema = z.object({
  action: z.enum(['publish', 'hide', 'show']),
  ids: z.array(idSchema).check(z.minLength(1), z.maxLength(CONTENT_BULK_LIMIT)),
});

const bulkResultFields = {
  /** The ids of what was changed. */
  done: z.array(idSchema),
  /** What was not, with the reason. */
  refused: z.array(z.object({ id: idSchema, title: z.string(), message: z.string() })),
};

/** What became of a change of many items. */
export interface BulkResult extends OutputOf<typeof bulkResultFields> {}
/** Parses what became of a change of many items. */
export const bulkResultSchema: NamedSchema<BulkResult> = z.object(bulkResultFields);

const contentVersionFields = {
  /** From 1, in the order of publication. */
  number: version,
  /** How it came about. */
  source: openChoice(contentSources),
  /** What happened besides, such as a revert. Null for a plain publication. */
  note: z.nullable(z.string()),
  /** Null for the server itself. */
  publishedBy: z.nullable(personSchema),
  /** When it was published. */
  publishedAt: dateTimeSchema,
};

/** One published state of an item. */
export interface ContentVersion extends OutputOf<typeof contentVersionFields> {}
/** One published state of an item, as the server sends it. */
export interface SentContentVersion extends InputOf<typeof contentVersionFields> {}
/** Parses the published states of an item, the newest first. */
export const contentVersionsSchema = z.array(z.object(contentVersionFields));

/** Parses one published state with its document. */
export const contentVersionDetailSchema = z.object({
  ...contentVersionFields,
  body: z.record(z.string(), z.unknown()),
});

/** Parses where a preview opens. */
export const contentPreviewSchema = z.object({
  /**
   * The page of the member app as a visitor sees it, with a token that is valid for fifteen minutes. A path where the desk
   * is on its host.
   */
  path: z.string(),
  /** The same page as a member sees it, with nothing of any member. */
  memberPath: z.string(),
});

/** Parses values that earlier items have in a field, the most frequent first. */
export const suggestedValuesSchema = z.array(z.string());

/** Parses items to choose from, or names of chosen ones. */
export const contentChoicesSchema = z.array(
  z.object({ id: idSchema, title: z.string(), detail: z.nullable(z.string()) }),
);
