import type { Session } from '@parlour/core';
import { useSyncExternalStore } from 'react';
import type { SessionActor } from './createSession.ts';
import { useAppServices } from './services.ts';

/** Returns the session and updates with it; null without one. It loads less than `useSelector` of XState would. */
export function useSession(actor: SessionActor): Session | null {
  const read = () => actor.getSnapshot().context.session;
  return useSyncExternalStore(
    (onChange) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    read,
    read,
  );
}

/** Whether anyone is signed in. Updates with the session. */
export function useIsSignedIn(): boolean {
  return useSession(useAppServices().session) !== null;
}
