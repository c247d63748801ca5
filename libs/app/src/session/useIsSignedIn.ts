import { useAppServices } from './services.ts';
import { useSession } from './useSession.ts';

/** Whether anyone is signed in. Updates with the session. */
export function useIsSignedIn(): boolean {
  return useSession(useAppServices().session) !== null;
}
