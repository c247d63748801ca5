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

/** A document to look at: the file itself, or the address that it can be fetched from for a short time. */
export type DocumentPreview =
  | { readonly kind: 'file'; readonly blob: Blob; readonly contentType: string }
  | { readonly kind: 'address'; readonly url: string };

const readPreview = (answer: Answer): Result<DocumentPreview, Failure> => {
  const { status, contentType, bytes } = answer;
  if (isJson(contentType)) {
    const read = readEnvelope(contract.previewDocument.data, answer, invalidPreview);
    return read.ok ? success({ kind: 'address', url: read.value.url }) : read;
  }
  return bytes.byteLength === 0
    ? failed(mismatch(status, 'The file is empty.', invalidPreview))
    : success({ kind: 'file', blob: new Blob([bytes], { type: contentType }), contentType });
};

/**
 * Fetches a document to look at. Both answers of the specification are read (section 7): a file, and an envelope
 * with an address.
 */
export const previewDocument = (client: Client, id: string, options?: CallOptions) =>
  client.exchange(contract.previewDocument, { params: { id } }, sentences.previewDocument, {
    ...options,
    accept: '*/*',
    read: readPreview,
  });
