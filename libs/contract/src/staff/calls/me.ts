import type { Call } from '../../call.ts';
import { signedInStaffSchema } from '../staffMember.ts';

/** Finds out who is signed in. */
export const getMe = {
  method: 'GET',
  path: '/api/staff/me',
  access: { kind: 'staff', permission: 'account.own' },
  summary: 'Who is signed in.',
  failure: 'The desk could not be loaded.',
  data: signedInStaffSchema,
} as const satisfies Call;
