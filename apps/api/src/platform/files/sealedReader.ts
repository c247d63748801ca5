import { open } from 'node:fs/promises';
import {
  chunkCount,
  CHUNK_BYTES,
  DamagedFileError,
  type FileSeal,
  openChunk,
  storedChunkBytes,
  storedChunkStart,
} from './chunks.ts';

/** Random access to the content of a sealed file. */
export interface FileContent {
  /** The size in bytes. */
  readonly size: number;
  /** Reads the bytes from an offset, fewer at the end of the file. */
  read(offset: number, length: number): Promise<Buffer>;
}

/**
 * Decrypts a stored file from a stream, chunk by chunk. No chunk is released before it is verified.
 *
 * @param size - the size of the content when it was stored, in bytes.
 * @throws DamagedFileError at the first altered chunk, and when the file is shorter or longer than `size`.
 */
export async function* openSealed(source: AsyncIterable<Uint8Array>, seal: FileSeal, size: number) {
  const count = chunkCount(size);
  let [index, pending, length] = [0, [] as Uint8Array[], 0];
  for await (const part of source) {
    pending.push(part);
    length += part.length;
    // The last chunk is opened only at the end of the source, when nothing can follow.
    while (index < count - 1 && length >= storedChunkBytes(size, index)) {
      const buffered = Buffer.concat(pending);
      const end = storedChunkBytes(size, index);
      [pending, length] = [[buffered.subarray(end)], buffered.length - end];
      yield openChunk(seal, index, false, buffered.subarray(0, end));
      index += 1;
    }
    if (length > storedChunkBytes(size, index)) throw new DamagedFileError();
  }
  if (index !== count - 1) throw new DamagedFileError();
  yield openChunk(seal, index, true, Buffer.concat(pending));
  return undefined;
}

/** Gives random access to a sealed file on the local disk, with one chunk in memory. */
export async function withSealedFile<Result>(
  path: string,
  seal: FileSeal,
  size: number,
  work: (content: FileContent) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, 'r');
  const count = chunkCount(size);
  let lastChunk: { readonly index: number; readonly bytes: Buffer } | undefined;
  const chunkAt = async (index: number): Promise<Buffer> => {
    if (lastChunk?.index === index) return lastChunk.bytes;
    const stored = Buffer.alloc(storedChunkBytes(size, index));
    await handle.read(stored, 0, stored.length, storedChunkStart(index));
    const bytes = openChunk(seal, index, index === count - 1, stored);
    lastChunk = { index, bytes };
    return bytes;
  };
  const read = async (offset: number, length: number): Promise<Buffer> => {
    const end = Math.min(offset + length, size);
    const parts: Buffer[] = [];
    for (let at = offset; at < end;) {
      const index = Math.floor(at / CHUNK_BYTES);
      const start = index * CHUNK_BYTES;
      const bytes = await chunkAt(index);
      parts.push(bytes.subarray(at - start, end - start));
      at = start + bytes.length;
    }
    return Buffer.concat(parts);
  };
  try {
    return await work({ size, read });
  } finally {
    await handle.close();
  }
}
