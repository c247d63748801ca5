import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from './namedSchema.ts';
import { wholeNumber } from './typedSchemas.ts';

const imageFormats = ['webp', 'avif', 'jpeg', 'png'] as const;

const pixels = z.optional(wholeNumber(1, 4096));

const imageQueryFields = {
  /** The picture: a path of this club or another site's URL. */
  url: z.string().check(z.minLength(1), z.maxLength(2048)),
  /** The format of the response. */
  format: z._default(z.enum(imageFormats), 'webp'),
  /** Percent. */
  quality: z._default(wholeNumber(1, 100), 80),
  /** CSS pixels, rounded up to one of the rendered widths. */
  width: pixels,
  /** CSS pixels. */
  height: pixels,
  /** `preview`: cut to 1200 by 630 pixels for the preview of a link, whatever the width and height. */
  shape: z.optional(z.enum(['preview'])),
};

/** The query of the image proxy. */
export interface ImageQuery extends OutputOf<typeof imageQueryFields> {}
/** Parses the query of the image proxy. Without a format and a quality it is WebP at 80 percent. */
export const imageQuerySchema: NamedSchema<ImageQuery, InputOf<typeof imageQueryFields>> = z.object(
  imageQueryFields,
);
