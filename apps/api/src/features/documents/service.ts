import type { Calls, Document } from '@parlour/contract';
import { maskDocument } from '@parlour/core';
import type { Clock } from '../../platform/process/clock.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { IncomingUpload, StreamResponse } from '../../http/calls/handler.ts';
import { ApiError } from '../../errors/apiError.ts';
import { newId, type Random } from '../../platform/crypto/random.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import { isActiveMember } from '../profile/repository.ts';
import { createSignedUrls } from './signedUrls.ts';
import type { DocumentFiles } from './files.ts';
import {
  createDocumentStore,
  type DocumentStoreDependencies,
  DOCUMENT_LIMIT,
} from './documentStore.ts';
import { createPreviews } from './previews.ts';
import { deleteDocument, type DocumentRow, findDocuments, findDocument } from './repository.ts';
import { fileSealOf, openText, sealFileKey, sealText } from './sealing.ts';
import { createUploads } from './uploads.ts';

const KEY_BYTES = 32;

/** The dependencies of the document service. */
export interface DocumentDependencies extends Omit<DocumentStoreDependencies, 'store'> {
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly random: Random;
  readonly files: DocumentFiles;
}

/** The documents of members. Another member's document counts as missing (FD3). */
export interface Documents {
  /** Returns the member's documents, newest first, with license and passport numbers masked. */
  list(memberId: string): Promise<Document[]>;
  /** @throws ApiError where the upload is invalid, too large or one too many. */
  upload(memberId: string, incoming: IncomingUpload<Calls['uploadDocument']>): Promise<Document>;
  /**
   * Removes the document.
   *
   * @returns a function that removes the file, to call after the commit.
   */
  remove(transaction: Transaction, memberId: string, id: string): Promise<() => Promise<void>>;
  /** Opens the document for display. */
  preview(memberId: string, id: string): Promise<StreamResponse>;
  /** Creates a signed URL of the preview, which needs no tokens and is valid for a minute. */
  createSignedUrl(memberId: string, id: string): Promise<string>;
  /** Opens the document of a signed URL. */
  previewBySignedUrl(id: string, query: Readonly<Record<string, unknown>>): Promise<StreamResponse>;
}

const notFound = () => new ApiError('not_found', 'Document not found');

/** Creates the document service. It empties the folder of incoming uploads. */
export function createDocuments(dependencies: DocumentDependencies): Documents {
  const { secrets, clock, random, files } = dependencies;
  const { queries } = dependencies.database;
  const uploads = createUploads(files.incomingFolder);
  const documentStore = createDocumentStore({ ...dependencies, store: files.store });
  const signedUrls = createSignedUrls(secrets, clock);
  const previews = createPreviews(secrets, files);

  const find = async (memberId: string, id: string): Promise<DocumentRow> => {
    const row = await findDocument(queries, memberId, id);
    if (row === undefined) throw notFound();
    return row;
  };
  const toDocument = (row: DocumentRow): Document => {
    const { id, size, extension, createdAt } = row;
    const maskedText = maskDocument(openText(secrets, row));
    return { id, ...maskedText, size, extension, createdAt: createdAt.toISOString() };
  };
  return {
    list: async (memberId) =>
      (await findDocuments(queries, memberId, DOCUMENT_LIMIT)).map(toDocument),
    upload(memberId, incoming) {
      const identity = { id: newId(clock, random), memberId };
      const key = random.bytes(KEY_BYTES);
      return uploads.receive(incoming, identity, fileSealOf(identity, key), async (file) => {
        const row = {
          ...identity,
          sealedWords: sealText(secrets, identity, file.text),
          sealedKey: sealFileKey(secrets, identity, key),
          size: file.size,
          extension: file.extension,
          createdAt: clock.now(),
        };
        const savedId = await documentStore.save(row, file, incoming.performOnce);
        return toDocument(await find(memberId, savedId));
      });
    },
    async remove(transaction, memberId, id) {
      if (!(await deleteDocument(transaction, memberId, id))) throw notFound();
      return () => documentStore.removeFile(id);
    },
    preview: async (memberId, id) => previews.open(await find(memberId, id)),
    async createSignedUrl(memberId, id) {
      await find(memberId, id);
      return signedUrls.create(memberId, id);
    },
    async previewBySignedUrl(id, query) {
      const memberId = signedUrls.memberIdOf(id, query);
      if (memberId === undefined || !(await isActiveMember(queries, memberId))) {
        throw new ApiError('not_found', 'This address is no longer valid.');
      }
      return previews.open(await find(memberId, id));
    },
  };
}
