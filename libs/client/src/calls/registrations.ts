import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Registers an attendee for an event. Repeated calls return the same number and replace the attendee. */
export const registerForEvent: ClientFunction<typeof contract.registerForEvent> = clientFunction(
  contract.registerForEvent,
  'Registration failed',
);

/** Cancels the member's registration. Repeated calls change nothing. */
export const cancelRegistration: ClientFunction<typeof contract.cancelRegistration> =
  clientFunction(contract.cancelRegistration, 'Failed to cancel registration');

/** Lists the member's own registrations, the last made first. */
export const listRegistrations: ClientFunction<typeof contract.listRegistrations> = clientFunction(
  contract.listRegistrations,
  'Failed to fetch registrations',
);
