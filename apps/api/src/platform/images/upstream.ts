import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as requestOverTls, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDiskFull } from '../process/diskFull.ts';
import { isPublicIp } from './publicIp.ts';
import { PictureError, type PictureErrorReason } from './pictureError.ts';

/** The most bytes of a picture. */
export const PICTURE_BYTES = 10 * 1024 * 1024;

const FETCH_TIMEOUT = 10_000;
const HEADER_BYTES = 16 * 1024;

/** Fetches pictures from other hosts. */
export interface Upstream {
  /**
   * Fetches an https URL into a file.
   *
   * @throws PictureError when the picture is not available or not permitted. Then the file is of no use.
   */
  fetch(url: URL, file: string): Promise<void>;
}

/** The network access of the fetcher, replaceable in tests. */
export interface UpstreamDependencies {
  /** Resolves a host name to all its IP addresses. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly mayReach: (ip: string) => boolean;
  readonly request: (
    options: RequestOptions,
    onResponse: (response: IncomingMessage) => void,
  ) => ClientRequest;
  /** Milliseconds for the whole fetch, from the name lookup to the last byte. */
  readonly within: number;
}

/** The real network. */
export const internet: UpstreamDependencies = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayReach: isPublicIp,
  request: requestOverTls,
  within: FETCH_TIMEOUT,
};

/** Fetches over HTTPS, from public addresses alone, and follows no redirect. */
export function createUpstream(dependencies: UpstreamDependencies = internet): Upstream {
  return {
    async fetch(url, file) {
      const signal = AbortSignal.timeout(dependencies.within);
      try {
        const ips = await beforeAbort(signal, permittedIps(url, dependencies));
        const response = await sendRequest(url, ips, dependencies, signal);
        try {
          const reason = errorReasonOf(response);
          if (reason !== undefined) throw new PictureError(reason, `status ${response.statusCode}`);
          await pipeline(response, atMost(PICTURE_BYTES), createWriteStream(file), { signal });
        } finally {
          response.destroy();
        }
      } catch (error) {
        if (error instanceof PictureError || isDiskFull(error)) throw error;
        throw new PictureError(signal.aborted ? 'silent' : 'failed', error);
      }
    },
  };
}

/** Resolves the host to IP addresses, and rejects it unless all are permitted. */
async function permittedIps({ hostname }: URL, dependencies: UpstreamDependencies) {
  const host = hostname.replace(/^\[|\]$/g, '');
  const ips =
    isIP(host) === 0
      ? await dependencies.resolve(host).catch((error: unknown) => {
          throw new PictureError('unknownHost', error);
        })
      : [host];
  if (ips.length === 0) throw new PictureError('unknownHost');
  // One bad address among good ones is an attack by DNS rebinding.
  const bad = ips.find((ip) => !dependencies.mayReach(ip));
  if (bad !== undefined) throw new PictureError('notPublic', bad);
  return ips;
}

/** Sends the request to the given IP addresses only, without a second lookup of the name. */
function sendRequest(
  url: URL,
  ips: readonly string[],
  { request }: UpstreamDependencies,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const targets = ips.map((ip) => ({ address: ip, family: isIP(ip) }));
  const pinnedLookup: LookupFunction = (_host, options, done) => {
    const [first] = targets;
    if (options.all === true || first === undefined) done(null, targets);
    else done(null, first.address, first.family);
  };
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      {
        host: url.hostname.replace(/^\[|\]$/g, ''),
        port: url.port === '' ? 443 : Number(url.port),
        path: url.pathname + url.search,
        headers: {
          host: url.host,
          accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
          'accept-encoding': 'identity',
        },
        // A reused connection would lead to the IP address of an earlier check.
        agent: false,
        lookup: pinnedLookup,
        maxHeaderSize: HEADER_BYTES,
        signal,
      },
      resolve,
    );
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

function errorReasonOf({
  statusCode = 0,
  headers,
}: IncomingMessage): PictureErrorReason | undefined {
  if (statusCode >= 300 && statusCode < 400) return 'redirect';
  if (statusCode === 404 || statusCode === 410) return 'missing';
  if (statusCode !== 200) return 'failed';
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') return 'encoded';
  return Number(headers['content-length'] ?? 0) > PICTURE_BYTES ? 'tooLarge' : undefined;
}

/** Limits the received bytes, whatever the header announced. */
function atMost(limit: number): Transform {
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      if (count > limit) done(new PictureError('tooLarge'));
      else done(null, chunk);
    },
  });
}

const beforeAbort = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new PictureError('silent')), { once: true });
    }),
  ]);
