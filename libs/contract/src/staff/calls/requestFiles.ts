import type { Call } from '../../call.ts';
import { deleteRequestFile, getRequestFile, uploadRequestFile } from '../../calls/requestFiles.ts';

/** Stores a file for the next message or note of staff. It is removed after a day unless it is sent. */
export const uploadDeskFile = {
  ...uploadRequestFile,
  path: '/api/staff/requests/:id/files',
  access: { kind: 'staff', permission: 'desk.reply' },
  failure: 'The file was not uploaded.',
} as const satisfies Call;

/** Reads a file of a thread. */
export const getDeskFile = {
  ...getRequestFile,
  path: '/api/staff/requests/:id/files/:fileId',
  access: { kind: 'staff', permission: 'desk.read', apiKeys: true },
  failure: 'The file could not be opened.',
} as const satisfies Call;

/** Removes a file of the caller's own that was not sent yet. */
export const deleteDeskFile = {
  ...deleteRequestFile,
  path: '/api/staff/requests/:id/files/:fileId',
  access: { kind: 'staff', permission: 'desk.reply' },
  summary: 'Removes an own file that was not sent yet.',
  failure: 'The file was not removed.',
} as const satisfies Call;
