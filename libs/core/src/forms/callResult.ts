import type { CallFailure, Result } from '@parlour/contract';

// On its own, since every page with a machine loads it.

const isResult = (output: unknown): boolean =>
  typeof output === 'object' &&
  output !== null &&
  'ok' in output &&
  ((output.ok === true && 'value' in output) || (output.ok === false && 'failure' in output));

/**
 * Returns the result that an actor of the app resolved to. Anything else is a failure (core/forms-11): a program without types
 * may provide an actor that resolves to nothing, and only what the server confirmed counts as done.
 */
export function callResultOf<Value, Failure>(
  output: Result<Value, Failure>,
): Result<Value, Failure | CallFailure> {
  return isResult(output) ? output : failedResult('no result');
}

/** Returns the failure of a call that threw, which calls never do. It has no message for the member. */
export function unexpectedFailure(error: unknown): CallFailure {
  return { kind: 'transport', reason: 'network', message: '', detail: String(error) };
}

const failureKinds: ReadonlySet<unknown> = new Set<CallFailure['kind']>([
  'transport',
  'contract',
  'domain',
]);

const isCallFailure = (cause: unknown): cause is CallFailure =>
  typeof cause === 'object' && cause !== null && 'kind' in cause && failureKinds.has(cause.kind);

/** Returns a call's failure as it is, and anything else, such as what a program threw, as an unexpected one. */
export function callFailureOf(cause: unknown): CallFailure {
  return isCallFailure(cause) ? cause : unexpectedFailure(cause);
}

/** Returns the result of a call that threw. */
export function failedResult(error: unknown): Result<never, CallFailure> {
  return { ok: false, failure: unexpectedFailure(error) };
}
