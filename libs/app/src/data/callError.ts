import type { CallFailure, Result } from '@parlour/contract';

/** A failed call, thrown for the query cache. Its message is shown to the member. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined;

  constructor(failure: CallFailure) {
    super(failure.message);
    this.failure = failure;
    this.status = 'status' in failure ? failure.status : undefined;
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

/** Whether the server responded with 401: sign in first. */
export function isUnauthorized(error: Error): boolean {
  return error instanceof CallError && error.status === 401;
}

/** Whether a page's subject does not exist: the server responded with 404, 400 (invalid id) or no data. */
export function isSubjectMissing(error: Error | null): boolean {
  return (
    error instanceof CallError &&
    (error.status === 404 ||
      error.status === 400 ||
      (error.failure.kind === 'contract' && error.failure.isEmpty === true))
  );
}
