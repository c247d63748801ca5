import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

export const getDestination: ClientFunction<typeof contract.getDestination> = clientFunction(
  contract.getDestination,
  'Failed to fetch destination',
);
