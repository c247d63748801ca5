import type { Call } from '../call.ts';
import { noData } from './sharedSchemas.ts';

/** Ends the session of this call at the server. */
export const signOut = {
  method: 'POST',
  path: '/api/simple-auth/sign-out',
  access: { kind: 'member', viewable: false },
  summary: 'Ends the session of this call.',
  failure: 'Failed to sign out',
  data: noData,
} as const satisfies Call;
