import type { Result } from '@parlour/contract';
import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * Creates the actor that a machine of `@parlour/core` expects for a call. It resolves to the call's result, so that the
 * machine shows a failure as one. The machine that it is provided to gives the types, so that a wrong one fails at the call.
 * @param call makes the call. `signal` aborts once the machine no longer needs the result.
 */
export function callActor<Output extends Result<unknown, unknown>, Input>(
  call: (input: NoInfer<Input>, signal: AbortSignal) => Promise<NoInfer<Output>>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => call(input, signal));
}
