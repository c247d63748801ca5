import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';
import { ordinaryCall } from '../messages.ts';
import { createContractFailure, isJson } from '../response.ts';
import { failed, success } from '../result.ts';
import { createUploadFetch } from '../uploadFetch.ts';
import type { UploadOptions } from './documentUpload.ts';

/**
 * Stores a file for the next message of a thread. On platforms with an `XMLHttpRequest` it reports progress and has no
 * total time limit (CL24, CL26).
 */
export function uploadRequestFile(
  client: Client,
  input: contract.CallInput<typeof contract.uploadRequestFile>,
  { onProgress = () => {}, ...options }: UploadOptions = {},
) {
  return client.send(contract.uploadRequestFile, input, ordinaryCall('Failed to upload file.'), {
    ...options,
    ...(typeof XMLHttpRequest === 'undefined'
      ? {}
      : { transport: { fetch: createUploadFetch(onProgress), timeout: false } }),
  });
}

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
  return client.exchange(contract.getRequestFile, input, messages, {
    ...options,
    accept: '*/*',
    // No file of a thread is a page, but that of a captive portal is one.
    read: ({ status, contentType, bytes }): contract.Result<Blob, contract.CallFailure> =>
      bytes.byteLength === 0 || isJson(contentType) || /^text\/html\b/i.test(contentType)
        ? failed(createContractFailure(status, 'The response is no file.', messages))
        : success(new Blob([bytes], { type: contentType })),
  });
}
