import type { CallFailure, CodeRequest, CodeVerification, Result, SignIn } from '@parlour/contract';
import { signInMachine } from '@parlour/core';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useServices } from '../../app/services.ts';

/**
 * Binds the sign-in machine to the calls and to the session. The calls' code loads with the first typed character or
 * the first call, to keep it out of the page's first load.
 */
export function useSignIn() {
  const { loadData, session } = useServices();
  const loadCalls = useCallback(async () => {
    const [{ client }, { createSignInCalls }] = await Promise.all([
      loadData(),
      import('./signInCalls.ts'),
    ]);
    return createSignInCalls(client);
  }, [loadData]);
  const machine = useMemo(
    () =>
      signInMachine.provide({
        actors: {
          requestCode: fromPromise<Result<unknown, CallFailure>, CodeRequest>(async ({ input }) =>
            (await loadCalls()).requestCode(input),
          ),
          verifyCode: fromPromise<Result<SignIn, CallFailure>, CodeVerification>(
            async ({ input }) => (await loadCalls()).verifyCode(input),
          ),
        },
      }),
    [loadCalls],
  );
  const [snapshot, send] = useMachine(machine);
  const { signIn } = snapshot.context;
  const hasTyped = snapshot.context.email !== '';

  useEffect(() => {
    // A failure surfaces with the first call, which loads the code again.
    if (hasTyped) loadCalls().catch(() => undefined);
  }, [hasTyped, loadCalls]);

  useEffect(() => {
    if (signIn !== null) session.send({ type: 'session.signedIn', signIn });
  }, [signIn, session]);

  return [snapshot, send] as const;
}
