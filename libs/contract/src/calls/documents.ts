import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { documentPreviewSchema, documentSchema, documentUploadSchema } from '../documents.ts';
import { idParams, noData } from './sharedSchemas.ts';

export const listDocuments = {
  method: 'GET',
  path: '/api/profile/documents',
  access: { kind: 'member' },
  summary: "The member's documents.",
  data: z.array(documentSchema),
} as const satisfies Call;

export const uploadDocument = {
  method: 'POST',
  path: '/api/profile/documents',
  access: { kind: 'member' },
  summary: 'Stores a document.',
  body: documentUploadSchema,
  status: 201,
  data: documentSchema,
} as const satisfies Call;

export const deleteDocument = {
  method: 'DELETE',
  path: '/api/profile/documents/:id',
  access: { kind: 'member' },
  summary: 'Deletes a document.',
  params: idParams,
  data: noData,
} as const satisfies Call;

export const previewDocument = {
  method: 'GET',
  path: '/api/profile/documents/:id/preview',
  access: { kind: 'member' },
  summary: 'A document as a file or, when JSON is asked for, its signed address.',
  params: idParams,
  data: documentPreviewSchema,
  response: 'file or envelope',
} as const satisfies Call;
