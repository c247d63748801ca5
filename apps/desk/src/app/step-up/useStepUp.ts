import type { CallFailure, Result } from '@parlour/contract';
import { createContext, use } from 'react';

/** Asks who is signed in to prove it again. Resolves to whether they did. */
export const StepUpContext = createContext<() => Promise<boolean>>(() => Promise.resolve(false));

/** Makes a call, and once more after a fresh proof where the server wants one (`desk/app-11`). */
export type CallAfterStepUp = <Value>(
  call: () => Promise<Result<Value, CallFailure>>,
) => Promise<Result<Value, CallFailure>>;

const needsStepUp = (failure: CallFailure) =>
  failure.kind === 'domain' && failure.code === 'step_up_required';

/** Returns {@link CallAfterStepUp}. Without a proof the call fails as it did. */
export function useStepUp(): CallAfterStepUp {
  const ask = use(StepUpContext);
  return async (call) => {
    const result = await call();
    if (result.ok || !needsStepUp(result.failure)) return result;
    return (await ask()) ? call() : result;
  };
}
