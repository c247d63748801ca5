import { open } from 'node:fs/promises';
import { CHUNK_BYTES, type FileSeal, sealChunk } from './chunks.ts';

/**
 * Creates what seals a file while it is written, with at most one chunk in memory.
 *
 * @param path - the path of a new file.
 */
export async function createSealedWriter(path: string, seal: FileSeal) {
  const handle = await open(path, 'wx', 0o600);
  const chunkBuffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  let [filled, index, isOpen] = [0, 0, true];
  const writeChunk = async (isLast: boolean) => {
    await handle.writeFile(sealChunk(seal, index, isLast, chunkBuffer.subarray(0, filled)));
    index += 1;
    filled = 0;
  };
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await handle.close();
  };
  return {
    /** Writes the next bytes of the content. */
    async write(bytes: Uint8Array) {
      for (let at = 0; at < bytes.length;) {
        // A full chunk waits for more content, since until then it may be the last.
        if (filled === CHUNK_BYTES) await writeChunk(false);
        const part = bytes.subarray(at, at + CHUNK_BYTES - filled);
        chunkBuffer.set(part, filled);
        filled += part.length;
        at += part.length;
      }
    },
    /** Writes the last chunk, and waits until the file is on disk. */
    async finish() {
      await writeChunk(true);
      await handle.sync();
      await close();
    },
    /** Closes the file. Has no effect after `finish`. */
    close,
  };
}
