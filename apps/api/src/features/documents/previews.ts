import { Readable } from 'node:stream';
import type { DocumentExtension } from '@parlour/contract';
import { maskDocument, mediaTypeOf, savedFileName } from '@parlour/core';
import { DamagedFileError } from '../../platform/files/chunks.ts';
import { ApiError } from '../../errors/apiError.ts';
import { openSealed } from '../../platform/files/sealedReader.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import type { StreamResponse } from '../../http/streamResponses.ts';
import { type DocumentFiles, storedNameOf } from './files.ts';
import type { DocumentRow } from './repository.ts';
import { openFileSeal, openText } from './sealing.ts';

const inlineExtensions: ReadonlySet<string> = new Set([
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'avif',
]);

/** Returns the response with a document: shown by browsers that can, otherwise downloaded. */
function previewOf(
  stream: Readable,
  length: number,
  title: string,
  extension: DocumentExtension,
): StreamResponse {
  const kind = inlineExtensions.has(extension) ? 'inline' : 'attachment';
  const disposition = contentDispositionOf(kind, savedFileName(title, extension));
  return { stream, length, type: mediaTypeOf(extension), disposition };
}

/**
 * Creates the function that opens a document for display: HEIC as JPEG (docs/decisions/0014). It throws where the file is
 * missing or damaged.
 */
export function createOpenPreview(secrets: Secrets, { store, heic }: DocumentFiles) {
  const open = async (row: DocumentRow): Promise<Readable> => {
    const source = await store.read(storedNameOf(row.id));
    return verifiedStream(source, openSealed(source, openFileSeal(secrets, row), row.size));
  };
  return async (row: DocumentRow): Promise<StreamResponse> => {
    // The file name is masked like the list (api/documents-2).
    const { title } = maskDocument(openText(secrets, row));
    const jpeg = row.extension === 'heic' ? await heic.jpegOf(() => open(row)) : undefined;
    // The member's own device may open a HEIC that can't be converted here.
    if (!Buffer.isBuffer(jpeg)) return previewOf(await open(row), row.size, title, row.extension);
    return previewOf(Readable.from([jpeg]), jpeg.length, title, 'jpg');
  };
}

/** Returns the content as a stream, after verifying its first chunk. */
async function verifiedStream(
  source: Readable,
  chunks: AsyncGenerator<Buffer, undefined>,
): Promise<Readable> {
  const first = await chunks.next().catch((error: unknown) => {
    source.destroy();
    throw error instanceof DamagedFileError || error instanceof ApiError ? error : readError(error);
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

/** Builds the header `Content-Disposition` (RFC 6266), with an ASCII fallback beside the full name. */
export function contentDispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|[%"\\]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
