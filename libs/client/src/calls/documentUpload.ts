import * as contract from '@parlour/contract';
import type { Client } from '../client.ts';
import { uploadFile, type UploadOptions } from '../fileCalls.ts';
import { ordinaryCall } from '../messages.ts';

/**
 * Stores a document. On platforms with an `XMLHttpRequest` it reports progress and has no total time limit.
 * On others it is an ordinary call (CL24, CL26).
 */
export function uploadDocument(
  client: Client,
  input: contract.CallInput<typeof contract.uploadDocument>,
  options?: UploadOptions,
) {
  const messages = ordinaryCall('Failed to upload document.');
  return uploadFile(client, contract.uploadDocument, input, messages, options);
}
