import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { remember } from '../../remember.ts';

const encodings = ['br', 'gzip', 'identity'] as const;

/** How a body may be encoded, the smallest first. */
export type Encoding = (typeof encodings)[number];

/** A body that is ready to be sent to anyone who may see it, in each encoding. */
export interface KeptBody {
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Compresses a body once, for all who will ask for it. */
export async function keepBody(text: string): Promise<KeptBody> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([asBrotli(identity, brotliOptions), asGzip(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // Weak, since the three encodings share it.
  return { etag: `W/"${hash}"`, bytes: { br, gzip: gzipped, identity } };
}

/** Whether an If-None-Match header names the body: the client has it already. Weak and strong names count alike. */
export const hasBody = (
  ifNoneMatch: string | undefined,
  { etag }: Pick<KeptBody, 'etag'>,
): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag.slice('W/'.length)));

const known = new Map<string, Encoding>();
const KNOWN_LIMIT = 100;

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const before = known.get(header);
  if (before !== undefined) return before;
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q\s*=\s*/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);
  const encoding = encodings.find((name) => accepted.includes(name)) ?? 'identity';
  remember(known, header, encoding, KNOWN_LIMIT);
  return encoding;
}

const KEPT_LIMIT = 500;

/** Keeps what is made of the club's content, the same for everyone, until that changes. */
export interface Kept<Value> {
  /** What is kept under a name, or what is made now of what `make` gives. */
  get(name: string, make: () => Promise<string>): Value | Promise<Value>;
  /** Forgets everything, and what is being made. */
  drop(): void;
}

/** Keeps the bodies of lists, ready to be sent. */
export type KeptLists = Kept<KeptBody>;

/** @param mayKeep - whether a change of the content would be heard of now; while not, nothing is kept. */
export const createKeptLists = (mayKeep: () => boolean): KeptLists => createKept(mayKeep, keepBody);

/** Keeps texts as they are, for the server itself. */
export const createKeptTexts = (mayKeep: () => boolean): Kept<string> =>
  createKept(mayKeep, (text) => Promise.resolve(text));

function createKept<Value>(
  mayKeep: () => boolean,
  finish: (text: string) => Promise<Value>,
): Kept<Value> {
  let values = new Map<string, Value>();
  let making = new Map<string, Promise<Value>>();
  return {
    get(name, make) {
      const kept = values.get(name) ?? making.get(name);
      if (kept !== undefined) return kept;
      const [ownValues, ownMaking] = [values, making];
      const made = make()
        .then(finish)
        .then((value) => {
          // A drop meanwhile has replaced the maps, so that what was made of the old content is not found again.
          if (mayKeep()) remember(ownValues, name, value, KEPT_LIMIT);
          return value;
        })
        .finally(() => ownMaking.delete(name));
      ownMaking.set(name, made);
      return made;
    },
    drop() {
      values = new Map();
      making = new Map();
    },
  };
}

/** The text of a successful answer. */
export const envelopeText = (data: unknown): string => JSON.stringify({ success: true, data });
