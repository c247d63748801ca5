import { Readable } from 'node:stream';
import { maskDocument, savedFileName } from '@parlour/core';
import { DamagedFile } from '../../platform/files/chunks.ts';
import { openSealed } from '../../platform/files/sealedReader.ts';
import type { StreamAnswer } from '../../platform/http/handler.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { dispositionOf } from './disposition.ts';
import { type DocumentFiles, fileOf } from './files.ts';
import { mediaTypeOf } from './kinds.ts';
import type { DocumentRow } from './repository.ts';
import { openKey, openWords } from './sealing.ts';

/** Shows documents (docs/decisions/0014: HEIC as JPEG, what a browser can't show as a download). */
export interface Previews {
  /** The answer that shows the document; throws where its file is missing or damaged. */
  of(row: DocumentRow): Promise<StreamAnswer>;
}

const shownInline: ReadonlySet<string> = new Set(['pdf', 'png', 'jpg', 'jpeg']);

/** Makes what shows documents. */
export function createPreviews(secrets: Secrets, { store, heic }: DocumentFiles): Previews {
  const open = async (row: DocumentRow): Promise<Readable> => {
    const source = await store.read(fileOf(row.id));
    return verified(source, openSealed(source, openKey(secrets, row), row.size));
  };
  const asItIs = async (row: DocumentRow, title: string): Promise<StreamAnswer> => ({
    stream: await open(row),
    length: row.size,
    type: mediaTypeOf(row.extension),
    disposition: dispositionOf(
      shownInline.has(row.extension) ? 'inline' : 'attachment',
      savedFileName(title, row.extension),
    ),
  });
  return {
    async of(row) {
      // A number that no list shows is not in the name of a saved file either.
      const { title } = maskDocument(openWords(secrets, row));
      if (row.extension !== 'heic') return asItIs(row, title);
      const jpeg = await heic.jpegOf(() => open(row));
      // One that can't be opened here may be opened where it came from.
      if (jpeg === undefined) return asItIs(row, title);
      return {
        stream: Readable.from([jpeg]),
        length: jpeg.length,
        type: mediaTypeOf('jpg'),
        disposition: dispositionOf('inline', savedFileName(title, 'jpg')),
      };
    },
  };
}

/** The content as a stream; its first chunk is verified before anything is answered. */
async function verified(
  source: Readable,
  chunks: AsyncGenerator<Buffer, undefined>,
): Promise<Readable> {
  const first = await chunks.next().catch((error: unknown) => {
    source.destroy();
    throw error instanceof DamagedFile ? error : unreadable(error);
  });
  const content = async function* () {
    if (first.value !== undefined) yield first.value;
    yield* chunks;
  };
  const stream = Readable.from(content(), { objectMode: false });
  stream.once('close', () => source.destroy());
  return stream;
}

/** Without its cause: a file store that can't be reached must not look like a database that is away. */
const unreadable = (error: unknown) => {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new Error(`a stored file can not be read: ${reason}`);
};
