import type { Document } from '@parlour/contract';
import type { Clock } from '../../platform/process/clock.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
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
import { presentDocument } from './present.ts';
import { createPreviews, type Preview } from './previews.ts';
import { deleteDocument, type DocumentRow, findDocuments, findDocument } from './repository.ts';
import { fileSealOf, openText, sealFileKey, sealText } from './sealing.ts';
import { createUploads, type IncomingDocument } from './uploads.ts';

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
  list(queries: Queries, memberId: string): Promise<Document[]>;
  /** @throws ApiError where the upload is invalid, too large or one too many. */
  upload(queries: Queries, memberId: string, incoming: IncomingDocument): Promise<Document>;
  /**
   * Removes the document.
   *
   * @returns a function that removes the file, to call after the commit.
   */
  remove(transaction: Transaction, memberId: string, id: string): Promise<() => Promise<void>>;
  /** Opens the document for display. */
  preview(queries: Queries, memberId: string, id: string): Promise<Preview>;
  /** Creates a signed URL of the preview, which needs no tokens and is valid for a minute. */
  createSignedUrl(queries: Queries, memberId: string, id: string): Promise<string>;
  /** Opens the document of a signed URL. */
  previewBySignedUrl(
    queries: Queries,
    id: string,
    query: Readonly<Record<string, unknown>>,
  ): Promise<Preview>;
}

const notFound = () => new ApiError('not_found', 'Document not found');

/** Creates the document service. It empties the folder of incoming uploads. */
export function createDocuments(dependencies: DocumentDependencies): Documents {
  const { secrets, clock, random, files } = dependencies;
  const uploads = createUploads(files.incomingFolder);
  const documentStore = createDocumentStore({ ...dependencies, store: files.store });
  const signedUrls = createSignedUrls(secrets, clock);
  const previews = createPreviews(secrets, files);

  const find = async (queries: Queries, memberId: string, id: string): Promise<DocumentRow> => {
    const row = await findDocument(queries, memberId, id);
    if (row === undefined) throw notFound();
    return row;
  };
  const present = (row: DocumentRow) => presentDocument(row, openText(secrets, row));
  return {
    list: async (queries, memberId) =>
      (await findDocuments(queries, memberId, DOCUMENT_LIMIT)).map(present),
    upload(queries, memberId, incoming) {
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
        const savedId = await documentStore.save(queries, row, file, incoming.performOnce);
        return present(await find(queries, memberId, savedId));
      });
    },
    async remove(transaction, memberId, id) {
      if (!(await deleteDocument(transaction, memberId, id))) throw notFound();
      return () => documentStore.removeFile(id);
    },
    preview: async (queries, memberId, id) => previews.open(await find(queries, memberId, id)),
    async createSignedUrl(queries, memberId, id) {
      await find(queries, memberId, id);
      return signedUrls.create(memberId, id);
    },
    async previewBySignedUrl(queries, id, query) {
      const memberId = signedUrls.memberIdOf(id, query);
      if (memberId === undefined || !(await isActiveMember(queries, memberId))) {
        throw new ApiError('not_found', 'This address is no longer valid.');
      }
      return previews.open(await find(queries, memberId, id));
    },
  };
}
