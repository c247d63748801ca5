import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';
import { isJson, createContractFailure, readEnvelope, type RawResponse } from '../response.ts';
import type { CallOptions, Client } from '../client.ts';
import { failed, success } from '../result.ts';
import { ordinaryCall } from '../messages.ts';

/** Lists the member's documents, the newest first, with license and passport numbers masked. */
export const listDocuments: ClientFunction<typeof contract.listDocuments> = clientFunction(
  contract.listDocuments,
  'Failed to fetch documents',
);

/** Deletes a document of the member with its file. A failure with 404 says that it is already gone. */
export const deleteDocument: ClientFunction<typeof contract.deleteDocument> = clientFunction(
  contract.deleteDocument,
  'Failed to delete document',
);

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

/** Messages of a response with neither a file nor a URL (CL11). */
const invalidPreview = ordinaryCall('Invalid preview URL response');

const readPreview = (
  response: RawResponse,
): contract.Result<DocumentPreview, contract.CallFailure> => {
  const { status, contentType, bytes } = response;
  if (isJson(contentType)) {
    const result = readEnvelope(contract.previewDocument.data, response, invalidPreview);
    return result.ok ? success({ kind: 'url', url: result.value.url }) : result;
  }
  // No document is a page, but that of a captive portal is one.
  return bytes.byteLength === 0 || /^text\/html\b/i.test(contentType)
    ? failed(createContractFailure(status, 'The file is no document.', invalidPreview))
    : success({ kind: 'file', blob: new Blob([bytes], { type: contentType }), contentType });
};

/** Fetches a document to look at. The server may send a file or an envelope with a URL (CL11). */
export function previewDocument(
  client: Client,
  input: contract.CallInput<typeof contract.previewDocument>,
  options?: CallOptions,
) {
  const messages = ordinaryCall('Failed to preview document. Please try again.');
  return client.exchange(contract.previewDocument, input, messages, {
    ...options,
    accept: '*/*',
    read: readPreview,
  });
}
