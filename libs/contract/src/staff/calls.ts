import type { CallTable } from '../call.ts';
import { getMe } from './calls/me.ts';
import { signOutStaff } from './calls/signOut.ts';

/** The calls of the desk. A table of its own, so that the member app's bundle has none of them. */
export const staffCalls = {
  getMe,
  signOutStaff,
} as const satisfies CallTable;

/** The table of the desk's calls as a type. */
export type StaffCalls = typeof staffCalls;
/** The name of a call of the desk. */
export type StaffCallName = keyof StaffCalls;
