import * as z from 'zod/mini';
import { wholeNumber } from './primitives.ts';

const imageFormats = ['webp', 'avif', 'jpeg', 'png'] as const;

const pixels = z.optional(wholeNumber(1, 4096));

/** The query of the image proxy. Sizes are in CSS pixels, the quality is a percentage. */
export const imageQuerySchema = z.object({
  url: z.string().check(z.minLength(1), z.maxLength(2048)),
  format: z._default(z.enum(imageFormats), 'webp'),
  quality: z._default(wholeNumber(1, 100), 80),
  width: pixels,
  height: pixels,
  /** `preview`: cut to 1200 by 630 pixels for the preview of a link, whatever the width and height. */
  shape: z.optional(z.enum(['preview'])),
});
export type ImageQuery = z.output<typeof imageQuerySchema>;
