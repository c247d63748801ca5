import type { CodeRequest, CodeVerification, SignIn } from '@parlour/contract';
import { loginMachine } from '@parlour/core';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useServices } from '../../services.ts';

/**
 * The login machine on the calls of this app. The calls' code is loaded with the first one, or with the first letter
 * typed, because the page is there to be typed in before anything is sent. The sign-in goes to the session.
 */
export function useLogin() {
  const { loadData, session } = useServices();
  const machine = useMemo(
    () =>
      loginMachine.provide({
        actors: {
          requestCode: fromPromise<unknown, CodeRequest>(async ({ input }) =>
            (await loadData()).signIn.requestCode(input),
          ),
          verifyCode: fromPromise<SignIn, CodeVerification>(async ({ input }) =>
            (await loadData()).signIn.verifyCode(input),
          ),
        },
      }),
    [loadData],
  );
  const [snapshot, send] = useMachine(machine);
  const { signIn } = snapshot.context;
  const hasTyped = snapshot.context.email !== '';

  useEffect(() => {
    if (hasTyped) void loadData();
  }, [hasTyped, loadData]);

  useEffect(() => {
    if (signIn !== null) session.send({ type: 'session.signedIn', signIn });
  }, [signIn, session]);

  return [snapshot, send] as const;
}
