import type { CallFailure, Result } from '@parlour/contract';
import { unexpectedFailure } from './formIssues.ts';

const isResult = (output: unknown): boolean =>
  typeof output === 'object' &&
  output !== null &&
  (('value' in output && 'ok' in output && output.ok === true) ||
    ('failure' in output && 'ok' in output && output.ok === false));

/**
 * Returns the result that an actor of the app resolved to. Anything else is a failure (FM11): a program without types
 * may provide an actor that resolves to nothing, and only what the server confirmed counts as done.
 */
export function callResultOf<Value, Failure>(
  output: Result<Value, Failure>,
): Result<Value, Failure | CallFailure> {
  return isResult(output) ? output : failedResult('The actor did not resolve to a result.');
}

/** Returns the result of a call that threw, which calls never do. */
export function failedResult(error: unknown): Result<never, CallFailure> {
  return { ok: false, failure: unexpectedFailure(error) };
}
