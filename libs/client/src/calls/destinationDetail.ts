import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Fetches one destination with its neighborhoods and vendors, for a member or a visitor with a `ref`. */
export const getDestination: ClientFunction<typeof contract.getDestination> = clientFunction(
  contract.getDestination,
  'Failed to fetch destination',
);
