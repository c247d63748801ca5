import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as requestOverTls, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPublicAddress } from './publicAddress.ts';
import { PictureRefusal, type PictureFault } from './refusals.ts';

/** The most bytes that a picture may have. */
export const PICTURE_BYTES = 10 * 1024 * 1024;

const WITHIN = 10_000;
const HEADER_BYTES = 16 * 1024;

/** Where pictures of other hosts come from. */
export interface Upstream {
  /**
   * Fetches what is at an https address into a file.
   *
   * @throws PictureRefusal when it can't or mustn't be had; what the file then holds is of no use.
   */
  fetch(url: URL, file: string): Promise<void>;
}

/** What the fetching does with the world, so that tests can stand in for it. */
export interface UpstreamParts {
  /** All addresses of a host's name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly mayReach: (address: string) => boolean;
  readonly request: (
    options: RequestOptions,
    onAnswer: (answer: IncomingMessage) => void,
  ) => ClientRequest;
  /** Milliseconds for all of it, from the name to the last byte. */
  readonly within: number;
}

/** The world as it is. */
export const internet: UpstreamParts = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayReach: isPublicAddress,
  request: requestOverTls,
  within: WITHIN,
};

/** Fetches over HTTPS, from public addresses alone, and follows no redirect. */
export function createUpstream(parts: UpstreamParts = internet): Upstream {
  return {
    async fetch(url, file) {
      const signal = AbortSignal.timeout(parts.within);
      try {
        const addresses = await beforeAbort(signal, addressesOf(url, parts));
        const answer = await ask(url, addresses, parts, signal);
        try {
          const fault = faultOf(answer);
          if (fault !== undefined) throw new PictureRefusal(fault, `status ${answer.statusCode}`);
          await pipeline(answer, atMost(PICTURE_BYTES), createWriteStream(file), { signal });
        } finally {
          answer.destroy();
        }
      } catch (error) {
        if (error instanceof PictureRefusal) throw error;
        throw new PictureRefusal(signal.aborted ? 'silent' : 'failed', error);
      }
    },
  };
}

/** The addresses of the host, every one of which may be reached. */
async function addressesOf({ hostname }: URL, parts: UpstreamParts): Promise<readonly string[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses =
    isIP(host) === 0
      ? await parts.resolve(host).catch((error: unknown) => {
          throw new PictureRefusal('unknownHost', error);
        })
      : [host];
  if (addresses.length === 0) throw new PictureRefusal('unknownHost');
  // One bad address among good ones is how a name leads astray after it was looked at.
  const bad = addresses.find((address) => !parts.mayReach(address));
  if (bad !== undefined) throw new PictureRefusal('notPublic', bad);
  return addresses;
}

/** Sends the request to exactly the addresses given: the name is not looked up again. */
function ask(
  url: URL,
  addresses: readonly string[],
  { request }: UpstreamParts,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  const pinned: LookupFunction = (_host, options, done) => {
    const [first] = found;
    if (options.all === true || first === undefined) done(null, found);
    else done(null, first.address, first.family);
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: url.hostname.replace(/^\[|\]$/g, ''),
        port: url.port === '' ? 443 : Number(url.port),
        path: url.pathname + url.search,
        headers: {
          host: url.host,
          accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
          'accept-encoding': 'identity',
        },
        // A kept connection would lead to the address of an earlier check.
        agent: false,
        lookup: pinned,
        maxHeaderSize: HEADER_BYTES,
        signal,
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end();
  });
}

function faultOf({ statusCode = 0, headers }: IncomingMessage): PictureFault | undefined {
  if (statusCode >= 300 && statusCode < 400) return 'redirect';
  if (statusCode === 404 || statusCode === 410) return 'missing';
  if (statusCode !== 200) return 'failed';
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') return 'encoded';
  return Number(headers['content-length'] ?? 0) > PICTURE_BYTES ? 'tooLarge' : undefined;
}

/** Counts what comes, whatever its header had promised. */
function atMost(limit: number): Transform {
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      if (count > limit) done(new PictureRefusal('tooLarge'));
      else done(null, chunk);
    },
  });
}

const beforeAbort = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new PictureRefusal('silent')), { once: true });
    }),
  ]);
