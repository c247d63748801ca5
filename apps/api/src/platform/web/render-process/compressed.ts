import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../../http/kept-lists/keptLists.ts';

// A page is made anew for each visitor, so time and memory count more than the last bytes: the window (2^17 bytes) holds
// most of it, and costs a fraction of the usual one.
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
};

const compressions: Record<Encoding, (text: string) => Buffer> = {
  br: (text) => brotliCompressSync(text, brotliOptions),
  gzip: (text) => gzipSync(text),
  identity: (text) => Buffer.from(text),
};

/** A text as it is sent once, in an encoding. It holds the thread, in a process that has nothing else to do meanwhile. */
export const compressed = (text: string, encoding: Encoding): Buffer =>
  compressions[encoding](text);
