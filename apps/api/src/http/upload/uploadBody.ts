import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createFileInJson } from './fileInJson.ts';
import { invalidInput, ApiError } from '../../errors/apiError.ts';

const MEGABYTE = 1024 * 1024;
/** Room for the body beside its file: the other fields, and escapes of slashes in the largest file. */
const REST_ALLOWANCE = 512 * 1024;

/** A body of up to this many times the limit is drained, to keep its connection. Other bodies have `DRAINED_BODY`. */
const DRAIN_FACTOR = 4;

/** The least rate of a sender, in bytes a second, after a grace of some seconds. A slower one would hold its place. */
const LEAST_RATE = 8 * 1024;
const GRACE = 10_000;

/** The limits of an upload. */
export interface UploadLimits {
  /** The property with the file, as a data URL. */
  readonly field: string;
  /** The most bytes of the file. */
  readonly fileBytes: number;
  /** Milliseconds that the sender may be slow for in all. By default ten seconds. */
  readonly grace?: number;
}

/** The length of the longest body within the limits, in bytes. */
const bodyLimit = ({ fileBytes }: UploadLimits) => Math.ceil(fileBytes / 3) * 4 + REST_ALLOWANCE;

const tooLarge = ({ field, fileBytes }: UploadLimits, isUnread: boolean) =>
  new ApiError(
    'payload_too_large',
    `The ${field} is larger than ${fileBytes / MEGABYTE} MB. Please choose a smaller one.`,
    { field, isUnread },
  );

const tooSlow = ({ field }: UploadLimits) =>
  new ApiError(
    'invalid_input',
    `The ${field} came too slowly. Please try again with a better connection.`,
    { field, status: 408, isUnread: true },
  );

/**
 * Reads a JSON body with a file, and passes the file on chunk by chunk, each after the one before is consumed.
 *
 * @param contentLength - the length from the header, in bytes, or NaN.
 * @param consume - consumes the next bytes of the file.
 * @returns the body without its file, and the media type from the file's data URL, undefined without a file.
 * @throws ApiError, though a body within the limits is still read to its end.
 */
export async function readUploadBody(
  source: Readable,
  contentLength: number,
  limits: UploadLimits,
  consume: (bytes: Buffer) => Promise<void>,
) {
  const limit = bodyLimit(limits);
  // A body that is only somewhat too long is drained, since a client reads no response while it still sends.
  if (contentLength > limit) throw tooLarge(limits, contentLength > DRAIN_FACTOR * limit);
  const file = createFileInJson(limits.field);
  let [bodyBytes, fileBytes] = [0, 0];
  let firstError: Error | undefined;
  const consumeChunk = async (chunk: Buffer) => {
    for (const bytes of file.read(chunk)) {
      fileBytes += bytes.length;
      if (fileBytes > limits.fileBytes) throw tooLarge(limits, false);
      await consume(bytes);
    }
  };
  for await (const chunk of chunksOf(source, () => tooSlow(limits), limits.grace)) {
    bodyBytes += chunk.length;
    if (bodyBytes > limit) throw tooLarge(limits, true);
    if (firstError !== undefined) continue;
    await consumeChunk(chunk).catch((error: unknown) => {
      firstError = error instanceof Error ? error : new Error(String(error));
    });
  }
  if (firstError !== undefined) throw firstError;
  return file.end();
}

/**
 * Iterates over the chunks, and leaves the source open at an early end, since the response uses the same connection. Only
 * the time that it waits for the sender counts towards the least rate.
 */
async function* chunksOf(
  source: Readable,
  tooSlowError: () => ApiError,
  grace = GRACE,
): AsyncGenerator<Buffer> {
  const chunks = source.iterator({ destroyOnReturn: false });
  let [bytes, waited] = [0, 0];
  for (;;) {
    const from = performance.now();
    const arrived = new AbortController();
    const allowed = grace + (bytes / LEAST_RATE) * 1000 - waited;
    const late = wait(Math.max(0, allowed), 'late' as const, { signal: arrived.signal });
    const next = await Promise.race([nextOf(chunks), late]).finally(() => arrived.abort());
    late.catch(() => undefined);
    if (next === 'late') throw tooSlowError();
    if (next.done === true) return;
    const chunk = Buffer.isBuffer(next.value) ? next.value : Buffer.from(String(next.value));
    waited += performance.now() - from;
    bytes += chunk.length;
    yield chunk;
  }
}

const nextOf = (chunks: AsyncIterator<unknown>) =>
  chunks.next().catch(() => {
    throw invalidInput('body', 'The body did not come whole.');
  });
