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
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Compresses a body once for all later responses. */
export async function createCachedBody(text: string): Promise<CachedBody> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, brotliOptions),
    compressGzip(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // Weak, since all three encodings share the ETag.
  return { etag: `W/"${hash}"`, bytes: { br, gzip: gzipped, identity } };
}

/** Whether an If-None-Match header names the body, so that the client already has it. Weak and strong ETags match alike. */
export function isNotModified(
  ifNoneMatch: string | undefined,
  { etag }: Pick<CachedBody, 'etag'>,
): boolean {
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag.slice('W/'.length)))
  );
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

const ENTRY_LIMIT = 500;

/** A cache of values made from the club's content, the same for everyone, until the content changes. */
export interface ContentCache<Value> {
  /** Returns the cached value of a name, or makes it from the text of `make`. */
  get(name: string, make: () => Promise<string>): Value | Promise<Value>;
  /** Drops all values, including those still being made. */
  drop(): void;
}

/** A cache of response bodies, ready to be sent. */
export type ResponseCache = ContentCache<CachedBody>;

/** @param mayCache - whether changes of the content are being received. Otherwise nothing is cached. */
export function createResponseCache(mayCache: () => boolean): ResponseCache {
  return createContentCache(mayCache, createCachedBody);
}

/** Creates a cache of plain texts for the server's own use. */
export function createTextCache(mayCache: () => boolean): ContentCache<string> {
  return createContentCache(mayCache, (text) => Promise.resolve(text));
}

function createContentCache<Value extends CachedBody | string>(
  mayCache: () => boolean,
  finish: (text: string) => Promise<Value>,
): ContentCache<Value> {
  const newValues = () => new LRUCache<string, Value>({ max: ENTRY_LIMIT });
  let values = newValues();
  let pending = new Map<string, Promise<Value>>();
  return {
    get(name, make) {
      const cached = values.get(name) ?? pending.get(name);
      if (cached !== undefined) return cached;
      const [ownValues, ownPending] = [values, pending];
      const pendingValue = make()
        .then(finish)
        .then((value) => {
          // A drop meanwhile has replaced the maps, so a value made from the old content is never returned.
          if (mayCache()) ownValues.set(name, value);
          return value;
        })
        .finally(() => ownPending.delete(name));
      ownPending.set(name, pendingValue);
      return pendingValue;
    },
    drop() {
      values = newValues();
      pending = new Map();
    },
  };
}
