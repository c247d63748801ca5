import { createCipheriv, createDecipheriv } from 'node:crypto';

/** The bytes of content in one sealed chunk. Only the last chunk may be shorter. */
export const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;

/** The key and owner of one file. The key is used for no other file. */
export interface FileSeal {
  readonly key: Uint8Array;
  /** Authenticated with every chunk, so that a chunk opens only for the same owner. */
  readonly belongsTo: string;
}

/** Reports a stored file that was altered, cut, mixed up, or sealed for something else. */
export class DamagedFileError extends Error {
  constructor() {
    super('a stored file is damaged');
  }
}

/** Returns the number of chunks of a file, from its size in bytes. */
export function chunkCount(size: number): number {
  return Math.max(1, Math.ceil(size / CHUNK_BYTES));
}

/** Returns the stored size of a chunk, in bytes. */
export function storedChunkBytes(size: number, index: number): number {
  return Math.min(CHUNK_BYTES, size - index * CHUNK_BYTES) + TAG_BYTES;
}

/** Returns the offset of a chunk in the stored file. */
export function storedChunkStart(index: number): number {
  return index * (CHUNK_BYTES + TAG_BYTES);
}

/** Makes a nonce with the index and a mark for the last chunk, so that no chunk can be moved, left out or inserted. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Encrypts one chunk (AES-256-GCM), and appends its tag. */
export function sealChunk(seal: FileSeal, index: number, isLast: boolean, bytes: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', seal.key, nonceOf(index, isLast));
  cipher.setAAD(Buffer.from(seal.belongsTo));
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts and verifies one chunk.
 *
 * @throws DamagedFileError unless it is the chunk that was sealed at this index of this file.
 */
export function openChunk(seal: FileSeal, index: number, isLast: boolean, stored: Buffer): Buffer {
  if (stored.length < TAG_BYTES) throw new DamagedFileError();
  const end = stored.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', seal.key, nonceOf(index, isLast));
  decipher.setAAD(Buffer.from(seal.belongsTo));
  decipher.setAuthTag(stored.subarray(end));
  try {
    return Buffer.concat([decipher.update(stored.subarray(0, end)), decipher.final()]);
  } catch {
    throw new DamagedFileError();
  }
}
