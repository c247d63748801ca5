import type { Calls, Document } from '@parlour/contract';
import { maskDocument } from '@parlour/core';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { IncomingUpload, StreamAnswer } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId, type Random } from '../../platform/random.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { isActiveMember } from '../profile/repository.ts';
import { createAddresses } from './address.ts';
import type { DocumentFiles } from './files.ts';
import { createKeeping, type KeepingParts, DOCUMENT_LIMIT } from './keeping.ts';
import { createPreviews } from './previews.ts';
import { deleteDocument, type DocumentRow, findDocuments, findDocument } from './repository.ts';
import { fileSeal, openWords, sealKey, sealWords } from './sealing.ts';
import { createUploads } from './uploads.ts';

const KEY_BYTES = 32;

/** The dependencies of the document service. */
export interface DocumentParts extends Omit<KeepingParts, 'store'> {
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
  preview(memberId: string, id: string): Promise<StreamAnswer>;
  /** Creates a signed URL of the preview, which needs no tokens and is valid for a minute. */
  address(memberId: string, id: string): Promise<string>;
  /** Opens the document of a signed URL. */
  atAddress(id: string, query: Readonly<Record<string, unknown>>): Promise<StreamAnswer>;
}

const notFound = () => new Refusal('not_found', 'Document not found');

/** Creates the document service. It empties the folder of incoming uploads. */
export function createDocuments(dependencies: DocumentParts): Documents {
  const { secrets, clock, random, files } = dependencies;
  const { queries } = dependencies.database;
  const uploads = createUploads(files.incomingFolder);
  const documentStore = createKeeping({ ...dependencies, store: files.store });
  const signedUrls = createAddresses(secrets, clock);
  const previews = createPreviews(secrets, files);

  const find = async (memberId: string, id: string): Promise<DocumentRow> => {
    const row = await findDocument(queries, memberId, id);
    if (row === undefined) throw notFound();
    return row;
  };
  const toDocument = (row: DocumentRow): Document => {
    const { id, size, extension, createdAt } = row;
    const maskedText = maskDocument(openWords(secrets, row));
    return { id, ...maskedText, size, extension, createdAt: createdAt.toISOString() };
  };
  return {
    list: async (memberId) =>
      (await findDocuments(queries, memberId, DOCUMENT_LIMIT)).map(toDocument),
    upload(memberId, incoming) {
      const identity = { id: newId(clock, random), memberId };
      const key = random.bytes(KEY_BYTES);
      return uploads.receive(incoming, identity, fileSeal(identity, key), async (file) => {
        const row = {
          ...identity,
          sealedWords: sealWords(secrets, identity, file.words),
          sealedKey: sealKey(secrets, identity, key),
          size: file.size,
          extension: file.extension,
          createdAt: clock.now(),
        };
        const savedId = await documentStore.keep(row, file, incoming.idempotencyKey);
        return toDocument(await find(memberId, savedId));
      });
    },
    async remove(transaction, memberId, id) {
      if (!(await deleteDocument(transaction, memberId, id))) throw notFound();
      return () => documentStore.removeFile(id);
    },
    preview: async (memberId, id) => previews.of(await find(memberId, id)),
    async address(memberId, id) {
      await find(memberId, id);
      return signedUrls.of(memberId, id);
    },
    async atAddress(id, query) {
      const memberId = signedUrls.memberOf(id, query);
      if (memberId === undefined || !(await isActiveMember(queries, memberId))) {
        throw new Refusal('not_found', 'This address is no longer valid.');
      }
      return previews.of(await find(memberId, id));
    },
  };
}
