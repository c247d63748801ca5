import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { PerformOnce } from '../../platform/idempotency/idempotency.ts';
import { fileOf } from './files.ts';
import { type DocumentRow, findDocument, keepDocument } from './repository.ts';
import type { ReceivedFile } from './uploads.ts';

/** Documents that a member may have. */
export const DOCUMENT_LIMIT = 100;

/** What keeping documents works with. */
export interface KeepingParts {
  readonly database: Database;
  readonly performOnce: PerformOnce;
  readonly store: FileStore;
  readonly log: FastifyBaseLogger;
}

/** Keeps file and row of a document together: never a row without its file. */
export interface Keeping {
  /**
   * Stores the file, then the row; neither where the row can't be kept.
   *
   * @returns the id of the document: that of an earlier one where the upload was a repeat with the same Idempotency-Key.
   * @throws Refusal where the member has too many.
   */
  keep(row: DocumentRow, file: ReceivedFile, idempotencyKey: string | undefined): Promise<string>;
  /** Removes the file of a document that is no more; one that can't be removed is left for the check of orphans. */
  removeFile(id: string): Promise<void>;
}

/** Makes what keeps documents. */
export function createKeeping({ database, performOnce, store, log }: KeepingParts): Keeping {
  const removeFile = (id: string) =>
    store.remove(fileOf(id)).catch((error: unknown) => {
      log.warn({ err: error, document: id }, 'the file of a document could not be removed');
    });
  /** Whether a transaction that failed has kept the row after all is known to the database alone; it may be away. */
  const removeUnlessKept = async ({ memberId, id }: DocumentRow) => {
    const kept = await findDocument(database.queries, memberId, id).catch(() => 'unknown' as const);
    if (kept === undefined) await removeFile(id);
  };
  const keepRow = async (
    row: DocumentRow,
    { words, hash }: ReceivedFile,
    key: string | undefined,
  ) => {
    // What is kept of the answer is the id alone: it must not hold in clear what the row holds sealed.
    const { body: keptId } = await performOnce({
      memberId: row.memberId,
      key,
      request: JSON.stringify(['upload', words.title, words.description, hash]),
      async perform(transaction) {
        if (await keepDocument(transaction, row, DOCUMENT_LIMIT)) {
          return { status: 201, body: row.id };
        }
        throw invalid(
          'file',
          `The file cannot be kept: you have ${DOCUMENT_LIMIT} documents already. Please delete one first.`,
        );
      },
    });
    return keptId;
  };

  return {
    async keep(row, file, idempotencyKey) {
      try {
        await store.put(fileOf(row.id), file.path);
        const keptId = await keepRow(row, file, idempotencyKey);
        if (keptId !== row.id) await removeFile(row.id);
        return keptId;
      } catch (error) {
        await removeUnlessKept(row);
        throw error;
      }
    },
    removeFile,
  };
}
