import { createCipheriv, createDecipheriv } from 'node:crypto';

/** How much of a file is sealed in one piece, in bytes; only the last may be shorter. */
export const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;

/** What seals one file: a key that no other file has, and whose file it is. */
export interface FileSeal {
  readonly key: Uint8Array;
  /** Sealed with every chunk, so that it opens only where the same is expected. */
  readonly belongsTo: string;
}

/** A stored file that is not what was stored: altered, cut, mixed up, or sealed for something else. */
export class DamagedFile extends Error {
  constructor() {
    super('a stored file is damaged');
  }
}

/** The number of chunks of a file, from its size in bytes. */
export const chunkCount = (size: number): number => Math.max(1, Math.ceil(size / CHUNK_BYTES));

/** The bytes that a chunk of a file takes where it is stored. */
export const storedChunkBytes = (size: number, index: number): number =>
  Math.min(CHUNK_BYTES, size - index * CHUNK_BYTES) + TAG_BYTES;

/** Where a chunk begins in the stored file. */
export const storedChunkStart = (index: number): number => index * (CHUNK_BYTES + TAG_BYTES);

/** The bytes that a file of this size takes where it is stored. */
export const storedBytes = (size: number): number => size + chunkCount(size) * TAG_BYTES;

/** Counts the chunks and marks the last, so that none can be moved, left out or put in. The key is never used for another file. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Encrypts one chunk (AES-256-GCM); its tag comes last. */
export function sealChunk(seal: FileSeal, index: number, isLast: boolean, bytes: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', seal.key, nonceOf(index, isLast));
  cipher.setAAD(Buffer.from(seal.belongsTo));
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Opens one chunk, whole or not at all.
 *
 * @throws DamagedFile when it is not the chunk that was sealed at this place of this file.
 */
export function openChunk(seal: FileSeal, index: number, isLast: boolean, stored: Buffer): Buffer {
  if (stored.length < TAG_BYTES) throw new DamagedFile();
  const end = stored.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', seal.key, nonceOf(index, isLast));
  decipher.setAAD(Buffer.from(seal.belongsTo));
  decipher.setAuthTag(stored.subarray(end));
  try {
    return Buffer.concat([decipher.update(stored.subarray(0, end)), decipher.final()]);
  } catch {
    throw new DamagedFile();
  }
}
