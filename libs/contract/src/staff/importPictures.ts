import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';

/** How many pictures of other hosts one import fetches. Importing the file again fetches more. */
export const IMPORT_PICTURE_LIMIT = 2000;

const count = z.int().check(z.nonnegative());

const unfetchedPictureFields = {
  /** The file that names it. */
  file: z.string(),
  /** The line of the file where the row begins, from 1. */
  line: count,
  /** The name of the item. */
  title: z.string(),
  /** Where it was, without what may be secret in a URL. */
  url: z.string(),
  /** Why, in a sentence. */
  message: z.string(),
};

/** A picture that could not be fetched. */
export interface UnfetchedPicture extends OutputOf<typeof unfetchedPictureFields> {}

const importPicturesFields = {
  /** How many became the club's own. */
  fetched: count,
  /** How many are still to be fetched. */
  waiting: count,
  /** How many could not be fetched. */
  failed: count,
  /** The first of those. */
  failures: z.array(z.object(unfetchedPictureFields)),
};

/** The pictures of other hosts that an applied import fetches. */
export interface ImportPictures extends OutputOf<typeof importPicturesFields> {}
/** Parses how far the pictures of an import are. */
export const importPicturesSchema: NamedSchema<ImportPictures> = z.object(importPicturesFields);
