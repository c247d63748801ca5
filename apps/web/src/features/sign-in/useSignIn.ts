import { callActor } from '@parlour/client/actors';
import type { CodeRequest, CodeVerification } from '@parlour/contract';
import { type RequestedCode, serializeRequestedCode, signInMachine } from '@parlour/core';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useServices } from '../../app/services.ts';

/**
 * Binds the sign-in machine to the calls and to the session. The calls' code loads with the first typed character or
 * the first call, to keep it out of the page's first load. The tab's storage remembers a requested code.
 * @param requested the code that was requested before and is still valid, or null
 */
export function useSignIn(requested: RequestedCode | null) {
  const { loadData, session, storageKeys, tabStorage } = useServices();
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
          requestCode: callActor(async (body: CodeRequest) =>
            (await loadCalls()).requestCode(body),
          ),
          verifyCode: callActor(async (body: CodeVerification) =>
            (await loadCalls()).verifyCode(body),
          ),
        },
        actions: {
          saveRequestedCode: (_, { requested }) => {
            const key = storageKeys.requestedCode;
            if (requested === null) tabStorage.removeItem(key);
            else tabStorage.setItem(key, serializeRequestedCode(requested));
          },
        },
      }),
    [loadCalls, storageKeys, tabStorage],
  );
  const [snapshot, send] = useMachine(machine, { input: { requested, now: Date.now } });
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
