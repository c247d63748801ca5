import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';

// Bytes a second.
const LEAST_READ_RATE = 8 * 1024;
const LEAST_UPLOAD_RATE = 256 * 1024;

// The client leaves its requests untyped.
const requestSchema = z.object({
  method: z.string(),
  headers: z.record(z.string(), z.string()),
  query: z.record(z.string(), z.unknown()).default({}),
});

/** Thrown for a service that responds, but too slowly. */
class TooSlowError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Gives up requests whose response drips: the client has no limit for them. The content of a file has another
 * limit, {@link atLeastRate}, since members take their time to read it.
 *
 * @param limit - milliseconds for the response to a request without a body.
 */
export function limitRequests(client: S3Client, limit: number): void {
  const handler = client.config.requestHandler;
  const handle = handler.handle.bind(handler);
  handler.handle = async (request, options) => {
    const { method, headers, query } = requestSchema.parse(request);
    const size = Number(headers['content-length'] ?? 0);
    const given = new AbortController();
    const timer = setTimeout(() => given.abort(), limit + (size / LEAST_UPLOAD_RATE) * 1000);
    timer.unref();
    const response = await handle(request, { ...options, abortSignal: given.signal });
    const isContent = method === 'GET' && query['list-type'] === undefined;
    if (isContent) clearTimeout(timer);
    return response;
  };
}

/**
 * Passes on the content of a file as long as it does not come too slowly. Only the time that is spent waiting counts.
 *
 * @param grace - milliseconds that the service may be slow for in all.
 */
export async function* atLeastRate(source: Readable, grace: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  let [bytes, waited] = [0, 0];
  try {
    for (;;) {
      const from = performance.now();
      const arrived = new AbortController();
      const allowed = grace + (bytes / LEAST_READ_RATE) * 1000 - waited;
      const late = wait(Math.max(0, allowed), 'late' as const, { signal: arrived.signal });
      late.catch(() => undefined);
      const next = await Promise.race([chunks.next(), late]).finally(() => arrived.abort());
      if (next === 'late') throw new TooSlowError('the content came too slowly');
      if (next.done === true) return;
      waited += performance.now() - from;
      bytes += next.value.length;
      yield next.value;
    }
  } finally {
    source.destroy();
  }
}
