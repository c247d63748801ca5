import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const encodings = ['br', 'gzip', 'identity'] as const;

/** The content encodings, smallest result first. */
export type Encoding = (typeof encodings)[number];

/** A response body in each encoding, ready to be sent to any permitted client. */
export interface CachedBody {
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// A window that reaches over the whole of a small body. The default one makes brotli clear tables of many megabytes for each
// body, which takes a small one twenty times as long and saves it nothing.
const SMALL_WINDOW_BITS = 16;
const SMALL_BODY = 2 ** SMALL_WINDOW_BITS;
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const brotliOptions = { params: brotliParams };
const smallBrotliOptions = {
  params: { ...brotliParams, [constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW_BITS },
};

/** Compresses a body once for all later responses. */
export async function createCachedBody(text: string): Promise<CachedBody> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, identity.length <= SMALL_BODY ? smallBrotliOptions : brotliOptions),
    compressGzip(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // Weak, since all three encodings share the ETag.
  return { etag: `W/"${hash}"`, bytes: { br, gzip: gzipped, identity } };
}

const encodingsByHeader = new LRUCache<string, Encoding>({ max: 100 });

/** Returns the smallest encoding allowed by an Accept-Encoding header. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const cached = encodingsByHeader.get(header);
  if (cached !== undefined) return cached;
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q\s*=\s*/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);
  const encoding = encodings.find((name) => accepted.includes(name)) ?? 'identity';
  encodingsByHeader.set(header, encoding);
  return encoding;
}
