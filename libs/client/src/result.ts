/** A value or a failure. No function of this library throws to its caller (CL18). */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

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
