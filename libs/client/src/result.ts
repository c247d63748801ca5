import type { Result } from '@parlour/contract';

/** Creates a result with a value. */
export function success<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

/** Creates a result with a failure. */
export function failed<Failure>(failure: Failure): Result<never, Failure> {
  return {
    ok: false,
    failure,
  };
}
