import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { ALTERNATIVE_TEXT_LIMIT } from '../limits.ts';
import { dateTimeSchema, idSchema, openChoice } from '../primitives.ts';
import { lineSchema } from '../typedSchemas.ts';
import { contentKinds } from './contentKinds.ts';
import { typedLine } from '../typedText.ts';

/** Maximum size of a picture that is uploaded, in bytes. */
export const PICTURE_SIZE_LIMIT = 20 * 1024 * 1024;
/** The number of pictures in a page of their list. */
export const PICTURE_PAGE_SIZE = 60;

const PICTURE_PATH = '/pictures/uploads/';

/** Returns the URL of a picture that content stores. It stays the same when the picture is replaced. */
export function pictureUrlOf(id: string): string {
  return `${PICTURE_PATH}${id}`;
}

/** Returns the id of the uploaded picture that a URL names, also one of its files. Null for any other URL. */
export function pictureIdOf(url: string | null): string | null {
  const pattern = /^\/pictures\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-|$)/;
  return pattern.exec(url ?? '')?.[1] ?? null;
}

const percent = z.int().check(z.minimum(0), z.maximum(100));

const alternativeTextSchema = z.nullable(
  z.string().check(z.overwrite(typedLine), z.minLength(1), z.maxLength(ALTERNATIVE_TEXT_LIMIT)),
);

const uploadedPictureFields = {
  /** Opaque. */
  id: idSchema,
  /** What content stores as its `imageUrl`. It stays the same when the picture is replaced. */
  url: z.string(),
  /** The URL of the present file. It changes when the picture is replaced. */
  fileUrl: z.string(),
  /** The name that it was uploaded with. */
  name: z.string(),
  /** What it shows, for those who don't see it. Null until somebody wrote it. */
  alternativeText: z.nullable(z.string()),
  /** What stays visible where it is cropped: percent from the left. */
  focusX: percent,
  /** Percent from the top. */
  focusY: percent,
  /** Pixels. */
  width: z.int(),
  /** Pixels. */
  height: z.int(),
  /** Bytes. */
  size: z.int(),
  /** Rises with each change. */
  version: z.int(),
  /** When it was uploaded, ISO 8601 in UTC. */
  uploadedAt: dateTimeSchema,
};

/** A picture that staff uploaded. */
export interface UploadedPicture extends OutputOf<typeof uploadedPictureFields> {}
/** Parses a picture that staff uploaded. */
export const uploadedPictureSchema: NamedSchema<UploadedPicture> = z.object(uploadedPictureFields);

const uploadedPicturePageFields = {
  /** The last uploaded first. */
  pictures: z.array(uploadedPictureSchema),
  /** The `before` of the next page. Null on the last one. */
  next: z.nullable(z.string()),
};

/** A page of the pictures. */
export interface UploadedPicturePage extends OutputOf<typeof uploadedPicturePageFields> {}
/** Parses a page of the pictures, of at most 60. */
export const uploadedPicturePageSchema: NamedSchema<UploadedPicturePage> =
  z.object(uploadedPicturePageFields);

const uploadedPictureQueryFields = {
  /** Only those with this in their name or alternative text, in any letter case and without accents. */
  search: z.optional(lineSchema),
  /** `without_text`: only those without an alternative text. */
  filter: z.optional(z.enum(['without_text'])),
  /** The `next` of the page before. */
  before: z.optional(z.string().check(z.maxLength(200))),
};

/** Which pictures are listed. */
export interface UploadedPictureQuery extends OutputOf<typeof uploadedPictureQueryFields> {}
/** Parses which pictures are listed. */
export const uploadedPictureQuerySchema: NamedSchema<UploadedPictureQuery> = z.object(
  uploadedPictureQueryFields,
);

const pictureUseFields = {
  /** The kind of content. A gift guide also counts for its products. */
  kind: openChoice(contentKinds),
  /** The id of the content. */
  itemId: idSchema,
  /** Its name in lists. */
  title: z.string(),
  /** Whether only a draft of it uses the picture. */
  isDraft: z.boolean(),
};

/** What shows a picture. */
export interface PictureUse extends OutputOf<typeof pictureUseFields> {}
/** What shows a picture, of a kind that the server knows. */
export interface SentPictureUse extends InputOf<typeof pictureUseFields> {}
const pictureUseSchema: NamedSchema<PictureUse, SentPictureUse> = z.object(pictureUseFields);

const uploadedPictureDetailFields = {
  /** The picture itself. */
  picture: uploadedPictureSchema,
  /** What shows it, published content first. At most 100. */
  uses: z.array(pictureUseSchema),
};

/** A picture with what shows it. */
export interface UploadedPictureDetail extends OutputOf<typeof uploadedPictureDetailFields> {}
/** A picture with what shows it, as the server sends it. */
export interface SentUploadedPictureDetail extends InputOf<typeof uploadedPictureDetailFields> {}
/** Parses a picture with what shows it. */
export const uploadedPictureDetailSchema: NamedSchema<
  UploadedPictureDetail,
  SentUploadedPictureDetail
> = z.object(uploadedPictureDetailFields);

const fileSchema = z.string().check(z.regex(/^data:/));

const pictureUploadFields = {
  /** A data URL, `data:TYPE;base64,...`. */
  file: fileSchema,
  /** The name of the file. */
  name: lineSchema,
  /** What it shows. Absent or null until somebody writes it. */
  alternativeText: z.optional(alternativeTextSchema),
};

/** A new picture. */
export interface PictureUpload extends OutputOf<typeof pictureUploadFields> {}
/** Parses a new picture. The file is a data URL, whose size and content the server checks while it arrives. */
export const pictureUploadSchema: NamedSchema<PictureUpload> = z.object(pictureUploadFields);

const pictureReplacementFields = {
  /** A data URL, `data:TYPE;base64,...`. */
  file: fileSchema,
  /** The name of the file. */
  name: lineSchema,
  /** The version that was seen. */
  version: z.int(),
};

/** Another file in place of a picture's. */
export interface PictureReplacement extends OutputOf<typeof pictureReplacementFields> {}
/** Parses another file in place of a picture's. */
export const pictureReplacementSchema: NamedSchema<PictureReplacement> =
  z.object(pictureReplacementFields);

const pictureChangeFields = {
  /** What it shows, for those who don't see it. Null for not yet. */
  alternativeText: alternativeTextSchema,
  /** What stays visible where it is cropped: percent from the left. */
  focusX: percent,
  /** Percent from the top. */
  focusY: percent,
  /** The version that was seen. */
  version: z.int(),
};

/** What is said of a picture. */
export interface PictureChange extends OutputOf<typeof pictureChangeFields> {}
/** Parses what is said of a picture. */
export const pictureChangeSchema: NamedSchema<PictureChange> = z.object(pictureChangeFields);
