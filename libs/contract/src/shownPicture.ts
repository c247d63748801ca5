import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from './namedSchema.ts';

const percent = z.int().check(z.minimum(0), z.maximum(100));

const shownPictureFields = {
  /** What it shows, for those who don't see it. Empty when nobody wrote it. */
  alternativeText: z.string(),
  /** What stays visible where it is cropped: percent from the left. */
  focusX: percent,
  /** Percent from the top. */
  focusY: percent,
};

/** How a picture that the club uploaded is shown. */
export interface ShownPicture extends OutputOf<typeof shownPictureFields> {}
/** Parses how a picture is shown: its alternative text, and the point that a crop keeps. */
export const shownPictureSchema: NamedSchema<ShownPicture> = z.object(shownPictureFields);

const contentPictureFields = {
  /** The picture's URL. */
  imageUrl: z.string(),
  /** How it is shown. Absent when the club did not upload it. */
  picture: z.optional(shownPictureSchema),
};

/** A further picture of something. */
export interface ContentPicture extends OutputOf<typeof contentPictureFields> {}
const contentPictureSchema: NamedSchema<ContentPicture> = z.object(contentPictureFields);

/** Parses the further pictures of something. Lists leave them out, and so do older servers. */
export const furtherPicturesSchema = /* @__PURE__ */ z.optional(z.array(contentPictureSchema));
