import * as z from 'zod/mini';
import { documentExtensions } from './options.ts';
import { dateTimeSchema, idSchema, lineSchema, openChoice, textSchema } from './primitives.ts';

/** Maximum size of a document, in bytes. */
export const DOCUMENT_SIZE_LIMIT = 10 * 1024 * 1024;

/** A stored document. License and passport numbers in the description are masked. */
export const documentSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  /** Bytes. */
  size: z.int().check(z.nonnegative()),
  extension: openChoice(documentExtensions),
  createdAt: dateTimeSchema,
});
export type Document = z.output<typeof documentSchema>;

/** A new document. The description holds the details that its type requires. */
export const documentUploadSchema = z.object({
  /** A data URL, `data:TYPE;base64,...`. */
  file: z.string().check(z.regex(/^data:/)),
  title: lineSchema,
  description: textSchema,
});

/** A signed URL of the file, valid for 60 seconds. */
export const documentPreviewSchema = z.object({ url: z.string() });
