import type { Call } from '../../call.ts';
import { deleteRequestFile, getRequestFile, uploadRequestFile } from '../../calls/requestFiles.ts';

export const uploadDeskFile = {
  ...uploadRequestFile,
  path: '/api/staff/requests/:id/files',
  access: { kind: 'staff', permission: 'desk.reply' },
} as const satisfies Call;

export const getDeskFile = {
  ...getRequestFile,
  path: '/api/staff/requests/:id/files/:fileId',
  access: { kind: 'staff', permission: 'desk.read' },
} as const satisfies Call;

export const deleteDeskFile = {
  ...deleteRequestFile,
  path: '/api/staff/requests/:id/files/:fileId',
  access: { kind: 'staff', permission: 'desk.reply' },
  summary: 'Removes an own file that was not sent yet.',
} as const satisfies Call;
