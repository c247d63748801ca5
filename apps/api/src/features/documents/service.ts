import type { SentDocument } from '@parlour/contract';
import { maskDocument } from '@parlour/core';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { ApiError, orNotFound } from '../../errors/apiError.ts';
import { UnknownKeyError } from '../../platform/crypto/secrets.ts';
import { newId } from '../../platform/crypto/random.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { isActiveMember } from '../profile/repository.ts';
import { createSignedUrls } from './signedUrls.ts';
import type { DocumentFiles } from './files.ts';
import { createDocumentStore, DOCUMENT_LIMIT } from './documentStore.ts';
import { createOpenPreview } from './previews.ts';
import { deleteDocument, type DocumentRow, findDocuments, findDocument } from './repository.ts';
import {
  fileSealOf,
  openTextIfPossible,
  sealFileKey,
  sealText,
  type DocumentText,
} from './sealing.ts';
import type { IncomingDocument, Uploads } from './uploads.ts';

const KEY_BYTES = 32;

/** The dependencies of the document service. */
export interface DocumentDependencies extends FeatureDependencies {
  readonly files: DocumentFiles;
  readonly uploads: Uploads;
}

/** The documents of members. Another member's document counts as missing (api/documents-3). */
export type Documents = ReturnType<typeof createDocuments>;

const NOT_FOUND = 'Document not found';

/** Creates the document service. */
export function createDocuments(dependencies: DocumentDependencies) {
  const { secrets, clock, random, files, uploads } = dependencies;
  const documentStore = createDocumentStore(files.store, dependencies.log);
  const signedUrls = createSignedUrls(secrets, clock);
  const openPreview = createOpenPreview(secrets, files);

  const openOrNotFound = (row: DocumentRow) =>
    openPreview(row).catch((error: unknown) => {
      if (error instanceof UnknownKeyError) {
        throw new ApiError('not_found', 'This document can no longer be opened.');
      }
      throw error;
    });
  const find = async (queries: Queries, memberId: string, id: string) =>
    orNotFound(await findDocument(queries, memberId, id), NOT_FOUND);
  const present = (row: DocumentRow) => presentDocument(row, openTextIfPossible(secrets, row));
  return {
    /** Returns the member's documents, newest first, with license and passport numbers masked. */
    list: async (queries: Queries, memberId: string) =>
      (await findDocuments(queries, memberId, DOCUMENT_LIMIT)).map(present),
    /** @throws ApiError where the upload is invalid, too large or one too many. */
    upload(queries: Queries, memberId: string, incoming: IncomingDocument) {
      const identity = { id: newId(clock, random), memberId };
      const key = random.bytes(KEY_BYTES);
      return uploads.receive(incoming, identity, fileSealOf(identity, key), async (file) => {
        const row = {
          ...identity,
          sealedWords: sealText(secrets, identity, file.text),
          sealedKey: sealFileKey(secrets, identity, key),
          size: file.size,
          extension: file.extension,
          isEncrypted: file.isEncrypted,
          createdAt: clock.now(),
        };
        const savedId = await documentStore.save(queries, row, file, incoming.performOnce);
        return present(await find(queries, memberId, savedId));
      });
    },
    /**
     * Removes the document.
     *
     * @returns a function that removes the file, to call after the commit.
     */
    async remove(transaction: Transaction, memberId: string, id: string) {
      const isDeleted = await deleteDocument(transaction, memberId, id);
      if (!isDeleted) throw new ApiError('not_found', NOT_FOUND);
      return () => documentStore.removeFile(id);
    },
    /** Opens the document for display. */
    preview: async (queries: Queries, memberId: string, id: string) =>
      openOrNotFound(await find(queries, memberId, id)),
    /** Creates a signed URL of the preview, which needs no tokens and is valid for a minute. */
    async createSignedUrl(queries: Queries, memberId: string, id: string) {
      await find(queries, memberId, id);
      return signedUrls.create(memberId, id);
    },
    /**
     * Opens the document of a signed URL.
     *
     * @returns the preview, and the id of the member who made the URL.
     */
    async previewBySignedUrl(
      queries: Queries,
      id: string,
      query: Readonly<Record<string, unknown>>,
    ) {
      const memberId = signedUrls.memberIdOf(id, query);
      if (memberId === undefined || !(await isActiveMember(queries, memberId))) {
        throw new ApiError('not_found', 'This address is no longer valid.');
      }
      return { memberId, preview: await openOrNotFound(await find(queries, memberId, id)) };
    },
  };
}

/** Converts a row and its opened text to a document, with license and passport numbers masked. */
function presentDocument(
  { id, size, extension, isEncrypted, createdAt }: DocumentRow,
  text: DocumentText,
): SentDocument {
  return {
    id,
    ...maskDocument(text),
    size,
    extension,
    ...(isEncrypted && { isEncrypted }),
    createdAt: createdAt.toISOString(),
  };
}
