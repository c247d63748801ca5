import type { FileCalls } from '@parlour/app/files';
import type { Client } from '@parlour/client';
import { deleteDeskFile, uploadDeskFile } from '@parlour/client/staff';

/** Returns the calls that store and remove the files of a request at the desk. */
export function fileCallsOf(client: Client, requestId: string): FileCalls {
  return {
    upload: (body, options) => uploadDeskFile(client, { params: { id: requestId }, body }, options),
    remove: (fileId) => deleteDeskFile(client, { params: { id: requestId, fileId } }),
  };
}
