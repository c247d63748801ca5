import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { requestFileUploadSchema } from '../memberRequests.ts';
import { idSchema } from '../primitives.ts';
import { requestFileSchema } from '../requestThreads.ts';
import { idParams, noData } from './sharedSchemas.ts';

const fileParams = z.object({ id: idSchema, fileId: idSchema });

/** Stores a file for the next message. It is removed after a day unless it is sent. */
export const uploadRequestFile = {
  method: 'POST',
  path: '/api/requests/:id/files',
  access: { kind: 'member', viewable: false },
  summary:
    'Stores a file for the next message; at most 20 in a request. It is removed after a day unless it is sent.',
  failure: 'Failed to upload file.',
  params: idParams,
  body: requestFileUploadSchema,
  status: 201,
  data: requestFileSchema,
} as const satisfies Call;

/** Reads a file of a thread. */
export const getRequestFile = {
  method: 'GET',
  path: '/api/requests/:id/files/:fileId',
  access: { kind: 'member', viewable: false },
  summary: 'A file of a thread.',
  failure: 'Failed to open file. Please try again.',
  params: fileParams,
  data: noData,
  response: 'file',
} as const satisfies Call;

/** Removes a file of the member's own that was not sent yet. */
export const deleteRequestFile = {
  method: 'DELETE',
  path: '/api/requests/:id/files/:fileId',
  access: { kind: 'member', viewable: false },
  summary: "Removes a file of the member's own that was not sent yet.",
  failure: 'Failed to remove file',
  params: fileParams,
  data: noData,
} as const satisfies Call;
