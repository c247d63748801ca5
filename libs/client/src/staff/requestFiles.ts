import type { CallInput } from '@parlour/contract';
import * as staff from '@parlour/contract/staff';
import type { CallOptions, Client } from '../client.ts';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';
import { fetchFile, uploadFile, type UploadOptions } from '../fileCalls.ts';
import { ordinaryCall } from '../messages.ts';

/**
 * Stores a file for the next message or note of staff. On platforms with an `XMLHttpRequest` it reports progress and has no
 * total time limit (CL24, CL26).
 */
export function uploadDeskFile(
  client: Client,
  input: CallInput<typeof staff.uploadDeskFile>,
  options?: UploadOptions,
) {
  const messages = ordinaryCall('The file was not uploaded.');
  return uploadFile(client, staff.uploadDeskFile, input, messages, options);
}

/** Fetches a file of a thread. */
export function getDeskFile(
  client: Client,
  input: CallInput<typeof staff.getDeskFile>,
  options?: CallOptions,
) {
  const messages = ordinaryCall('The file could not be opened.');
  return fetchFile(client, staff.getDeskFile, input, messages, options);
}

/** Removes a file of one's own that was not sent yet. */
export const deleteDeskFile: ClientFunction<typeof staff.deleteDeskFile> = clientFunction(
  staff.deleteDeskFile,
  'The file was not removed.',
);
