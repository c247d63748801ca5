import type { FileCalls } from '@parlour/app/files';
import { type Client, send, uploadFile } from '@parlour/client';
import { deleteDeskFile, uploadDeskFile } from '@parlour/contract/staff';

/** Returns the calls that store and remove the files of a request at the desk. */
export function fileCallsOf(client: Client, requestId: string): FileCalls {
  return {
    upload: (body, options) =>
      uploadFile(client, uploadDeskFile, { params: { id: requestId }, body }, options),
    remove: (fileId) => send(client, deleteDeskFile, { params: { id: requestId, fileId } }),
  };
}
