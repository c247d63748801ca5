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

/** What the service of documents works with. */
export interface DocumentParts extends Omit<KeepingParts, 'store'> {
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly random: Random;
  readonly files: DocumentFiles;
}

/** A member's documents (specification, sections 5 and 7). Another member's is as if it were not there. */
export interface Documents {
  /** Newest first; license and passport numbers are masked. */
  list(memberId: string): Promise<Document[]>;
  /** @throws Refusal */
  upload(memberId: string, incoming: IncomingUpload<Calls['uploadDocument']>): Promise<Document>;
  /** Removes the document; what it gives removes the file, once the transaction holds. */
  remove(transaction: Transaction, memberId: string, id: string): Promise<() => Promise<void>>;
  /** The document as it is shown. */
  preview(memberId: string, id: string): Promise<StreamAnswer>;
  /** An address of the same that needs no tokens and is valid for a minute. */
  address(memberId: string, id: string): Promise<string>;
  /** The document that such an address leads to. */
  atAddress(id: string, query: Readonly<Record<string, unknown>>): Promise<StreamAnswer>;
}

const unknown = () => new Refusal('not_found', 'Document not found');

/** Makes the service of documents; it empties the folder of files on their way in. */
export function createDocuments(parts: DocumentParts): Documents {
  const { secrets, clock, random, files } = parts;
  const { queries } = parts.database;
  const uploads = createUploads(files.incomingFolder);
  const keeping = createKeeping({ ...parts, store: files.store });
  const addresses = createAddresses(secrets, clock);
  const previews = createPreviews(secrets, files);

  const find = async (memberId: string, id: string): Promise<DocumentRow> => {
    const row = await findDocument(queries, memberId, id);
    if (row === undefined) throw unknown();
    return row;
  };
  const shown = (row: DocumentRow): Document => {
    const { id, size, extension, createdAt } = row;
    const words = maskDocument(openWords(secrets, row));
    return { id, ...words, size, extension, createdAt: createdAt.toISOString() };
  };
  return {
    list: async (memberId) => (await findDocuments(queries, memberId, DOCUMENT_LIMIT)).map(shown),
    upload(memberId, incoming) {
      const owned = { id: newId(clock, random), memberId };
      const key = random.bytes(KEY_BYTES);
      return uploads.receive(incoming, owned, fileSeal(owned, key), async (file) => {
        const row = {
          ...owned,
          sealedWords: sealWords(secrets, owned, file.words),
          sealedKey: sealKey(secrets, owned, key),
          size: file.size,
          extension: file.extension,
          createdAt: clock.now(),
        };
        const keptId = await keeping.keep(row, file, incoming.idempotencyKey);
        return shown(await find(memberId, keptId));
      });
    },
    async remove(transaction, memberId, id) {
      if (!(await deleteDocument(transaction, memberId, id))) throw unknown();
      return () => keeping.removeFile(id);
    },
    preview: async (memberId, id) => previews.of(await find(memberId, id)),
    async address(memberId, id) {
      await find(memberId, id);
      return addresses.of(memberId, id);
    },
    async atAddress(id, query) {
      const memberId = addresses.memberOf(id, query);
      if (memberId === undefined || !(await isActiveMember(queries, memberId))) {
        throw new Refusal('not_found', 'This address is no longer valid.');
      }
      return previews.of(await find(memberId, id));
    },
  };
}
