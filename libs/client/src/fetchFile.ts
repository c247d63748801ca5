import type { Call, CallFailure, CallInput, DataSchema, Result } from '@parlour/contract';
import type { CallOptions, Client } from './client.ts';
import { createContractFailure, isJson, type RawResponse, readEnvelope } from './response.ts';
import { failed, success } from './result.ts';

/** Whether a response can be no file. No file of a member is a page, but that of a captive portal is one. */
const isNoFile = ({ contentType, bytes }: RawResponse): boolean =>
  bytes.byteLength === 0 || /^text\/html\b/i.test(contentType);

/** Makes a call that responds with a file. A response that cannot be one is a failure. */
export function fetchFile<C extends Call & { readonly response: 'file' }>(
  client: Client,
  call: C,
  input: CallInput<C>,
  options?: CallOptions,
): Promise<Result<Blob, CallFailure>> {
  return client.exchange(call, input, {
    ...options,
    accept: '*/*',
    read: (response) =>
      isNoFile(response) || isJson(response.contentType)
        ? failed(createContractFailure(response.status, 'The response is no file.', call))
        : success(new Blob([response.bytes], { type: response.contentType })),
  });
}

/** A document to look at: the file itself, or a signed URL that is valid for a short time. */
export type DocumentPreview =
  | {
      /** Tells the two apart. */
      readonly kind: 'file';
      /** The file. */
      readonly blob: Blob;
      /** Its media type, as the server named it. */
      readonly contentType: string;
    }
  | {
      /** Tells the two apart. */
      readonly kind: 'url';
      /** Where the file is for a short time. */
      readonly url: string;
    };

/** A call that responds with a file or with its URL. */
interface PreviewCall extends Call {
  readonly response: 'file or envelope';
  readonly data: DataSchema<{ readonly url: string }>;
}

/** Makes a call that responds with a file to look at, or with an envelope that has its URL (client-16). */
export function fetchPreview<C extends PreviewCall>(
  client: Client,
  call: C,
  input: CallInput<C>,
  options?: CallOptions,
): Promise<Result<DocumentPreview, CallFailure>> {
  // What has neither a file nor a URL.
  const invalid = { data: call.data, failure: 'Invalid preview URL response' };
  return client.exchange(call, input, {
    ...options,
    accept: '*/*',
    read: (response): Result<DocumentPreview, CallFailure> => {
      const { status, contentType, bytes } = response;
      if (isJson(contentType)) {
        const result = readEnvelope<{ readonly url: string }>(invalid, response);
        return result.ok ? success({ kind: 'url', url: result.value.url }) : result;
      }
      return isNoFile(response)
        ? failed(createContractFailure(status, 'The file is no document.', invalid))
        : success({ kind: 'file', blob: new Blob([bytes], { type: contentType }), contentType });
    },
  });
}
