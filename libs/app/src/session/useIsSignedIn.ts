import { useSelector } from '@xstate/react';
import { useAppServices } from './services.ts';

/** Whether anyone is signed in. Updates with the session. */
export function useIsSignedIn(): boolean {
  return useSelector(useAppServices().session, ({ context }) => context.session !== null);
}
