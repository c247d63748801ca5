import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the open change requests of members, the oldest first. */
export const listChangeRequests: ClientFunction<typeof staff.listChangeRequests> = clientFunction(
  staff.listChangeRequests,
  'The change requests could not be loaded.',
);

/** Counts the open change requests of members. */
export const countChangeRequests: ClientFunction<typeof staff.countChangeRequests> = clientFunction(
  staff.countChangeRequests,
  'The change requests could not be counted.',
);

/** Carries out a change request, after the member was called back. */
export const acceptChangeRequest: ClientFunction<typeof staff.acceptChangeRequest> = clientFunction(
  staff.acceptChangeRequest,
  'The change was not made.',
);

/** Declines a change request. */
export const declineChangeRequest: ClientFunction<typeof staff.declineChangeRequest> =
  clientFunction(staff.declineChangeRequest, 'The change request was not declined.');
