import type { Queries } from '../../platform/postgres/database.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { invalidInput } from '../../errors/apiError.ts';
import type { PerformCallOnce } from '../../http/idempotency/idempotency.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { storedNameOf } from './files.ts';
import { type DocumentRow, findDocument, saveDocument } from './repository.ts';
import type { ReceivedFile } from './uploads.ts';

/** The most documents that a member may have. */
export const DOCUMENT_LIMIT = 100;

/** Creates the store of files with their rows. There is never a row without its file (api/documents-18). */
export function createDocumentStore(store: FileStore, log: FeatureDependencies['log']) {
  /** Removes the file of a deleted document. A file that can't be removed is logged and left for check-documents.ts. */
  const removeFile = (id: string) =>
    store.remove(storedNameOf(id)).catch((error: unknown) => {
      log.warn({ err: error, document: id }, 'the file of a document could not be removed');
    });
  /** Removes the file unless its row exists or may exist: a failed transaction may still have committed. */
  const removeUnlessSaved = async (queries: Queries, { memberId, id }: DocumentRow) => {
    const saved = await findDocument(queries, memberId, id).catch(() => 'unknown' as const);
    if (saved === undefined) await removeFile(id);
  };
  const saveRow = async (
    row: DocumentRow,
    { text, hash }: ReceivedFile,
    performOnce: PerformCallOnce,
  ) => {
    // The stored response is the id alone, because title and description must not be stored in clear text.
    const request = JSON.stringify(['upload', text.title, text.description, hash]);
    const { body: savedId } = await performOnce(request, async (transaction) => {
      if (await saveDocument(transaction, row, DOCUMENT_LIMIT)) {
        const event = { action: 'document.uploaded', subject: `document:${row.id}` } as const;
        return { status: 201, body: row.id, events: [event] };
      }
      throw invalidInput(
        'file',
        `The file cannot be kept: you have ${DOCUMENT_LIMIT} documents already. Please delete one first.`,
      );
    });
    return savedId;
  };

  return {
    /**
     * Stores the file, then the row. Removes the file again where the row can't be stored.
     *
     * @returns the id of the document, or that of an earlier one for a repeat with the same Idempotency-Key.
     * @throws ApiError where the member has too many documents.
     */
    async save(
      queries: Queries,
      row: DocumentRow,
      file: ReceivedFile,
      performOnce: PerformCallOnce,
    ) {
      // A file whose storing failed midway is removed with the other orphans.
      await store.put(storedNameOf(row.id), file.path);
      try {
        const savedId = await saveRow(row, file, performOnce);
        if (savedId !== row.id) await removeFile(row.id);
        return savedId;
      } catch (error) {
        await removeUnlessSaved(queries, row);
        throw error;
      }
    },
    removeFile,
  };
}
