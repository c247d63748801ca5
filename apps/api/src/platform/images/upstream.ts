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
export interface UpstreamDependencies extends HostRules {
  readonly request: (
    options: RequestOptions,
    onResponse: (response: IncomingMessage) => void,
  ) => ClientRequest;
  /** Milliseconds for the whole fetch, from the name lookup to the last byte. */
  readonly within: number;
}

/** The real network. */
export const internet: UpstreamDependencies = {
  resolve: resolveBySystem,
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
          await pipeline(
            response,
            atMost(PICTURE_BYTES),
            createWriteStream(file, { mode: 0o600 }),
            { signal },
          );
        } finally {
          response.destroy();
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
        port: url.port === '' ? 443 : Number(url.port),
        path: url.pathname + url.search,
        headers: {
          host: url.host,
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
