import { createWriteStream } from 'node:fs';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as requestOverTls, type RequestOptions } from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PICTURE_SIZE_LIMIT } from '@parlour/contract/staff';
import { isDiskFull } from '../process/diskFull.ts';
import {
  HostError,
  hostOf,
  type HostRules,
  permittedIps,
  pinnedLookup,
  resolveBySystem,
} from '../network/checkedHost.ts';
import { isPublicIp } from '../network/publicIp.ts';
import { PictureError, type PictureErrorReason } from './pictureError.ts';

/** The most bytes of a picture, as of an uploaded one. */
export const PICTURE_BYTES = PICTURE_SIZE_LIMIT;

const FETCH_TIMEOUT = 10_000;
const HEADER_BYTES = 16 * 1024;
const REDIRECT_LIMIT = 5;

/** Fetches pictures from other hosts. */
export interface Upstream {
  /**
   * Fetches an https URL into a file.
   *
   * @param stopping - ends it.
   * @throws PictureError when the picture is not available or not permitted. Then the file is of no use.
   */
  fetch(url: URL, file: string, stopping?: AbortSignal): Promise<void>;
}

/** The network access of the fetcher, replaceable in tests. */
export interface UpstreamDependencies extends Pick<HostRules, 'resolve'> {
  readonly mayReach: (ip: string, url: URL) => boolean;
  readonly request: (
    options: RequestOptions,
    onResponse: (response: IncomingMessage) => void,
  ) => ClientRequest;
  /** Milliseconds for the whole fetch, from the name lookup to the last byte. */
  readonly within: number;
  /** The most bytes. */
  readonly bytes: number;
  /** Whether a redirect may lead there. Without it none is followed. */
  readonly mayFollow?: (url: URL) => boolean;
}

/** The real network. */
export const internet: UpstreamDependencies = {
  resolve: resolveBySystem,
  mayReach: isPublicIp,
  request: requestOverTls,
  within: FETCH_TIMEOUT,
  bytes: PICTURE_BYTES,
};

/** Fetches from public addresses alone. It follows no redirect unless it is told where they may lead. */
export function createUpstream(dependencies: UpstreamDependencies = internet): Upstream {
  const { mayReach, resolve, bytes, mayFollow } = dependencies;

  /** Fetches a URL, or returns the one that it leads on to. */
  const fetchOnce = async (url: URL, file: string, signal: AbortSignal) => {
    const rules = { resolve, mayReach: (ip: string) => mayReach(ip, url) };
    const ips = await beforeAbort(signal, permittedIps(url, rules));
    const response = await sendRequest(url, ips, dependencies, signal);
    try {
      const reason = errorReasonOf(response, bytes);
      const next = reason === 'redirect' ? nextOf(response, url) : null;
      if (next !== null && mayFollow?.(next) === true) return next;
      if (reason !== undefined) {
        throw new PictureError(reason, `status ${response.statusCode}`, retryAfterOf(response));
      }
      await pipeline(response, atMost(bytes), createWriteStream(file, { mode: 0o600 }), { signal });
      return undefined;
    } finally {
      response.destroy();
    }
  };

  return {
    async fetch(url, file, stopping) {
      const timeout = AbortSignal.timeout(dependencies.within);
      const signal = stopping === undefined ? timeout : AbortSignal.any([timeout, stopping]);
      try {
        let next: URL | undefined = url;
        for (let count = 0; next !== undefined; count += 1) {
          if (count > REDIRECT_LIMIT) throw new PictureError('redirect');
          next = await fetchOnce(next, file, signal);
        }
      } catch (error) {
        if (error instanceof PictureError || isDiskFull(error)) throw error;
        if (error instanceof HostError) throw new PictureError(error.reason, error.cause);
        throw new PictureError(signal.aborted ? 'silent' : 'failed', error);
      }
    },
  };
}

/** Sends the request to the given IP addresses only, without a second lookup of the name. */
function sendRequest(
  url: URL,
  ips: readonly string[],
  { request }: UpstreamDependencies,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      {
        host: hostOf(url),
        ...(url.protocol === 'http:' && { protocol: 'http:' }),
        port: url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port),
        path: url.pathname + url.search,
        headers: {
          host: url.host,
          // Some hosts refuse who does not say what it is.
          'user-agent': 'Parlour',
          accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
          'accept-encoding': 'identity',
        },
        // A reused connection would lead to the IP address of an earlier check.
        agent: false,
        lookup: pinnedLookup(ips),
        maxHeaderSize: HEADER_BYTES,
        signal,
      },
      resolve,
    );
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

/** Returns where a response leads on to. Null where it does not say. */
const nextOf = ({ headers }: IncomingMessage, from: URL): URL | null =>
  headers.location === undefined ? null : URL.parse(headers.location, from.href);

/** Returns how many seconds a response asks to wait: a number, or until a moment. */
function retryAfterOf({ headers }: IncomingMessage): number | undefined {
  const value = headers['retry-after'] ?? '';
  if (/^\d{1,6}$/.test(value)) return Number(value);
  const seconds = Math.ceil((Date.parse(value) - Date.parse(headers.date ?? '')) / 1000);
  return seconds > 0 ? seconds : undefined;
}

function errorReasonOf(
  { statusCode = 0, headers }: IncomingMessage,
  bytes: number,
): PictureErrorReason | undefined {
  if (statusCode >= 300 && statusCode < 400) return 'redirect';
  if (statusCode === 404 || statusCode === 410) return 'missing';
  if (statusCode !== 200) return 'failed';
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') return 'encoded';
  return Number(headers['content-length'] ?? 0) > bytes ? 'tooLarge' : undefined;
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
