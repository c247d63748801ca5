import { open } from 'node:fs/promises';
import { CHUNK_BYTES, type FileSeal, sealChunk } from './chunks.ts';

/** Writes a file that is sealed as it comes: no more than one chunk of it is ever held. */
export interface SealedWriter {
  /** Takes the next bytes of the content. */
  write(bytes: Uint8Array): Promise<void>;
  /** Writes what is left, and waits until the disk has all. */
  finish(): Promise<void>;
  /** Lets go of the file; without effect on one that is finished. */
  close(): Promise<void>;
}

/** @param path - of a file that does not exist yet. */
export async function createSealedWriter(path: string, seal: FileSeal): Promise<SealedWriter> {
  const handle = await open(path, 'wx', 0o600);
  const held = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  let [filled, index, isOpen] = [0, 0, true];
  const writeChunk = async (isLast: boolean) => {
    await handle.writeFile(sealChunk(seal, index, isLast, held.subarray(0, filled)));
    index += 1;
    filled = 0;
  };
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await handle.close();
  };
  return {
    async write(bytes) {
      for (let at = 0; at < bytes.length;) {
        // A full chunk waits until there is more: only then is it known not to be the last.
        if (filled === CHUNK_BYTES) await writeChunk(false);
        const part = bytes.subarray(at, at + CHUNK_BYTES - filled);
        held.set(part, filled);
        filled += part.length;
        at += part.length;
      }
    },
    async finish() {
      await writeChunk(true);
      await handle.sync();
      await close();
    },
    close,
  };
}
