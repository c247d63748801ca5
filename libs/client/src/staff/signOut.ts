import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Ends the session of the desk at the server. */
export const signOutStaff: ClientFunction<typeof staff.signOutStaff> = clientFunction(
  staff.signOutStaff,
  'You could not be signed out.',
);
