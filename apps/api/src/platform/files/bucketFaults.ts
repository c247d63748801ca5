import * as z from 'zod';
import { ApiError } from '../../errors/apiError.ts';

const RETRY_AFTER = 30;

/** The cause is only logged, never sent. */
const filesUnavailable = (cause: unknown) =>
  Object.assign(
    new ApiError(
      'unavailable',
      'Your documents cannot be reached at the moment. Please try again in a minute.',
      { retryAfter: RETRY_AFTER },
    ),
    { cause },
  );

/** Whether an error or one of its causes has this name. */
const hasName = (error: unknown, name: string): boolean =>
  error instanceof Error && (error.name === name || hasName(error.cause, name));

const statusSchema = z.object({ $metadata: z.object({ httpStatusCode: z.literal(404) }) });

/** A missing file is no fault of the service, but a missing bucket is. */
const isMissingFile = (error: unknown) =>
  error instanceof Error &&
  statusSchema.safeParse(error.cause).success &&
  !hasName(error, 'NoSuchBucket');

/**
 * Makes a call to a bucket, and once more after a fault. A service that is silent or drips is not waited for twice.
 *
 * @param limit - milliseconds until a call is not made again.
 */
export async function tryTwice<Result>(
  limit: number,
  call: () => Promise<Result>,
): Promise<Result> {
  const from = performance.now();
  try {
    return await call().catch((error: unknown) => {
      if (
        isMissingFile(error) ||
        hasName(error, 'TimeoutError') ||
        performance.now() - from >= limit
      ) {
        throw error;
      }
      return call();
    });
  } catch (error) {
    throw isMissingFile(error) ? error : filesUnavailable(error);
  }
}

/** Passes on what a bucket sends, and reports a fault in the middle of it. */
export async function* withUnavailability<Value>(
  source: AsyncIterable<Value>,
): AsyncGenerator<Value> {
  try {
    yield* source;
  } catch (error) {
    throw filesUnavailable(error);
  }
}
