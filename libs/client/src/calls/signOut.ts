import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Ends the session of the call at the server. */
export const signOut: ClientFunction<typeof contract.signOut> = clientFunction(
  contract.signOut,
  'Failed to sign out',
);
