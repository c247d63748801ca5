import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { failureMessages } from '../messages.ts';
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
  body: contract.DocumentUpload,
  { onProgress = () => {}, ...options }: UploadOptions = {},
) {
  return client.send(contract.uploadDocument, { body }, failureMessages.uploadDocument, {
    ...options,
    ...(typeof XMLHttpRequest === 'undefined'
      ? {}
      : { transport: { fetch: createUploadFetch(onProgress), timeout: false } }),
  });
}
