import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Finds out who is signed in to the desk. */
export const getMe: ClientFunction<typeof staff.getMe> = clientFunction(
  staff.getMe,
  'The desk could not be loaded.',
);

/** Ends the session of the desk at the server. */
export const signOutStaff: ClientFunction<typeof staff.signOutStaff> = clientFunction(
  staff.signOutStaff,
  'You could not be signed out.',
);
