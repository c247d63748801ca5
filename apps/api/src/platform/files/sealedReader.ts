import { open } from 'node:fs/promises';
import {
  chunkCount,
  CHUNK_BYTES,
  DamagedFile,
  type FileSeal,
  openChunk,
  storedChunkBytes,
  storedChunkStart,
} from './chunks.ts';

/** Any part of a file's content. */
export interface FileContent {
  /** Bytes. */
  readonly size: number;
  /** The bytes from an offset; fewer where the file ends. */
  read(offset: number, length: number): Promise<Buffer>;
}

/**
 * Opens a stored file as it comes, one chunk at a time; none is released before it is verified.
 *
 * @param size - of the content, in bytes, as it was when it was stored.
 * @throws DamagedFile at the first chunk that is not as it was stored, and when there is more or less than that.
 */
export async function* openSealed(
  source: AsyncIterable<Uint8Array>,
  seal: FileSeal,
  size: number,
): AsyncGenerator<Buffer, undefined> {
  const count = chunkCount(size);
  let [index, held, length] = [0, [] as Uint8Array[], 0];
  for await (const part of source) {
    held.push(part);
    length += part.length;
    // The last chunk is opened at the end of the source, once nothing can follow it.
    while (index < count - 1 && length >= storedChunkBytes(size, index)) {
      const joined = Buffer.concat(held);
      const end = storedChunkBytes(size, index);
      [held, length] = [[joined.subarray(end)], joined.length - end];
      yield openChunk(seal, index, false, joined.subarray(0, end));
      index += 1;
    }
    if (length > storedChunkBytes(size, index)) throw new DamagedFile();
  }
  if (index !== count - 1) throw new DamagedFile();
  yield openChunk(seal, index, true, Buffer.concat(held));
  return undefined;
}

/** Looks into a sealed file on this machine's disk, with one chunk of it in memory. */
export async function withSealedFile<Result>(
  path: string,
  seal: FileSeal,
  size: number,
  work: (content: FileContent) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, 'r');
  const count = chunkCount(size);
  let known: { readonly index: number; readonly bytes: Buffer } | undefined;
  const chunkAt = async (index: number): Promise<Buffer> => {
    if (known?.index === index) return known.bytes;
    const stored = Buffer.alloc(storedChunkBytes(size, index));
    await handle.read(stored, 0, stored.length, storedChunkStart(index));
    const bytes = openChunk(seal, index, index === count - 1, stored);
    known = { index, bytes };
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
