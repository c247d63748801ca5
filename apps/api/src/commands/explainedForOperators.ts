import { ApiError } from '../errors/apiError.ts';
import { isDatabaseUnavailable } from '../platform/postgres/connectionErrors.ts';
import { isDiskFull } from '../platform/process/diskFull.ts';

/** Why a command can not reach a database that no server runs. */
export const EMBEDDED_IS_AWAY =
  'the database can not be reached: the embedded one runs only while the server does';

/**
 * Runs work on the club's storage, and gives its errors a message for operators.
 *
 * @param whenFull - what a full disk means.
 */
export async function explainedForOperators<Result>(
  whenFull: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const message = messageOf(error, whenFull);
    throw message === undefined ? error : new Error(message, { cause: error });
  }
}

function messageOf(error: unknown, whenFull: string): string | undefined {
  if (isDiskFull(error)) return whenFull;
  // The store's own message is for members.
  if (error instanceof ApiError && error.code === 'unavailable') {
    return 'FILES_URL: the bucket can not be reached';
  }
  if (isDatabaseUnavailable(error)) {
    return EMBEDDED_IS_AWAY;
  }
  return undefined;
}
