/** A value, or the reason why there is none. Errors are values: nothing in this library throws to its caller. */
export type Result<Value, Problem> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Problem };

/** The result that holds a value. */
export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** The result that says why there is no value. */
export const failed = <Problem>(failure: Problem): Result<never, Problem> => ({
  ok: false,
  failure,
});
