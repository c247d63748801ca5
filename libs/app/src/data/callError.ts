import type { CallFailure, Result } from '@parlour/contract';
import { isOffline, isSubjectMissing, isUnauthorized } from '@parlour/core';

/** A failed call, thrown for the query cache. Its message is shown to the member. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/**
 * Returns the value of a call's result. This is the only place that turns a failure into an exception.
 * @throws {CallError} if the call failed
 */
export async function valueOf<Value>(call: Promise<Result<Value, CallFailure>>): Promise<Value> {
  const result = await call;
  if (!result.ok) throw new CallError(result.failure);
  return result.value;
}

/** Whether a call failed because nobody is signed in. */
export function isUnauthorizedError(error: Error): boolean {
  return error instanceof CallError && isUnauthorized(error.failure);
}

/** Whether a call failed because its caller may not make it. */
export function isForbiddenError(error: Error): boolean {
  return (
    error instanceof CallError &&
    error.failure.kind === 'domain' &&
    error.failure.code === 'forbidden'
  );
}

/** Whether a call failed because the page's subject does not exist. */
export function isMissingError(error: Error | null): boolean {
  return error instanceof CallError && isSubjectMissing(error.failure);
}

/** Whether a call failed because the network was known to be missing. */
export function isOfflineError(error: Error | null): boolean {
  return error instanceof CallError && isOffline(error.failure);
}
