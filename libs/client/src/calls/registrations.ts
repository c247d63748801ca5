import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

export const registerForEvent = clientFunction(contract.registerForEvent, 'Registration failed');

/** Cancels the member's registration. Repeated calls change nothing. */
export const cancelRegistration = clientFunction(
  contract.cancelRegistration,
  'Failed to cancel registration',
);

/** Lists the member's own registrations, the last made first. */
export const listRegistrations = clientFunction(
  contract.listRegistrations,
  'Failed to fetch registrations',
);
