import type { Call, CallData, CallFailure, CallInput, Result } from '@parlour/contract';
import type { CallOptions, Client } from './client.ts';
import { type DataCall, send } from './send.ts';
import { createUploadFetch } from './uploadFetch.ts';

/** The options of an upload. */
export interface UploadOptions extends CallOptions {
  /** Receives the sent share of the upload, 0 to 1, on platforms with an `XMLHttpRequest`. */
  readonly onProgress?: ((progress: number) => void) | undefined;
}

/**
 * Makes a call that stores a file. On platforms with an `XMLHttpRequest` it reports progress and has no total time limit.
 * On others it is an ordinary call (client-17, client-19).
 */
export function uploadFile<C extends Call>(
  client: Client,
  call: C & DataCall<CallData<C>>,
  input: CallInput<C>,
  { onProgress = () => {}, ...options }: UploadOptions = {},
): Promise<Result<CallData<C>, CallFailure>> {
  return send(client, call, input, {
    ...options,
    ...(typeof XMLHttpRequest === 'undefined'
      ? {}
      : { transport: { fetch: createUploadFetch(onProgress), timeout: false } }),
  });
}
