import type { FastifyBaseLogger } from 'fastify';
import type { Calls, Document } from '@parlour/contract';
import { maskDocument } from '@parlour/core';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { IncomingUpload, StreamAnswer } from '../../platform/http/handler.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { PerformOnce } from '../../platform/idempotency/idempotency.ts';
import { newId, type Random } from '../../platform/random.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { isActiveMember } from '../profile/repository.ts';
import { createAddresses } from './address.ts';
import { type DocumentFiles, fileOf } from './files.ts';
import { createPreviews } from './previews.ts';
import {
  deleteDocument,
  type DocumentRow,
  documentsOf,
  findDocument,
  keepDocument,
} from './repository.ts';
import { fileSeal, openWords, sealKey, sealWords } from './sealing.ts';
import { createUploads, type ReceivedFile } from './uploads.ts';

/** Documents that a member may have. */
const MOST = 100;
const KEY_BYTES = 32;

export interface DocumentParts {
  readonly database: Database;
  readonly performOnce: PerformOnce;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly random: Random;
  readonly files: DocumentFiles;
  readonly log: FastifyBaseLogger;
}

/** A member's documents (specification, sections 5 and 7). Another member's is as if it were not there. */
export interface Documents {
  /** Newest first; licence and passport numbers are masked. */
  of(memberId: string): Promise<Document[]>;
  /** @throws Refusal */
  upload(memberId: string, incoming: IncomingUpload<Calls['uploadDocument']>): Promise<Document>;
  /** Removes the document; what it gives removes the file, once the transaction holds. */
  delete(transaction: Transaction, memberId: string, id: string): Promise<() => Promise<void>>;
  /** The document as it is shown. */
  preview(memberId: string, id: string): Promise<StreamAnswer>;
  /** An address of the same that needs no tokens and is valid for a minute. */
  address(memberId: string, id: string): Promise<string>;
  /** The document that such an address leads to. */
  atAddress(id: string, query: Readonly<Record<string, unknown>>): Promise<StreamAnswer>;
}

const unknown = () => new Refusal('not_found', 'Document not found');

export function createDocuments(parts: DocumentParts): Documents {
  const { database, secrets, clock, random, files, log } = parts;
  const { queries } = database;
  const { store } = files;
  const uploads = createUploads(files.incomingFolder);
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
  const removeFile = (id: string) =>
    store.remove(fileOf(id)).catch((error: unknown) => {
      log.warn({ err: error, document: id }, 'the file of a document could not be removed');
    });
  /** Whether a transaction that failed has kept the row after all is known to the database alone; it may be away. */
  const removeUnlessKept = async (memberId: string, id: string) => {
    const kept = await findDocument(queries, memberId, id).catch(() => 'unknown' as const);
    if (kept === undefined) await removeFile(id);
  };

  const keep = async (row: DocumentRow, file: ReceivedFile, idempotencyKey: string | undefined) => {
    const { title, description } = file.words;
    try {
      await store.put(fileOf(row.id), file.path);
      // What is kept of the answer is the id alone: it must not hold in clear what the row holds sealed.
      const { body: keptId } = await parts.performOnce({
        memberId: row.memberId,
        key: idempotencyKey,
        request: JSON.stringify(['upload', title, description, file.hash]),
        async perform(transaction) {
          if (await keepDocument(transaction, row, MOST)) return { status: 201, body: row.id };
          throw invalid(
            'file',
            `The file can not be kept: you have ${MOST} documents already. Please delete one first.`,
          );
        },
      });
      if (keptId !== row.id) await removeFile(row.id);
      return keptId;
    } catch (error) {
      await removeUnlessKept(row.memberId, row.id);
      throw error;
    }
  };

  return {
    of: async (memberId) => (await documentsOf(queries, memberId, MOST)).map(shown),
    upload(memberId, incoming) {
      const owned = { id: newId(clock, random), memberId };
      const key = random.bytes(KEY_BYTES);
      return uploads.receive(incoming, owned.id, fileSeal(owned, key), async (file) => {
        const row = {
          ...owned,
          sealedWords: sealWords(secrets, owned, file.words),
          sealedKey: sealKey(secrets, owned, key),
          size: file.size,
          extension: file.extension,
          createdAt: clock.now(),
        };
        return shown(await find(memberId, await keep(row, file, incoming.idempotencyKey)));
      });
    },
    async delete(transaction, memberId, id) {
      if (!(await deleteDocument(transaction, memberId, id))) throw unknown();
      return () => removeFile(id);
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
