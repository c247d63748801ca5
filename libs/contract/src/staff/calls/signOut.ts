import type { Call } from '../../call.ts';
import { noData } from '../../calls/sharedSchemas.ts';

/** Ends the session of this call. */
export const signOutStaff = {
  method: 'POST',
  path: '/api/staff/sign-out',
  access: { kind: 'staff', permission: 'account.own' },
  summary: 'Ends the session of this call.',
  failure: 'You could not be signed out.',
  data: noData,
} as const satisfies Call;
