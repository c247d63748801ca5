import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import type { ArchivedEntry } from './contents.ts';
import { encryptionFor } from './encryption.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** An archive that is being written. */
export interface OpenArchive {
  /** The entries so far. */
  readonly entries: readonly ArchivedEntry[];
  /** Adds an entry of a known size in bytes. */
  add(name: string, size: number, content: Bytes): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  /** Adds content of an unknown size as entries of about a MiB: `FOLDER/000001`, and so on. */
  addPieces(folder: string, content: Bytes): Promise<void>;
}

const PIECE_BYTES = 1024 * 1024;

async function* one(bytes: Uint8Array) {
  yield bytes;
}

/**
 * Writes a tar archive, compressed by zstd and encrypted by age where there are recipients. At most some MB of it are in
 * memory.
 *
 * @param file - is ended.
 * @param recipients - public keys of age.
 * @param fill - adds the entries.
 */
export async function writeArchive(
  file: Writable,
  recipients: readonly string[],
  fill: (archive: OpenArchive) => Promise<void>,
): Promise<void> {
  const { readable, controller } = createTarPacker();
  const tar = Readable.fromWeb(readable);
  // The checksum reveals a change of what is not encrypted.
  const zipped = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const written =
    recipients.length === 0
      ? pipeline(tar, zipped, file)
      : pipeline(tar, zipped, encryptionFor(recipients), file);
  const filled = fill(openArchive(controller)).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error);
      throw error;
    },
  );
  // What fails first ends the other with the same error.
  const [writing, filling] = await Promise.allSettled([written, filled]);
  if (writing.status === 'rejected') throw writing.reason;
  if (filling.status === 'rejected') throw filling.reason;
}

function openArchive(controller: ReturnType<typeof createTarPacker>['controller']): OpenArchive {
  const entries: ArchivedEntry[] = [];
  const add = async (name: string, size: number, content: Bytes) => {
    const body = controller.add({ name, size, mode: 0o600, mtime: new Date(0) }).getWriter();
    const hash = createHash('sha256');
    let written = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      written += chunk.length;
      await body.write(chunk);
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`);
    await body.close();
    entries.push({ name, size, sha256: hash.digest('hex') });
  };
  return {
    entries,
    add,
    addText(name, text) {
      const bytes = Buffer.from(text);
      return add(name, bytes.length, one(bytes));
    },
    async addPieces(folder, content) {
      let count = 0;
      const addPiece = (chunks: readonly Uint8Array[]) => {
        const bytes = Buffer.concat(chunks);
        count += 1;
        return add(`${folder}/${String(count).padStart(6, '0')}`, bytes.length, one(bytes));
      };
      let [chunks, size]: [Uint8Array[], number] = [[], 0];
      for await (const chunk of content) {
        chunks.push(chunk);
        size += chunk.length;
        if (size < PIECE_BYTES) continue;
        await addPiece(chunks);
        [chunks, size] = [[], 0];
      }
      if (size > 0) await addPiece(chunks);
    },
  };
}
