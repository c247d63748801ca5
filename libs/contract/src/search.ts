import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from './namedSchema.ts';
import { openChoice, idSchema } from './primitives.ts';
import { searchTextSchema } from './typedSchemas.ts';
import { shownPictureSchema } from './shownPicture.ts';

/** What members find, in the order of the groups. */
export const foundKinds = [
  'benefit',
  'event',
  'destination',
  'vendor',
  'gift_guide',
  'gift_product',
  'request',
] as const;
/** A kind of what members find. */
export type FoundKind = (typeof foundKinds)[number];

/** How many items a group of found items has at most. */
export const FOUND_LIMIT = 5;

const foundItemFields = {
  /** Opaque. For a vendor this is its slug, as its page needs it. */
  id: idSchema,
  /** Its name or title. */
  title: z.string(),
  /** What tells it from others, such as a city. Null for nothing. */
  detail: z.nullable(z.string()),
  /** A picture's URL, or null for none. */
  imageUrl: z.nullable(z.string()),
  /** How the picture is shown. Absent for one that staff did not upload. */
  picture: z.optional(shownPictureSchema),
};

/** Something that a member found. */
export interface FoundItem extends OutputOf<typeof foundItemFields> {}

const foundGroupFields = {
  /** What its items are. */
  kind: openChoice(foundKinds),
  /** The best matches first, at most {@link FOUND_LIMIT}. */
  items: z.array(z.object(foundItemFields)),
};

/** What a member found of one kind. */
export interface FoundGroup extends OutputOf<typeof foundGroupFields> {}

const searchResultFields = {
  /** The groups that have items. */
  groups: z.array(z.object(foundGroupFields)),
  /** Whether nothing has the words themselves, and the items only resemble them. */
  isApproximate: z.boolean(),
};

/** What a member found. */
export interface SearchResult extends OutputOf<typeof searchResultFields> {}
/** Parses what a member found, grouped by kind. */
export const searchResultSchema: NamedSchema<
  SearchResult,
  InputOf<typeof searchResultFields>
> = z.object(searchResultFields);

/** Parses what is searched for. */
export const searchQuerySchema = z.object({
  /** Words or parts of words, in any letter case and without accents. */
  text: searchTextSchema,
});
