import type { Readable } from 'node:stream';
import { createFileInJson } from './fileInJson.ts';
import { invalidInput, ApiError } from '../../errors/apiError.ts';

const MEGABYTE = 1024 * 1024;
/** Room for the body beside its file: the other fields, and escapes of slashes in the largest file. */
const REST_ALLOWANCE = 512 * 1024;

/** A body of up to this many times the limit is drained, to keep its connection. */
const DRAIN_FACTOR = 4;

/** The limits of an upload. */
export interface UploadLimits {
  /** The property with the file, as a data URL. */
  readonly field: string;
  /** The most bytes of the file. */
  readonly fileBytes: number;
}

/** The length of the longest body within the limits, in bytes. */
const bodyLimit = ({ fileBytes }: UploadLimits) => Math.ceil(fileBytes / 3) * 4 + REST_ALLOWANCE;

const tooLarge = ({ field, fileBytes }: UploadLimits, isUnread: boolean) =>
  new ApiError(
    'payload_too_large',
    `The ${field} is larger than ${fileBytes / MEGABYTE} MB. Please choose a smaller one.`,
    { field, isUnread },
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
  for await (const chunk of chunksOf(source)) {
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

/** Iterates over the chunks, and leaves the source open at an early end, since the response uses the same connection. */
async function* chunksOf(source: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    }
  } catch {
    throw invalidInput('body', 'The body did not come whole.');
  }
}
