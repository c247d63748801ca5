import type { Call, CallData, CallFailure, CallInput, DataSchema, Result } from '@parlour/contract';
import type { CallOptions, Client } from './client.ts';
import type { FailureMessages } from './messages.ts';
import { createContractFailure, isJson } from './response.ts';
import { failed, success } from './result.ts';
import { createUploadFetch } from './uploadFetch.ts';

/** The options of an upload. */
export interface UploadOptions extends CallOptions {
  /** Receives the sent share of the upload, 0 to 1, on platforms with an `XMLHttpRequest`. */
  readonly onProgress?: ((progress: number) => void) | undefined;
}

/** Makes a call that uploads a file: with progress and without a total time limit where the platform can (CL24, CL26). */
export function uploadFile<C extends Call>(
  client: Client,
  call: C & { readonly data: DataSchema<CallData<C>> },
  input: CallInput<C>,
  messages: FailureMessages,
  { onProgress = () => {}, ...options }: UploadOptions = {},
): Promise<Result<CallData<C>, CallFailure>> {
  return client.send(call, input, messages, {
    ...options,
    ...(typeof XMLHttpRequest === 'undefined'
      ? {}
      : { transport: { fetch: createUploadFetch(onProgress), timeout: false } }),
  });
}

/** Makes a call that responds with a file. A response that cannot be one is a failure. */
export function fetchFile<C extends Call>(
  client: Client,
  call: C,
  input: CallInput<C>,
  messages: FailureMessages,
  options?: CallOptions,
): Promise<Result<Blob, CallFailure>> {
  return client.exchange(call, input, messages, {
    ...options,
    accept: '*/*',
    // No such file is a page, but that of a captive portal is one.
    read: ({ status, contentType, bytes }) =>
      bytes.byteLength === 0 || isJson(contentType) || /^text\/html\b/i.test(contentType)
        ? failed(createContractFailure(status, 'The response is no file.', messages))
        : success(new Blob([bytes], { type: contentType })),
  });
}
