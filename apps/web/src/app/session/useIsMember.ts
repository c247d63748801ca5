import { useSelector } from '@xstate/react';
import { useServices } from '../services.ts';

/** Whether a member is signed in. Updates with the session. */
export function useIsMember(): boolean {
  return useSelector(useServices().session, ({ context }) => context.session !== null);
}
