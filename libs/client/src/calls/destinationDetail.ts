import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

export const getDestination = clientFunction(
  contract.getDestination,
  'Failed to fetch destination',
);
