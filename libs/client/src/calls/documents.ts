import * as contract from '@parlour/contract';
import { isJson, mismatch, readEnvelope } from '../answer.ts';
import type { CallOptions, Client } from '../client.ts';
import type { Failure } from '../failure.ts';
import { failed, success, type Result } from '../result.ts';
import { invalidPreview, sentences } from '../sentences.ts';

/** Lists the member's documents. */
export const listDocuments = (client: Client, options?: CallOptions) =>
  client.send(contract.listDocuments, {}, sentences.listDocuments, options);

/** Stores a document. */
export const uploadDocument = (
  client: Client,
  body: contract.DocumentUpload,
  options?: CallOptions,
) => client.send(contract.uploadDocument, { body }, sentences.uploadDocument, options);

/** Deletes a document. */
export const deleteDocument = (client: Client, id: string, options?: CallOptions) =>
  client.send(contract.deleteDocument, { params: { id } }, sentences.deleteDocument, options);

/** A document to look at: the file itself, or the address that it can be fetched from for a short time. */
export type DocumentPreview =
  | { readonly kind: 'file'; readonly blob: Blob; readonly contentType: string }
  | { readonly kind: 'address'; readonly url: string };

/**
 * Fetches a document to look at. Both answers of the specification are read (section 7): a file, and an envelope
 * with an address.
 */
export const previewDocument = async (
  client: Client,
  id: string,
  options?: CallOptions,
): Promise<Result<DocumentPreview, Failure>> => {
  const answer = await client.fetchAnswer(
    contract.previewDocument,
    { params: { id } },
    sentences.previewDocument,
    { ...options, accept: '*/*' },
  );
  if (!answer.ok) return answer;
  const { status, contentType, bytes } = answer.value;
  if (!isJson(contentType)) {
    if (bytes.byteLength === 0) {
      return failed(mismatch(status, 'The file is empty.', invalidPreview));
    }
    return success({ kind: 'file', blob: new Blob([bytes], { type: contentType }), contentType });
  }
  const read = readEnvelope(contract.previewDocument.data, answer.value, invalidPreview);
  return read.ok ? success({ kind: 'address', url: read.value.url }) : read;
};
