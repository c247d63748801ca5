import * as contract from '@parlour/contract';
import { isJson, mismatch, readEnvelope, type Answer } from '../answer.ts';
import type { CallOptions, Client } from '../client.ts';
import type { Failure } from '../failure.ts';
import { failed, success, type Result } from '../result.ts';
import { invalidPreview, sentences } from '../sentences.ts';

/** Lists the member's documents. */
export const listDocuments = (client: Client, options?: CallOptions) =>
  client.send(contract.listDocuments, {}, sentences.listDocuments, options);

/** Deletes a document. */
export const deleteDocument = (client: Client, id: string, options?: CallOptions) =>
  client.send(contract.deleteDocument, { params: { id } }, sentences.deleteDocument, options);

/** A document to look at: the file itself, or a signed URL that is valid for a short time. */
export type DocumentPreview =
  | { readonly kind: 'file'; readonly blob: Blob; readonly contentType: string }
  | { readonly kind: 'url'; readonly url: string };

const readPreview = (response: Answer): Result<DocumentPreview, Failure> => {
  const { status, contentType, bytes } = response;
  if (isJson(contentType)) {
    const result = readEnvelope(contract.previewDocument.data, response, invalidPreview);
    return result.ok ? success({ kind: 'url', url: result.value.url }) : result;
  }
  return bytes.byteLength === 0
    ? failed(mismatch(status, 'The file is empty.', invalidPreview))
    : success({ kind: 'file', blob: new Blob([bytes], { type: contentType }), contentType });
};

/** Fetches a document to look at. The server may send a file or an envelope with a URL (CL11). */
export const previewDocument = (client: Client, id: string, options?: CallOptions) =>
  client.exchange(contract.previewDocument, { params: { id } }, sentences.previewDocument, {
    ...options,
    accept: '*/*',
    read: readPreview,
  });
