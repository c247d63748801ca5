import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENT_SIZE_LIMIT, type Calls, type DocumentExtension } from '@parlour/contract';
import { documentTitle } from '@parlour/core';
import type { FileSeal } from '../../platform/files/chunks.ts';
import { createSealedWriter } from '../../platform/files/sealedWriter.ts';
import { withSealedFile } from '../../platform/files/sealedReader.ts';
import { invalidInput } from '../../errors/apiError.ts';
import type { IncomingUpload } from '../../http/calls/handler.ts';
import { createUploadTurns } from '../../http/upload/uploadTurns.ts';
import { acceptedKind } from './kinds.ts';
import { recognize } from './recognition.ts';
import type { DocumentIdentity, DocumentText } from './sealing.ts';

/** The most uploads that are read at once. Each takes some 10 MB of memory (docs/decisions/0014). */
const UPLOAD_LIMIT = 24;
/** The most uploads of one member that are read at once, so that no two members can hold everybody's places. */
const MEMBER_READING_LIMIT = 6;
/** The most uploads of one member, with those that wait for their turn. */
const MEMBER_UPLOAD_LIMIT = 20;

/** An upload of a document with an unread body. */
export type IncomingDocument = IncomingUpload<Calls['uploadDocument']>;

/** A completely received file, sealed on this machine's disk, with its title and description. */
export interface ReceivedFile {
  readonly path: string;
  readonly text: DocumentText;
  /** Bytes. */
  readonly size: number;
  readonly extension: DocumentExtension;
  readonly isEncrypted: boolean;
  /** SHA-256 of the content. */
  readonly hash: string;
}

/** What receives uploaded files. */
export type Uploads = ReturnType<typeof createUploads>;

/**
 * Creates what receives uploaded files.
 *
 * @param folder - used by uploads alone. Files that an earlier server left there are removed.
 */
export function createUploads(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const turns = createUploadTurns('documents', {
    reading: UPLOAD_LIMIT,
    readingOfOwner: MEMBER_READING_LIMIT,
    ofOwner: MEMBER_UPLOAD_LIMIT,
  });

  const read = async (
    incoming: IncomingDocument,
    path: string,
    seal: FileSeal,
  ): Promise<ReceivedFile> => {
    const writer = await createSealedWriter(path, seal);
    const hash = createHash('sha256');
    let size = 0;
    try {
      const limits = { field: 'file', fileBytes: DOCUMENT_SIZE_LIMIT };
      const { body } = await incoming.receive(limits, async (bytes) => {
        size += bytes.length;
        hash.update(bytes);
        await writer.write(bytes);
      });
      if (size === 0) throw invalidInput('file', 'The file is empty. Please choose another.');
      await writer.finish();
      const recognized = await withSealedFile(path, seal, size, recognize);
      const title = documentTitle(body.title);
      if (title === '') throw invalidInput('title', 'title must not be empty.');
      const text = { title, description: body.description };
      return { path, text, size, ...acceptedKind(recognized), hash: hash.digest('base64url') };
    } finally {
      await writer.close();
    }
  };

  return {
    /**
     * Receives and recognizes a file, passes it to `work`, then removes it from the disk.
     *
     * @param identity - the document of the file. Its id is the file's name on the disk.
     * @throws ApiError where the upload is invalid, too large, one too many or the disk full.
     */
    async receive<Result>(
      incoming: IncomingDocument,
      { id, memberId }: DocumentIdentity,
      seal: FileSeal,
      work: (file: ReceivedFile) => Promise<Result>,
    ) {
      const path = join(folder, id);
      try {
        return await turns.take(memberId, async () => work(await read(incoming, path, seal)));
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}
