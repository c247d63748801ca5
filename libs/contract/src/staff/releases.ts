import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema, idSchema } from '../primitives.ts';
import { lineSchema } from '../typedSchemas.ts';
import { CONTENT_BULK_LIMIT } from './content.ts';
import { contentKinds } from './contentKinds.ts';
import { typedLine } from '../typedText.ts';

/** How many drafts a release has at most. */
export const RELEASE_DRAFTS_LIMIT = CONTENT_BULK_LIMIT;
/** How many releases wait at most. */
export const RELEASES_LIMIT = 100;

const itemKeyFields = {
  /** The kind of content. */
  kind: z.enum(contentKinds),
  /** Opaque. */
  id: idSchema,
};

/** The kind and id of an item. */
export interface ContentKey extends OutputOf<typeof itemKeyFields> {}

const releaseFields = {
  /** Opaque. */
  id: idSchema,
  /** What staff call it, such as Autumn season. */
  title: z.string(),
  /** Rises with each change of its title or time. */
  version: z.int(),
  /** How many drafts are in it, or how many items were published with it. */
  itemCount: z.int(),
  /** When it goes live by itself, ISO 8601 in UTC. Null for by hand. */
  publishAt: z.nullable(dateTimeSchema),
  /** When it was published. Null while it waits. */
  publishedAt: z.nullable(dateTimeSchema),
  /** When it was taken back as a whole. Null unless it was. */
  revertedAt: z.nullable(dateTimeSchema),
  /** Why it could not go live at its time. Null where nothing went wrong. */
  issue: z.nullable(z.string()),
};

/** Drafts that are published together or not at all. */
export interface Release extends OutputOf<typeof releaseFields> {}
/** Parses the releases: those that wait, the newest first, and then the last that were published. */
export const releasesSchema = z.array(z.object(releaseFields));

const releaseIssueFields = {
  ...itemKeyFields,
  /** What the item is called. */
  title: z.string(),
  /** The path of the field, such as `sections.0.name`. Null for the item as a whole. */
  field: z.nullable(z.string()),
  /** What is wrong, in a sentence. */
  message: z.string(),
};

/** What keeps a release from being published. */
export interface ReleaseIssue extends OutputOf<typeof releaseIssueFields> {}

const releaseDraftFields = {
  ...itemKeyFields,
  /** What the draft is called. */
  title: z.string(),
  /** The version of the draft. */
  version: z.int(),
  /** Whether it was never published. */
  isNew: z.boolean(),
  /** How many are told of its publication: who is registered for an event of another time or place. */
  told: z.int(),
  /** Who saved it last. */
  updatedBy: z.string(),
  /** When it was saved last. */
  updatedAt: dateTimeSchema,
};

/** A draft in a release. */
export interface ReleaseDraft extends OutputOf<typeof releaseDraftFields> {}

const releasedItemFields = {
  ...itemKeyFields,
  /** What it was called then. */
  title: z.string(),
  /** The version that the release published. */
  version: z.int(),
  /** Whether it was changed since, which keeps the release from being taken back. */
  isChanged: z.boolean(),
  /** How many are told where it is taken back: who is registered for an event that moves back or is hidden. */
  told: z.int(),
};

/** An item that a release published. */
export interface ReleasedItem extends OutputOf<typeof releasedItemFields> {}

const releaseDetailFields = {
  ...releaseFields,
  /** Its drafts, in the order of their publication. Empty once it is published. */
  drafts: z.array(z.object(releaseDraftFields)),
  /** What keeps it from being published. Empty where nothing does. */
  issues: z.array(z.object(releaseIssueFields)),
  /** What it published. Empty while it waits. */
  published: z.array(z.object(releasedItemFields)),
};

/** A release with its drafts and with what keeps it from being published. */
export interface ReleaseDetail extends OutputOf<typeof releaseDetailFields> {}
/** Parses a release with its drafts and with what keeps it from being published. */
export const releaseDetailSchema: NamedSchema<ReleaseDetail> = z.object(releaseDetailFields);

/** Parses a release to add. */
export const newReleaseSchema = z.object({
  /** What staff call it. */
  title: lineSchema,
});

/** Parses another title of a release, with the version that was seen. */
export const releaseTitleSchema = z.object({
  /** What staff call it. */
  title: lineSchema,
  /** The version that was seen. */
  version: z.int(),
});

/** Parses the drafts to add to a release. */
export const draftsToAddSchema = z.object({
  /** The items whose drafts are added. */
  items: z.array(z.object(itemKeyFields)).check(z.minLength(1), z.maxLength(RELEASE_DRAFTS_LIMIT)),
});

/** Parses the release that a draft is put into. Null takes it out. */
export const releaseChoiceSchema = z.object({ releaseId: z.nullable(idSchema) });

/** Parses when a release goes live, with the version that was seen. Null takes the schedule back. */
export const releaseScheduleSchema = z.object({
  /** The version that was seen. */
  version: z.int(),
  /** When it goes live. Null takes the schedule back. */
  publishAt: z.nullable(dateTimeSchema),
});

const itemWordsSchema = z
  .array(
    z.object({
      ...itemKeyFields,
      text: z.string().check(z.overwrite(typedLine), z.minLength(1), z.maxLength(1000)),
    }),
  )
  .check(z.maxLength(RELEASE_DRAFTS_LIMIT));

const releasePublicationFields = {
  /** The version of the release that was seen. */
  version: z.int(),
  /** The drafts that were seen. Another set of drafts, and another version of one, are refused. */
  drafts: z
    .array(z.object({ ...itemKeyFields, version: z.int() }))
    .check(z.maxLength(RELEASE_DRAFTS_LIMIT)),
  /** What those who are registered for an event are told besides the change. */
  words: itemWordsSchema,
};

/** A wish to publish a release. */
export interface ReleasePublication extends OutputOf<typeof releasePublicationFields> {}
/** Parses a wish to publish a release. */
export const releasePublicationSchema: NamedSchema<ReleasePublication> =
  z.object(releasePublicationFields);

const releaseReversionFields = {
  /** The version of the release that was seen. */
  version: z.int(),
  /** What those who are registered for an event are told besides the change. */
  words: itemWordsSchema,
};

/** A wish to take a published release back. */
export interface ReleaseReversion extends OutputOf<typeof releaseReversionFields> {}
/** Parses a wish to take a published release back. */
export const releaseReversionSchema: NamedSchema<ReleaseReversion> =
  z.object(releaseReversionFields);
