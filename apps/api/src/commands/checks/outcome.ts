import type { OperationCheck } from '@parlour/contract/staff';

/** What a check found: a failure keeps the club from working, a warning does not. */
export interface Outcome {
  /** What was checked, in a word or two. */
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'failure';
  /** What was found, and what to do. */
  readonly message: string;
}

const STATE_WIDTH = 'failure'.length;
const NAME_WIDTH = 'configuration'.length;

/** Writes an outcome as a line of the terminal. */
export function lineOf({ name, state, message }: Outcome): string {
  return `${state.padEnd(STATE_WIDTH)}  ${name.padEnd(NAME_WIDTH)}  ${message}`;
}

/** Turns a check that the desk shows too into an outcome. What is incomplete there fails a real club. */
export function outcomeOf(
  { name, state, message }: OperationCheck,
  { isProduction }: { readonly isProduction: boolean },
): Outcome {
  if (state === 'works') return { name, state: 'ok', message };
  const isFailure = state === 'failed' || (state === 'incomplete' && isProduction);
  return { name, state: isFailure ? 'failure' : 'warning', message };
}
