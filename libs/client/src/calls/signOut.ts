import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

/** Ends the session of the call at the server. */
export const signOut = clientFunction(contract.signOut, 'Failed to sign out');
