import { Readable } from 'node:stream';
import type { DocumentExtension } from '@parlour/contract';
import { maskDocument, savedFileName } from '@parlour/core';
import { DamagedFileError } from '../../platform/files/chunks.ts';
import { openSealed } from '../../platform/files/sealedReader.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import { type DocumentFiles, storedNameOf } from './files.ts';
import type { DocumentRow } from './repository.ts';
import { openFileSeal, openText } from './sealing.ts';

/** A document opened for display. */
export interface Preview {
  readonly content: Readable;
  /** The length of the content, in bytes. */
  readonly size: number;
  readonly extension: DocumentExtension;
  readonly fileName: string;
  /** Whether browsers can show it. Otherwise it is downloaded. */
  readonly isInline: boolean;
}

/** Shows documents: HEIC as JPEG, and other files that browsers can't show as a download (docs/decisions/0014). */
export interface Previews {
  /**
   * Opens the document.
   *
   * @throws where its file is missing or damaged.
   */
  open(row: DocumentRow): Promise<Preview>;
}

const inlineExtensions: ReadonlySet<string> = new Set(['pdf', 'png', 'jpg', 'jpeg']);

/** Creates {@link Previews}. */
export function createPreviews(secrets: Secrets, { store, heic }: DocumentFiles): Previews {
  const open = async (row: DocumentRow): Promise<Readable> => {
    const source = await store.read(storedNameOf(row.id));
    return verifiedStream(source, openSealed(source, openFileSeal(secrets, row), row.size));
  };
  const unconverted = async (row: DocumentRow, title: string): Promise<Preview> => ({
    content: await open(row),
    size: row.size,
    extension: row.extension,
    fileName: savedFileName(title, row.extension),
    isInline: inlineExtensions.has(row.extension),
  });
  return {
    async open(row) {
      // The file name is masked like the list (FD2).
      const { title } = maskDocument(openText(secrets, row));
      if (row.extension !== 'heic') return unconverted(row, title);
      const jpeg = await heic.jpegOf(() => open(row));
      // The member's own device may open a HEIC that can't be converted here.
      if (jpeg === undefined) return unconverted(row, title);
      return {
        content: Readable.from([jpeg]),
        size: jpeg.length,
        extension: 'jpg',
        fileName: savedFileName(title, 'jpg'),
        isInline: true,
      };
    },
  };
}

/** Returns the content as a stream, after verifying its first chunk. */
async function verifiedStream(
  source: Readable,
  chunks: AsyncGenerator<Buffer, undefined>,
): Promise<Readable> {
  const first = await chunks.next().catch((error: unknown) => {
    source.destroy();
    throw error instanceof DamagedFileError ? error : readError(error);
  });
  const content = async function* () {
    if (first.value !== undefined) yield first.value;
    yield* chunks;
  };
  const stream = Readable.from(content(), { objectMode: false });
  stream.once('close', () => source.destroy());
  return stream;
}

/** Makes an error without its cause. An unreachable file store must not look like an unavailable database. */
const readError = (error: unknown) => {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new Error(`a stored file can not be read: ${reason}`);
};
