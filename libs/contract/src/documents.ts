import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from './namedSchema.ts';
import { storedExtensions } from './options.ts';
import { dateTimeSchema, idSchema, openChoice } from './primitives.ts';
import { lineSchema, textSchema } from './typedSchemas.ts';

const documentFields = {
  /** Opaque. */
  id: idSchema,
  /** The title that the member gave it. */
  title: z.string(),
  /** Its details in words. License and passport numbers are masked. */
  description: z.string(),
  /** Bytes. */
  size: z.int().check(z.nonnegative()),
  /** The kind of file. */
  extension: openChoice(storedExtensions),
  /** Whether it opens with a password, or was encrypted against changes. Absent for no. */
  isEncrypted: z.optional(z.boolean()),
  /** When it was stored, ISO 8601 in UTC. */
  createdAt: dateTimeSchema,
};

/** A stored document. */
export interface Document extends OutputOf<typeof documentFields> {}
/** A stored document as the server sends it, with a known extension. */
export interface SentDocument extends InputOf<typeof documentFields> {}
/** Parses a stored document, with an extension that a newer server may have added. */
export const documentSchema: NamedSchema<Document, SentDocument> = z.object(documentFields);

const documentUploadFields = {
  /** A data URL, `data:TYPE;base64,...`. */
  file: z.string().check(z.regex(/^data:/)),
  /** One line. */
  title: lineSchema,
  /** The details that the document's type requires, in words. */
  description: textSchema,
};

/** A new document. */
export interface DocumentUpload extends OutputOf<typeof documentUploadFields> {}
/** Parses a new document. The file is a data URL, whose size and content the server checks while it arrives. */
export const documentUploadSchema: NamedSchema<DocumentUpload> = z.object(documentUploadFields);

const signedDocumentUrlFields = {
  /** A signed URL of the file, valid for 60 seconds. */
  url: z.string(),
};

/** Where the file of a document can be read. */
export interface SignedDocumentUrl extends OutputOf<typeof signedDocumentUrlFields> {}
/** Parses the signed URL of a file. It needs no tokens and works for 60 seconds. */
export const documentPreviewSchema: NamedSchema<SignedDocumentUrl> =
  z.object(signedDocumentUrlFields);
