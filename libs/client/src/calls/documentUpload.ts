import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { ordinaryCall } from '../messages.ts';
import { createUploadFetch } from '../uploadFetch.ts';

/** The options of an upload. */
export interface UploadOptions extends CallOptions {
  /** Receives the sent share of the upload, 0 to 1, on platforms with an `XMLHttpRequest`. */
  readonly onProgress?: ((progress: number) => void) | undefined;
}

/**
 * Stores a document. On platforms with an `XMLHttpRequest` it reports progress and has no total time limit.
 * On others it is an ordinary call (CL24, CL26).
 */
export function uploadDocument(
  client: Client,
  input: contract.CallInput<typeof contract.uploadDocument>,
  { onProgress = () => {}, ...options }: UploadOptions = {},
) {
  return client.send(contract.uploadDocument, input, ordinaryCall('Failed to upload document.'), {
    ...options,
    ...(typeof XMLHttpRequest === 'undefined'
      ? {}
      : { transport: { fetch: createUploadFetch(onProgress), timeout: false } }),
  });
}
