import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { sentences } from '../sentences.ts';
import { createUploadFetch } from '../uploadFetch.ts';

/** What a caller may add to an upload. */
export interface UploadOptions extends CallOptions {
  /** Is told how much of the upload has been sent, 0 to 1, where the platform can say so. */
  readonly onProgress?: ((progress: number) => void) | undefined;
}

/**
 * Stores a document. Where the platform has an `XMLHttpRequest`, progress is told and the upload may take as long as
 * it comes on; elsewhere it is a call like any other.
 */
export const uploadDocument = (
  client: Client,
  body: contract.DocumentUpload,
  { onProgress = () => {}, ...options }: UploadOptions = {},
) =>
  client.send(contract.uploadDocument, { body }, sentences.uploadDocument, {
    ...options,
    ...(typeof XMLHttpRequest === 'undefined'
      ? {}
      : { transport: { fetch: createUploadFetch(onProgress), timeout: false } }),
  });
