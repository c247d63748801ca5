import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Fetches the member's own profile, which also holds the `ref` of the links that the member shares. */
export const getProfile: ClientFunction<typeof contract.getProfile> = clientFunction(
  contract.getProfile,
  'Failed to fetch profile',
);

/** Changes the member's own profile. Omitted fields stay unchanged. */
export const updateProfile: ClientFunction<typeof contract.updateProfile> = clientFunction(
  contract.updateProfile,
  'Failed to update profile',
);

/** Asks the club to change a field that only the club may change. */
export const submitChangeRequest: ClientFunction<typeof contract.submitChangeRequest> =
  clientFunction(contract.submitChangeRequest, 'Failed to submit change request');
