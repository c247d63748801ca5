import { useSelector } from '@xstate/react';
import { useServices } from '../services.ts';

/** Whether a member is signed in, kept up to date. */
export const useIsMember = (): boolean =>
  useSelector(useServices().session, ({ context }) => context.session !== null);
