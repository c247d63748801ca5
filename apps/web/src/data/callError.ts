import type { Failure, Result } from '@parlour/client';
import type { ErrorCode } from '@parlour/contract';

/** A failed call as the query cache and the machines expect one: thrown. Its message is the member's sentence. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: Failure;
  /** HTTP status, undefined where no answer came. */
  readonly status: number | undefined;
  /** The server's reason, undefined where it gives none. */
  readonly code: ErrorCode | undefined;
  /** The field that the server names, as it stands in the payload; undefined where it names none. */
  readonly field: string | undefined;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
    this.status = 'status' in failure ? failure.status : undefined;
    this.code = 'code' in failure ? failure.code : undefined;
    this.field = 'field' in failure ? failure.field : undefined;
  }
}

/** The value of a call's result. Throws a {@link CallError} where it failed: the one place where values become throws. */
export async function valueOf<Value>(call: Promise<Result<Value, Failure>>): Promise<Value> {
  const result = await call;
  if (!result.ok) throw new CallError(result.failure);
  return result.value;
}

/** Whether an error is the server's word that one has to sign in first. */
export const isRefused = (error: Error): boolean =>
  error instanceof CallError && error.status === 401;

/**
 * Whether an error is the server's word that an address leads to nothing, since it names nothing or could not, or since
 * nothing was returned for it (spec section 8).
 */
export const leadsNowhere = (error: Error | null): boolean =>
  error instanceof CallError &&
  (error.status === 404 ||
    error.status === 400 ||
    (error.failure.kind === 'contract' && error.failure.isEmpty === true));
