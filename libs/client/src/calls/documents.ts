import * as contract from '@parlour/contract';
import { isJson, createContractFailure, readEnvelope, type RawResponse } from '../response.ts';
import type { CallOptions, Client } from '../client.ts';
import { failed, success } from '../result.ts';
import { invalidPreviewMessages, failureMessages } from '../messages.ts';

/** Lists the member's documents. */
export function listDocuments(client: Client, options?: CallOptions) {
  return client.send(contract.listDocuments, {}, failureMessages.listDocuments, options);
}

/** Deletes a document. */
export function deleteDocument(client: Client, id: string, options?: CallOptions) {
  return client.send(
    contract.deleteDocument,
    { params: { id } },
    failureMessages.deleteDocument,
    options,
  );
}

/** A document to look at: the file itself, or a signed URL that is valid for a short time. */
export type DocumentPreview =
  | { readonly kind: 'file'; readonly blob: Blob; readonly contentType: string }
  | { readonly kind: 'url'; readonly url: string };

const readPreview = (
  response: RawResponse,
): contract.Result<DocumentPreview, contract.CallFailure> => {
  const { status, contentType, bytes } = response;
  if (isJson(contentType)) {
    const result = readEnvelope(contract.previewDocument.data, response, invalidPreviewMessages);
    return result.ok ? success({ kind: 'url', url: result.value.url }) : result;
  }
  return bytes.byteLength === 0
    ? failed(createContractFailure(status, 'The file is empty.', invalidPreviewMessages))
    : success({ kind: 'file', blob: new Blob([bytes], { type: contentType }), contentType });
};

/** Fetches a document to look at. The server may send a file or an envelope with a URL (CL11). */
export function previewDocument(client: Client, id: string, options?: CallOptions) {
  return client.exchange(
    contract.previewDocument,
    { params: { id } },
    failureMessages.previewDocument,
    {
      ...options,
      accept: '*/*',
      read: readPreview,
    },
  );
}
