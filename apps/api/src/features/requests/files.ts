import { REQUEST_FILE_LIMIT, type RequestFile, type RequestFileUpload } from '@parlour/contract';
import { nameWithExtension } from '@parlour/core';
import { ApiError, invalidInput, orNotFound } from '../../errors/apiError.ts';
import { newId } from '../../platform/crypto/random.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { type DocumentFiles, storedNameOf } from '../documents/files.ts';
import { createOpenPreview } from '../documents/previews.ts';
import { fileSealOf, sealFileKey } from '../documents/sealing.ts';
import type { IncomingDocument, ReceivedFile, Uploads } from '../documents/uploads.ts';
import {
  countFiles,
  deleteUnsentFile,
  type FileOwner,
  findFile,
  findStoredFile,
  hasRequest,
  insertFile,
  lockRequestOf,
  uploaderOf,
} from './fileRepository.ts';
import { documentOf, documentIdentityOf, sealFileName } from './fileSealing.ts';
import { presentFile } from './present.ts';
import {
  attachFiles,
  countUnsentFiles,
  type FileRow,
  type NewEntry,
  type UnsentFiles,
} from './threadRepository.ts';

const KEY_BYTES = 32;
const NO_REQUEST = 'Request not found';
const NO_FILE = 'File not found';

/** Returns the files that one person uploaded to a request for a line, each once. `uploader` is as {@link UnsentFiles} has it. */
export function unsentFilesOf(
  uploader: string,
  uploadedTo: string,
  fileIds: readonly string[],
): UnsentFiles {
  return { uploadedTo, uploader, ids: [...new Set(fileIds)] };
}

const assertAll = (count: number, { ids }: UnsentFiles) => {
  if (count === ids.length) return;
  throw invalidInput('fileIds', 'A file of this message is gone. Please attach it again.');
};

/** Throws unless each file can be sent: none was removed, sent already or is of somebody else. */
export async function assertUnsent(queries: Queries, files: UnsentFiles): Promise<void> {
  assertAll(await countUnsentFiles(queries, files), files);
}

/** Sends files with a line. Throws as {@link assertUnsent} does. */
export async function sendFiles(
  transaction: Transaction,
  entry: Pick<NewEntry, 'id' | 'requestId'>,
  files: UnsentFiles,
): Promise<void> {
  assertAll(await attachFiles(transaction, entry, files), files);
}

/** An upload of a file of a thread with an unread body. */
interface IncomingFile extends Pick<IncomingDocument, 'performOnce'> {
  receive(
    ...input: Parameters<IncomingDocument['receive']>
  ): Promise<{ readonly body: RequestFileUpload; readonly mediaType: string }>;
}

/** What {@link createRequestFiles} needs. */
export interface RequestFileDependencies extends Pick<
  FeatureDependencies,
  'secrets' | 'clock' | 'random' | 'log'
> {
  readonly files: DocumentFiles;
  readonly uploads: Uploads;
}

/** The files of threads, for members and staff. */
export type RequestFiles = ReturnType<typeof createRequestFiles>;

/** Converts the upload of a file to that of a document, by whose rules it is received. */
const asDocumentUpload = (incoming: IncomingFile): IncomingDocument => ({
  performOnce: incoming.performOnce,
  async receive(limits, consume) {
    const { body, mediaType } = await incoming.receive(limits, consume);
    return { body: { file: body.file, title: body.name, description: '' }, mediaType };
  },
});

/** Creates the service of the files of threads. They are received, sealed and shown by the rules of documents (api/requests-35). */
export function createRequestFiles({
  secrets,
  clock,
  random,
  log,
  files,
  uploads,
}: RequestFileDependencies) {
  const { store } = files;
  const openPreview = createOpenPreview(secrets, files);
  /** A file that can't be removed is removed with the other orphans. */
  const removeContent = (id: string) =>
    store.remove(storedNameOf(id)).catch((error: unknown) => {
      log.warn({ err: error, file: id }, 'a file of a request could not be removed');
    });

  const saveRow = async (
    owner: FileOwner,
    row: FileRow,
    { text, hash }: ReceivedFile,
    { performOnce }: IncomingFile,
  ) => {
    const request = JSON.stringify(['file', row.requestId, text.title, hash]);
    const { body } = await performOnce(request, async (transaction) => {
      if (!(await lockRequestOf(transaction, owner, row.requestId))) {
        throw new ApiError('not_found', NO_REQUEST);
      }
      if ((await countFiles(transaction, row.requestId)) >= REQUEST_FILE_LIMIT) {
        throw invalidInput('file', `A request has at most ${REQUEST_FILE_LIMIT} files.`);
      }
      await insertFile(transaction, row);
      const event = {
        action: 'request.file-uploaded',
        subject: `request:${row.requestId}`,
      } as const;
      return { status: 201, body: row.id, events: [event] };
    });
    return body;
  };

  /** Stores the content, then the row. Removes the content again where the row can't be stored. */
  const save = async (
    queries: Queries,
    owner: FileOwner,
    row: FileRow,
    file: ReceivedFile,
    incoming: IncomingFile,
  ) => {
    await store.put(storedNameOf(row.id), file.path);
    try {
      const savedId = await saveRow(owner, row, file, incoming);
      if (savedId !== row.id) await removeContent(row.id);
      return savedId;
    } catch (error) {
      // A failed transaction may still have committed.
      const saved = await findStoredFile(queries, row.id).catch(() => 'unknown' as const);
      if (saved === undefined) await removeContent(row.id);
      throw error;
    }
  };

  return {
    /** Stores a file for the owner's next message. */
    async upload(
      queries: Queries,
      owner: FileOwner,
      requestId: string,
      incoming: IncomingFile,
    ): Promise<RequestFile> {
      if (!(await hasRequest(queries, owner, requestId))) {
        throw new ApiError('not_found', NO_REQUEST);
      }
      const identity = { id: newId(clock, random), uploadedBy: uploaderOf(owner) };
      const sealed = documentIdentityOf(identity);
      const key = random.bytes(KEY_BYTES);
      const seal = fileSealOf(sealed, key);
      return uploads.receive(asDocumentUpload(incoming), sealed, seal, async (file) => {
        const row: FileRow = {
          ...identity,
          requestId,
          entryId: null,
          sealedWords: sealFileName(
            secrets,
            identity,
            nameWithExtension(file.text.title, file.extension),
          ),
          sealedKey: sealFileKey(secrets, sealed, key),
          size: file.size,
          extension: file.extension,
          isEncrypted: file.isEncrypted,
          createdAt: clock.now(),
        };
        const savedId = await save(queries, owner, row, file, incoming);
        return presentFile(secrets, orNotFound(await findStoredFile(queries, savedId), NO_FILE));
      });
    },
    /** Opens a file that the owner may read. */
    async open(queries: Queries, owner: FileOwner, requestId: string, id: string) {
      return openPreview(
        documentOf(orNotFound(await findFile(queries, owner, requestId, id), NO_FILE)),
      );
    },
    /**
     * Removes an own file that is not sent yet.
     *
     * @returns a function that removes its content, to call after the commit.
     */
    async remove(transaction: Transaction, owner: FileOwner, requestId: string, id: string) {
      if (!(await deleteUnsentFile(transaction, owner, requestId, id))) {
        throw new ApiError('not_found', NO_FILE);
      }
      return () => removeContent(id);
    },
  };
}
