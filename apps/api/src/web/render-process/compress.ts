import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../../http/cache/compression.ts';

// A page is made for each visitor, so time and memory count more than the last bytes. The window (2^17 bytes) fits most
// pages at a fraction of the default's cost.
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
};

const compressions: Record<Encoding, (text: string) => Buffer> = {
  br: (text) => brotliCompressSync(text, brotliOptions),
  gzip: (text) => gzipSync(text),
  identity: (text) => Buffer.from(text),
};

/** Compresses a text that is sent once. It blocks the thread, in a process with nothing else to do meanwhile. */
export function compress(text: string, encoding: Encoding): Buffer {
  return compressions[encoding](text);
}
