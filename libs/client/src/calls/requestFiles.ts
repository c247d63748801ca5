import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';
import { fetchFile, uploadFile, type UploadOptions } from '../fileCalls.ts';
import { ordinaryCall } from '../messages.ts';

/**
 * Stores a file for the next message of a thread. On platforms with an `XMLHttpRequest` it reports progress and has no
 * total time limit (CL24, CL26).
 */
export function uploadRequestFile(
  client: Client,
  input: contract.CallInput<typeof contract.uploadRequestFile>,
  options?: UploadOptions,
) {
  const messages = ordinaryCall('Failed to upload file.');
  return uploadFile(client, contract.uploadRequestFile, input, messages, options);
}

/** Removes a file of the member's own that was not sent yet. */
export const deleteRequestFile: ClientFunction<typeof contract.deleteRequestFile> = clientFunction(
  contract.deleteRequestFile,
  'Failed to remove file',
);

/** Fetches a file of a thread. */
export function getRequestFile(
  client: Client,
  input: contract.CallInput<typeof contract.getRequestFile>,
  options?: CallOptions,
) {
  const messages = ordinaryCall('Failed to open file. Please try again.');
  return fetchFile(client, contract.getRequestFile, input, messages, options);
}
