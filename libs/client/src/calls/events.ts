import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

/** Lists the events, all or of one category. `ALL` means all. */
export const listEvents = clientFunction(contract.listEvents, 'Failed to fetch events');

export const getEvent = clientFunction(contract.getEvent, 'Failed to fetch event');

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
