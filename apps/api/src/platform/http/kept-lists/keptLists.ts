import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { remember } from '../../remember.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

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

const LISTS_LIMIT = 500;

/** Keeps the bodies of lists that are the same for every member, until the club's content changes. */
export interface KeptLists {
  /** The body kept under a name, or the one that `make` makes of it now. */
  get(name: string, make: () => Promise<string>): KeptBody | Promise<KeptBody>;
  /** Forgets every body, and those that are being made. */
  drop(): void;
}

/** @param mayKeep - whether a change of the content would be heard of now; while not, nothing is kept. */
export function createKeptLists(mayKeep: () => boolean): KeptLists {
  let bodies = new Map<string, KeptBody>();
  let making = new Map<string, Promise<KeptBody>>();
  return {
    get(name, make) {
      const kept = bodies.get(name) ?? making.get(name);
      if (kept !== undefined) return kept;
      const [ownBodies, ownMaking] = [bodies, making];
      const made = make()
        .then(keepBody)
        .then((body) => {
          // A drop meanwhile has replaced the maps, so that a body made of the old content is not found again.
          if (mayKeep()) remember(ownBodies, name, body, LISTS_LIMIT);
          return body;
        })
        .finally(() => ownMaking.delete(name));
      ownMaking.set(name, made);
      return made;
    },
    drop() {
      bodies = new Map();
      making = new Map();
    },
  };
}

/** The text of a successful answer. */
export const envelopeText = (data: unknown): string => JSON.stringify({ success: true, data });
