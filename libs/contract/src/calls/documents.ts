import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { documentPreviewSchema, documentSchema, documentUploadSchema } from '../documents.ts';
import { idParams, noData } from './sharedSchemas.ts';

/** Lists the member's documents, the newest first. License and passport numbers in them are masked. */
export const listDocuments = {
  method: 'GET',
  path: '/api/profile/documents',
  access: { kind: 'member', viewable: false },
  summary: "The member's documents.",
  failure: 'Failed to fetch documents',
  data: z.array(documentSchema),
} as const satisfies Call;

/** Stores a document of at most 10 MB, sent as a data URL. A member has at most 100. */
export const uploadDocument = {
  method: 'POST',
  path: '/api/profile/documents',
  access: { kind: 'member', viewable: false },
  summary: 'Stores a document.',
  failure: 'Failed to upload document.',
  body: documentUploadSchema,
  status: 201,
  data: documentSchema,
} as const satisfies Call;

/** Deletes a document of the member with its file. Another member's document and an unknown one are a 404. */
export const deleteDocument = {
  method: 'DELETE',
  path: '/api/profile/documents/:id',
  access: { kind: 'member', viewable: false },
  summary: 'Deletes a document.',
  failure: 'Failed to delete document',
  params: idParams,
  data: noData,
} as const satisfies Call;

/** Reads the file of a document. A caller that accepts JSON gets a signed URL instead. */
export const previewDocument = {
  method: 'GET',
  path: '/api/profile/documents/:id/preview',
  access: { kind: 'member', viewable: false },
  summary: 'A document as a file or, when JSON is asked for, its signed address.',
  failure: 'Failed to preview document. Please try again.',
  params: idParams,
  data: documentPreviewSchema,
  response: 'file or envelope',
} as const satisfies Call;
